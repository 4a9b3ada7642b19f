// Compares the pictures of story files with their references, on several pages at a time.
import { availableParallelism } from 'node:os';
import { reducePng } from './pages.mjs';
import { readReferences } from './references.mjs';
import { differingCells, haveSameSize } from './signature.mjs';

/** A page waits for frames and for its pictures to be encoded, so there are more pages than cores. */
const pageCount = Math.min(availableParallelism() + 1, 6);

/** With more differences than this, a change affects everything, and rendering again would take as long. */
const retriedDifferences = 150;

/**
 * @typedef {object} FileResult
 * @property {string} file
 * @property {Map<string, object>} references The stored references.
 * @property {Map<string, object>} shown The reduced pictures.
 * @property {object[]} differences With the reason, and the picture unless its story is gone or fails.
 * @property {string[]} skipped Stories without pictures, with their reasons.
 */

/** Renders the files and returns a result of each. */
export async function comparePictures(rendering, files, onProgress = () => {}) {
  const waiting = [...files];
  const results = [];
  const work = async () => {
    let shown = await rendering.openPage();
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      try {
        results.push(await compareFile(shown, file));
      } catch (error) {
        // The page may have crashed. The file is rendered once more on another.
        await shown.close().catch(() => {});
        shown = await rendering.openPage();
        console.log(`${file}: ${error.message} Rendering it again.`);
        results.push(await compareFile(shown, file));
      }
      onProgress(results.length, files.length);
    }
    await shown.close();
  };
  await Promise.all(Array.from({ length: pageCount }, work));
  return results.sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** @returns {Promise<FileResult>} */
async function compareFile(page, file) {
  const references = await readReferences(file);
  const result = { file, references, shown: new Map(), differences: [], skipped: [] };
  const gone = new Set(references.keys());
  const stories = await page.list(file);
  // Right to left is last, because it can shift the next picture of a page, such as in CalendarGrid.
  const isRightToLeft = (mode) => mode.endsWith('-rtl');
  const modes = [...new Set(stories.flatMap((story) => story.modes))].sort(
    (one, other) => isRightToLeft(one) - isRightToLeft(other),
  );
  const comparing = [];
  // All stories in one mode after the other, since resizing a page takes longer than showing a story.
  for (const mode of modes) {
    for (const story of stories) {
      if (story.skip !== undefined || !story.modes.includes(mode)) continue;
      const name = `${story.name} ${mode}`;
      const picture = await take(page, file, name);
      gone.delete(name);
      if (picture.error) {
        result.differences.push({ file, name, reason: picture.error, isBroken: true });
      } else if (picture.sameAs === undefined) comparing.push(add(result, name, picture.png));
      else if (references.has(name)) gone.add(name);
    }
  }
  await Promise.all(comparing);
  for (const { name, skip } of stories) {
    if (skip !== undefined) result.skipped.push(`${file} ${name}: ${skip}`);
  }
  for (const name of gone) {
    const reason = 'the story is gone, or looks the same as an earlier one of its file';
    result.differences.push({ file, name, reason, reference: references.get(name), isGone: true });
  }
  return result;
}

async function take(page, file, name) {
  const [story, mode] = name.split(' ');
  try {
    return await page.take(file, story, mode);
  } catch (error) {
    if (/closed|crashed/i.test(error.message)) throw error;
    return { error: `does not render: ${error.message.split('\n')[0]}` };
  }
}

async function add(result, name, png) {
  const picture = await reducePng(png);
  result.shown.set(name, picture);
  const difference = differenceOf(result.references.get(name), picture);
  if (difference)
    result.differences.push({ file: result.file, name, png, shown: picture, ...difference });
}

function differenceOf(reference, shown) {
  if (reference === undefined) return { reason: 'has no reference', isNew: true };
  const cells = differingCells(reference, shown);
  if (!haveSameSize(reference, shown)) return { reason: 'has another size', reference, cells };
  if (cells.length > 0) return { reason: `${cells.length} cells differ`, reference, cells };
  return undefined;
}

/**
 * Renders each file with differences again in a separate browser, because earlier text of a browser can change the
 * subpixel positions of glyphs. Returns the differences that are gone then.
 */
export async function retryDifferences(rendering, results) {
  const retried = results.filter(({ differences }) => differences.some(canBeRetried));
  const count = retried.reduce((sum, { differences }) => sum + differences.length, 0);
  if (count > retriedDifferences) return [];
  const flaky = [];
  for (const result of retried) {
    const page = await rendering.openSeparatePage();
    const again = await compareFile(page, result.file);
    await page.close();
    const remaining = new Set(again.differences.map(({ name }) => name));
    for (const { name, reason } of result.differences) {
      if (!remaining.has(name)) flaky.push(`${result.file} ${name}: ${reason}`);
    }
    Object.assign(result, again);
  }
  return flaky;
}

/** Excludes stories that are new or gone: they have nothing to compare with. */
const canBeRetried = ({ isNew, isGone }) => !isNew && !isGone;
