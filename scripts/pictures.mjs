// npm run pictures: compares every story with its reference picture. npm run pictures -- chat/ Button: only story files
// whose path contains a word. npm run pictures -- accept [word …]: stores what differs as the new references.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasBrowser } from './browser.mjs';
import { root, taskArguments } from './lib.mjs';
import { isCalibrated, isCalibration, storeCalibration } from './pictures/calibration.mjs';
import { comparePictures, retryDifferences } from './pictures/compare.mjs';
import { writeContactSheet } from './pictures/contact-sheet.mjs';
import { startRendering } from './pictures/pages.mjs';
import {
  readEnvironment,
  storedFiles,
  writeEnvironment,
  writeReferences,
} from './pictures/references.mjs';
import { checkComparison } from './pictures/self-check.mjs';
import { toReference } from './pictures/signature.mjs';

const report = taskArguments
  .find((word) => word.startsWith('--report='))
  ?.slice('--report='.length);
const words = taskArguments.filter((word) => !word.startsWith('--'));
const isAccepting = words[0] === 'accept';
const filters = isAccepting ? words.slice(1) : words;
const isChosen = (file) => filters.length === 0 || filters.some((word) => file.includes(word));

const fontFile = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** References are of Debian's Chromium and fonts. */
function reasonToSkip() {
  if (process.platform !== 'linux')
    return `The references are of Linux, and this is ${process.platform}.`;
  if (!hasBrowser) return 'No browser was found.';
  if (!existsSync(fontFile))
    return 'Install the fonts of the references: fonts-noto-cjk, fonts-noto-color-emoji.';
  return undefined;
}

async function end({ passed = 0, reasons = [], flaky = [], warnings = [] }) {
  if (report) {
    const counts = { passed, failed: reasons.length, reasons, flaky, warnings };
    await mkdir(join(root, 'test-results'), { recursive: true });
    await writeFile(report, JSON.stringify(counts));
  } else {
    for (const line of warnings) console.log(`⚠ ${line}`);
    for (const line of flaky) console.log(`⚠ differed, then did not: ${line}`);
    for (const line of reasons) console.log(`✗ ${line}`);
  }
  console.log(`${passed} pictures passed, ${reasons.length} failed`);
  process.exit(reasons.length > 0 ? 1 : 0);
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const nameOf = ({ browser, fonts }) => `Chromium ${browser} (${fonts.join(', ')})`;

/** Returns why differences may come from the browser or fonts, or undefined. */
async function environmentWarning({ environment }, page) {
  const stored = await readEnvironment();
  if (stored === undefined || isSame(stored, environment) || (await isCalibrated(page))) return;
  return `The references were made with ${nameOf(stored)}. ${nameOf(environment)} draws differently, so changed pictures do not fail. Accept them again: npm run pictures -- accept`;
}

async function accept(rendering, page, results, isDrawnDifferently) {
  let changed = 0;
  for (const { file, references, shown, differences } of results) {
    if (differences.length === 0 && !isDrawnDifferently) continue;
    const differing = new Map(differences.map((difference) => [difference.name, difference]));
    const next = new Map();
    for (const { name, isBroken } of differences) {
      if (isBroken && references.has(name)) next.set(name, references.get(name));
    }
    for (const [name, picture] of shown) {
      const isKept = !isDrawnDifferently && !differing.has(name);
      next.set(
        name,
        isKept ? references.get(name) : toReference(differing.get(name)?.shown ?? picture),
      );
    }
    changed += differing.size;
    await writeReferences(file, next);
  }
  const files = new Set(results.map(({ file }) => file));
  if (filters.length === 0) {
    for (const file of storedFiles()) {
      if (!files.has(file) && !isCalibration(file)) await writeReferences(file, new Map());
    }
    if (isDrawnDifferently || !isSame(await readEnvironment(), rendering.environment)) {
      await storeCalibration(page);
      await writeEnvironment(rendering.environment);
    }
  }
  console.log(`${changed} pictures accepted.`);
}

async function run() {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const rendering = await startRendering();
  console.log(`Rendering with Chromium ${rendering.environment.browser}, ready after ${seconds()}`);
  const page = await rendering.openPage();
  const selfCheck = await checkComparison(page);
  const warning = await environmentWarning(rendering, page);
  if (warning && isAccepting && filters.length > 0) {
    await rendering.close();
    return end({ reasons: [warning] });
  }
  const files = (await page.files()).filter(isChosen).sort();
  const results = await comparePictures(rendering, files, (done, total) => {
    if (done % 50 === 0) console.log(`${done} of ${total} files after ${seconds()}`);
  });
  const flaky = warning ? [] : await retryDifferences(rendering, results);
  const differences = results.flatMap((result) => result.differences);
  const broken = differences.filter(({ isBroken }) => isBroken);
  for (const line of results.flatMap(({ skipped }) => skipped)) console.log(`Skipped: ${line}`);

  const warnings = warning ? [warning] : [];
  const pictures = results.reduce((sum, { shown }) => sum + shown.size, 0);
  console.log(`${pictures} pictures after ${seconds()}`);
  const reasonOf = ({ file, name, reason }) => `${file} ${name}: ${reason}`;
  let reasons = [...selfCheck, ...broken.map(reasonOf)];
  if (isAccepting) {
    if (selfCheck.length === 0) await accept(rendering, page, results, warning !== undefined);
  } else if (differences.length > 0) {
    const sheet = await writeContactSheet(differences);
    console.log(`Differences: ${sheet}`);
    if (warning) warnings.push(`${differences.length} of ${pictures} pictures differ: ${sheet}`);
    // Stories without references were added without accepting them, in every browser.
    const failing = warning
      ? differences.filter(({ isNew, isBroken }) => isNew || isBroken)
      : differences;
    reasons = [...selfCheck, ...failing.map(reasonOf)];
  }
  await rendering.close();
  await end({ passed: pictures - reasons.length, reasons, flaky, warnings });
}

const skipped = reasonToSkip();
if (skipped) await end({ warnings: [`Pictures are not compared. ${skipped}`] });
await run();
