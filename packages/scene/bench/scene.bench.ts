import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
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
  options: {
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '10,50,200,500' },
    only: { type: 'string' },
  },
});
const isSelected = (part: string) => values.only === undefined || values.only === part;

const dist = new URL('../dist/', import.meta.url);
for (const file of await readdir(dist)) {
  const size = gzipSync(await readFile(new URL(file, dist))).length / 1024;
  console.log(`${file}: ${size.toFixed(1)} KB gzipped`);
}
const browser = await launchBrowser(fullBrowserOptions);
if (isSelected('frames')) await measureFrames(values.people.split(',').map(Number));
if (isSelected('unseen')) await measureHidden();
if (isSelected('memory')) await measureMemory(Number(values.minutes));
await browser.close();

function printer(): (row: Record<string, string | number>) => void {
  let first = true;
  return (row) => {
    if (first) console.log(`\n${Object.keys(row).join('\t')}`);
    first = false;
    console.log(Object.values(row).join('\t'));
  };
}

async function measureFrames(counts: number[]): Promise<void> {
  const print = printer();
  for (const people of counts) {
    const office = await startFakeOffice({ port: 0, people, frozen: true });
    for (const view of ['room', 'whole floor'] as const) {
      for (const level of ['LOW', 'MEDIUM', 'HIGH'] as const) {
        const result = await frameTimes(browser, office.port, { people, level, view });
        print({ people, level, view, ...result });
      }
    }
    await office.stop();
  }
}

async function measureHidden(): Promise<void> {
  const print = printer();
  for (const [people, isTopView] of [
    [0, false],
    [500, false],
    [500, true],
  ] as const) {
    const office = await startFakeOffice({ port: 0, people });
    const result = await measureComputeTime(browser, office.port, people, isTopView);
    print({ 'people walking': people, 'in sight': isTopView ? 'yes' : 'no', ...result });
    await office.stop();
  }
}

async function measureMemory(minutes: number): Promise<void> {
  const office = await startFakeOffice({ port: 0, people: 50 });
  await memoryOf(browser, office.port, minutes, printer());
  await office.stop();
}
