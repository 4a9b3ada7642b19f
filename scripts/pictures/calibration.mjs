// A page without code of the product. If it looks as it did when the references were made, browser and fonts draw alike,
// and every other difference is one of the product, even if versions have changed.
import { reducePng } from './pages.mjs';
import { readReferences, writeReferences } from './references.mjs';
import { differingCells, haveSameSize, toReference } from './signature.mjs';

const file = 'calibration';
const height = 480;

const html = `<!doctype html><meta charset="utf-8"><body style="margin: 16px; width: 720px; background: #fff">
<p style="font: 400 12px system-ui; color: #60646c">The quick brown fox jumps over 13 lazy dogs. 0123456789</p>
<p style="font: 400 14px system-ui">The quick brown fox jumps over 13 lazy dogs. 会議は10時に始まります。</p>
<p style="font: 600 20px system-ui; letter-spacing: -0.01em">見出し Heading 🎉 👩🏽‍💻 ✅</p>
<p style="font: 14px monospace">const answer = 42;</p>
<p><input value="Text"> <input type="date" value="2026-06-10"> <input type="checkbox" checked>
<input type="range"> <progress value="0.4"></progress> <button>Button</button></p>
<div style="display: flex; gap: 16px">
<div style="width: 80px; height: 80px; border-radius: 12px; background: #5b5bd6"></div>
<div style="width: 80px; height: 80px; border-radius: 50%; border: 1px solid #8b8d98"></div>
<div style="width: 80px; height: 80px; box-shadow: 0 4px 16px #0003; border-radius: 8px"></div>
<div style="width: 80px; height: 80px; background: linear-gradient(45deg, #fff, #3e63dd)"></div>
<svg width="80" height="80" viewBox="0 0 24 24" fill="none" stroke="#1c2024" stroke-width="2">
<circle cx="12" cy="12" r="9"/><path d="M7 13l3 3 7-8"/></svg>
</div>`;

async function reduceCalibration(shown) {
  await shown.page.setContent(html);
  await shown.page.evaluate(() => document.fonts.ready);
  const { png } = await shown.shoot(height);
  await shown.load();
  return reducePng(png);
}

/** Returns whether this browser draws as the browser of the references. */
export async function isCalibrated(shown) {
  const picture = await reduceCalibration(shown);
  const reference = (await readReferences(file)).get(file);
  return (
    reference !== undefined &&
    haveSameSize(reference, picture) &&
    differingCells(reference, picture).length === 0
  );
}

export async function storeCalibration(shown) {
  await writeReferences(file, new Map([[file, toReference(await reduceCalibration(shown))]]));
}

export const isCalibration = (name) => name === file;
