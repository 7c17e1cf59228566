// Runs axe-core over pages in headless Chromium, in every medium a reader may have, and counts what it finds.
//
//   node check.mjs AXE.js CHROMIUM PAGE.html...
//
// It speaks the DevTools protocol over the browser's pipe: no other package is needed. Exit status: 0 no violation, 1 any.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [axePath, chromium, ...pages] = process.argv.slice(2);
if (pages.length === 0) {
  console.error("usage: node check.mjs AXE.js CHROMIUM PAGE.html...");
  process.exit(1);
}
const axe = readFileSync(axePath, "utf8");

const MEDIA = [
  { name: "light", media: "screen", scheme: "light", forced: "none" },
  { name: "dark", media: "screen", scheme: "dark", forced: "none" },
  { name: "forced colours", media: "screen", scheme: "dark", forced: "active" },
  { name: "print", media: "print", scheme: "light", forced: "none" },
  { name: "narrow", media: "screen", scheme: "light", forced: "none", narrow: true },
];
/// The narrowest window in which nothing but tables and drawings may have to be moved sideways (WCAG 1.4.10).
const NARROW = 320;
/// What stands on a sheet of A4 between margins of 15 mm, in pixels of 1/96 inch: nothing may be cut off there.
const PAPER = 680;
/// Milliseconds in which any one step must be done, also on a busy machine.
const PATIENCE = 120_000;

const profile = mkdtempSync(join(tmpdir(), "ansage-axe-"));
const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
const browser = spawn(chromium, [...options, `--user-data-dir=${profile}`, "--remote-debugging-pipe", "about:blank"], {
  stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
});
const [, , , toBrowser, fromBrowser] = browser.stdio;

let lastId = 0;
const waiting = new Map();
const events = [];
let rest = "";
fromBrowser.setEncoding("utf8");
fromBrowser.on("data", (chunk) => {
  const messages = (rest + chunk).split("\0");
  rest = messages.pop();
  for (const message of messages.map((text) => JSON.parse(text))) {
    if (message.id !== undefined) {
      const { done, failed } = waiting.get(message.id);
      waiting.delete(message.id);
      message.error ? failed(new Error(message.error.message)) : done(message.result);
    } else {
      for (const waiter of events.filter((waiter) => waiter.fits(message))) {
        events.splice(events.indexOf(waiter), 1);
        waiter.done(message.params);
      }
    }
  }
});
const ended = new Promise((_, failed) => {
  browser.on("error", failed);
  browser.on("exit", (code) => failed(new Error(`the browser ended (${code})`)));
});
ended.catch(() => {});

function soon(promise, what) {
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${what}: no answer`)), PATIENCE);
  });
  return Promise.race([promise, late, ended]).finally(() => clearTimeout(timer));
}

function call(method, params = {}, sessionId = undefined) {
  const id = ++lastId;
  const answer = new Promise((done, failed) => waiting.set(id, { done, failed }));
  toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
  return soon(answer, method);
}

function event(method, sessionId) {
  const fits = (message) => message.method === method && message.sessionId === sessionId;
  return soon(new Promise((done) => events.push({ fits, done })), method);
}

async function evaluate(expression, session) {
  const params = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await call("Runtime.evaluate", params, session);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/// Makes the window so wide, in pixels.
async function sized(width, session) {
  const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: false };
  await call("Emulation.setDeviceMetricsOverride", metrics, session);
}

async function check(page, session) {
  const loaded = event("Page.loadEventFired", session);
  await call("Page.navigate", { url: pathToFileURL(resolve(page)).href }, session);
  await loaded;
  await evaluate(`${axe}; undefined`, session);
  let violations = 0;
  for (const { name, media, scheme, forced, narrow } of MEDIA) {
    if (narrow) await sized(NARROW, session);
    const features = [
      { name: "prefers-color-scheme", value: scheme },
      { name: "forced-colors", value: forced },
    ];
    await call("Emulation.setEmulatedMedia", { media, features }, session);
    const run = `axe.run(document, { resultTypes: ["violations", "passes", "incomplete"] }).then((found) => ({
      passes: found.passes.length,
      unsure: found.incomplete.map((rule) => rule.id + " (" + rule.nodes.length + ")"),
      violations: found.violations.map((rule) => ({
        id: rule.id, help: rule.help, places: rule.nodes.map((node) => node.target.join(" ") + "\\n      " + node.failureSummary),
      })),
    }))`;
    const found = await evaluate(run, session);
    if (found.passes < 10) throw new Error(`${page}: only ${found.passes} rules were applied`);
    violations += found.violations.length;
    const unsure = found.unsure.length ? `, to be judged by a person: ${found.unsure.join(", ")}` : "";
    console.log(`${basename(page)}, ${name}: ${found.violations.length} violations, ${found.passes} rules passed${unsure}`);
    for (const { id, help, places } of found.violations) {
      console.log(`  ${id}: ${help}`);
      places.slice(0, 5).forEach((place) => console.log(`    ${place}`));
    }
  }
  await call("Emulation.setEmulatedMedia", { media: "", features: [] }, session);
  await sized(NARROW, session);
  const width = await evaluate("document.scrollingElement.scrollWidth", session);
  await call("Emulation.clearDeviceMetricsOverride", {}, session);
  if (width > NARROW) {
    violations += 1;
    console.log(`${basename(page)}, ${NARROW} wide: it must be moved sideways, it is ${width} wide`);
  }
  return violations + (await cutOff(page, session));
}

/// On paper nothing can be moved sideways: what is wider than the sheet is lost.
async function cutOff(page, session) {
  await call("Emulation.setEmulatedMedia", { media: "print", features: [] }, session);
  await sized(PAPER, session);
  const wide = await evaluate(
    `[...document.querySelectorAll("table, svg, p, li, dd, figcaption")].filter((element) =>
      element.getBoundingClientRect().right > ${PAPER} + 1).map((element) => element.localName + ": " + element.textContent.slice(0, 40))`,
    session,
  );
  await call("Emulation.clearDeviceMetricsOverride", {}, session);
  wide.forEach((text) => console.log(`${basename(page)}, on paper: cut off at the right: ${text}`));
  return wide.length;
}

let violations = 0;
try {
  const { targetId } = await call("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await call("Target.attachToTarget", { targetId, flatten: true });
  await call("Page.enable", {}, sessionId);
  for (const page of pages) violations += await check(page, sessionId);
  console.log(`axe-core: ${pages.length} pages, ${MEDIA.length} media each, ${violations} violations`);
} catch (error) {
  console.error(`axe-core could not be run: ${error.message}`);
  violations += 1;
} finally {
  browser.removeAllListeners("exit");
  const gone = new Promise((done) => browser.once("exit", done));
  browser.kill();
  await gone;
  rmSync(profile, { recursive: true, force: true });
}
process.exit(violations === 0 ? 0 : 1);
