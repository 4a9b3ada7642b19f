import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { benchArguments, isQuick, reportRatio } from '../../../scripts/bench-results.mjs';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import { startFakeOffice } from '../dev/server.ts';
import { launchBrowser } from '../test/browser.ts';
import { memoryOf } from './memory.ts';
import { frameTimes } from './frames.ts';
import { measureComputeTime } from './work.ts';

/**
 * Benchmarks the scene: `npm run bench -- scene` after a build of `@office/scene`.
 *
 * - Frames: the camera orbits, people do not move, and the graphics level is fixed. Headless Chromium renders
 *   on the CPU:
 *   compare levels and growth, not absolute times.
 * - Unseen people: computing time per second while people walk inside or outside the view.
 * - Memory: simulates `--minutes` (30) with a scene change every five seconds, run without waiting.
 *
 * Options to measure less: `--people 10,50` and `--only frames|unseen|memory`.
 */
const { values } = parseArgs({
  args: benchArguments,
  options: {
    minutes: { type: 'string', default: isQuick ? '0.5' : '30' },
    people: { type: 'string', default: isQuick ? '20' : '10,50,200,500' },
    only: { type: 'string' },
  },
});
const wanted = (part: string) => values.only === undefined || values.only === part;

const dist = new URL('../dist/', import.meta.url);
const threeFolder = new URL('./', import.meta.resolve('three'));
const report = (name: string, value: number) =>
  reportRatio({ bench: 'scene', name, value, better: 'lower' });

const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
const size = await gzippedSize(scripts.map((file) => new URL(file, dist)));
const bareSize = await gzippedSize(
  ['three.module.js', 'three.core.js'].map((file) => new URL(file, threeFolder)),
);
report('gzipped code, size of the sources of three.js', size / bareSize);
const browser = await launchBrowser(fullBrowserOptions);
try {
  if (wanted('frames')) await measureFrames(values.people.split(',').map(Number));
  if (wanted('unseen') && !isQuick) await measureHidden();
  if (wanted('memory')) await measureMemory(Number(values.minutes));
} finally {
  await browser.close();
}

async function gzippedSize(files: URL[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(file)).length));
  for (const [index, bytes] of sizes.entries()) {
    const name = files[index]!.pathname.split('/').at(-1);
    console.log(`${name}: ${(bytes / 1024).toFixed(1)} KB gzipped`);
  }
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function printer(): (row: Record<string, string | number>) => void {
  let first = true;
  return (row) => {
    if (first) console.log(`\n${Object.keys(row).join('\t')}`);
    first = false;
    console.log(Object.values(row).join('\t'));
  };
}

async function measureFrames(counts: number[]): Promise<void> {
  const views = isQuick ? (['whole floor'] as const) : (['room', 'whole floor'] as const);
  const levels = isQuick ? (['LOW'] as const) : (['LOW', 'MEDIUM', 'HIGH'] as const);
  const print = printer();
  for (const people of counts) {
    const office = await startFakeOffice({ port: 0, people, frozen: true });
    for (const view of views) {
      for (const level of levels) {
        const result = await frameTimes(browser, office.port, { people, level, view });
        print({ people, level, view, ...result });
        if (!isQuick) continue;
        report('draw calls per person, whole floor', result['draw calls'] / people);
        report('triangles per person, whole floor', result.triangles / people);
      }
    }
    await office.stop();
  }
}

async function measureHidden(): Promise<void> {
  const print = printer();
  const many = 500;
  for (const [people, seen] of [
    [0, false],
    [many, false],
    [many, true],
  ] as const) {
    const office = await startFakeOffice({ port: 0, people });
    const result = await measureComputeTime(browser, office.port, people, seen);
    print({ 'people walking': people, 'in sight': seen ? 'yes' : 'no', ...result });
    await office.stop();
  }
}

async function measureMemory(minutes: number): Promise<void> {
  const office = await startFakeOffice({ port: 0, people: isQuick ? 5 : 50 });
  const growth = await memoryOf(browser, office.port, minutes, printer());
  for (const [what, factor] of Object.entries(growth)) {
    report(`${what} after scene changes, of before`, factor);
  }
  await office.stop();
}
