// Proves at the start of each run that the comparison finds changes of a fixture and accepts noise.
import { readPixels, reducePng } from './pages.mjs';
import { differingCells, reduce, toReference } from './signature.mjs';

const part = (name) => `[data-fixture="${name}"]`;

/** Changes of `.storybook/pictures/Fixture.stories.tsx` that must be found. Each runs in the page. */
const mutations = {
  'an accent color one step darker': (selectors) => {
    document.querySelector(selectors.button).style.backgroundColor = 'var(--accent-10)';
  },
  'a text color one step lighter': (selectors) => {
    document.querySelector(selectors.color).style.color = 'var(--gray-11)';
  },
  'an element shifted by 4 px': (selectors) => {
    document.querySelector(selectors.button).style.translate = '4px 0';
  },
  'a text shifted by 4 px': (selectors) => {
    document.querySelector(selectors.text).style.translate = '0 4px';
  },
  'a missing icon': (selectors) => {
    document.querySelector(`${selectors.button} svg`).style.visibility = 'hidden';
  },
  'another label': (selectors) => {
    document.querySelector(selectors.text).textContent = 'The meeting starts at 10:30 in Sakura.';
  },
};

const selectors = { text: part('text'), button: part('button'), color: part('color') };

/** Changes each pixel by up to one level, and each pixel at an edge by up to six, as another rasteriser may. */
function withNoise({ data, width, height, channels }) {
  const noisy = Uint8Array.from(data);
  let seed = 1;
  const random = (levels) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return ((seed >>> 16) % (2 * levels + 1)) - levels;
  };
  for (let at = channels; at < data.length; at++) {
    const isEdge = Math.abs(data[at] - data[at - channels]) > 8;
    noisy[at] = Math.max(0, Math.min(255, data[at] + random(isEdge ? 6 : 1)));
  }
  return { data: noisy, width, height, channels };
}

/** @returns {Promise<string[]>} The failed checks. */
export async function checkComparison(shown) {
  const take = async () => (await shown.take('Fixture', 'Card', 'en-light-desktop')).png;
  const png = await take();
  const pixels = await readPixels(png);
  const reference = toReference(reduce(pixels));
  const failed = [];
  if (differingCells(reference, reduce(pixels)).length > 0)
    failed.push('The same picture differs.');
  if (differingCells(reference, reduce(withNoise(pixels))).length > 0)
    failed.push('Noise counts as a difference.');
  for (const [title, mutate] of Object.entries(mutations)) {
    await shown.load();
    await take();
    await shown.page.evaluate(mutate, selectors);
    const changed = await reducePng((await shown.shoot(pixels.height)).png);
    if (differingCells(reference, changed).length === 0) failed.push(`Not found: ${title}.`);
  }
  await shown.load();
  return failed;
}
