// npm run bench -- start [rounds] [waterfall] [another checkout]
//
// Opens the sign-in page and `/main` of the production build with an empty cache, on this machine and
// throttled, next to a bare React form. `/main` is opened as a floor plan and in 3D: until the picture of the
// floor, and until the scene shows it and handles input. Chromium renders the scene on the CPU, so a GPU needs
// less time. Quick runs omit 3D. Reports medians. If another built checkout is given, both are measured alternately. The word
// `waterfall` prints the requests of the last throttled visit of the floor plan.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { benchArguments, isQuick, median, reportRatio } from '../../../scripts/bench-results.mjs';
import { fullBrowserOptions, launchOptions } from '../../../scripts/browser.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { serveBareForm } from './bareForm.ts';
import {
  conditions as allConditions,
  measureStart,
  type PageStart,
  type StartTask,
} from './pageStart.ts';
import { ServerProcess } from './serverProcess.ts';
import { signedIn } from './signIn.ts';

const words = benchArguments;
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? (isQuick ? 1 : 5));
const conditions = isQuick ? allConditions.filter(({ network }) => network) : allConditions;
const checkout = words.find((word) => word.includes('/'));
const states = [
  ...(checkout ? [{ suffix: ', before', root: resolve(checkout) }] : []),
  { suffix: '', root: resolve(import.meta.dirname, '../../..') },
];
const offices: { dataDir: string; server: ServerProcess }[] = [];
const form = await serveBareForm();
// Without WebGL, `/main` shows the floor plan.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--disable-3d-apis'],
});
const sceneBrowser = await chromium.launch({
  ...fullBrowserOptions,
  args: [...fullBrowserOptions.args, '--enable-unsafe-swiftshader'],
});
const floorDrawing = '[data-component=FloorPicture], [data-component=PlanView]';
/** The scene has loaded. The overlay may still be fading out. */
const loadedScene =
  '[data-part=Scene]:has(canvas):not(:has([data-component=SceneLoading]:not([data-leaving])))';
try {
  const tasks: Record<string, StartTask & { in3d?: boolean }> = {
    'bare React form': { url: form.url, selectors: ['input[type=email]'] },
  };
  for (const { suffix, root } of states) {
    const dataDir = await mkdtemp(join(tmpdir(), 'office-start-'));
    const server = new ServerProcess(dataDir, await freePort(), { checkout: root });
    offices.push({ dataDir, server });
    await server.start();
    const { cookies } = await signedIn(server.url, 'ren@sakura.example');
    tasks[`sign-in${suffix}`] = { url: `${server.url}/`, selectors: ['input[type=email]'] };
    tasks[`/main${suffix}`] = {
      url: `${server.url}/main`,
      // The picture of the floor, then the plan that can be used.
      selectors: ['nav a[href="/map"]', floorDrawing, '[data-component=PlanView]'],
      counted: floorDrawing,
      cookies,
    };
    if (isQuick) continue;
    tasks[`/main, 3D${suffix}`] = {
      url: `${server.url}/main`,
      selectors: ['[data-component=FloorPicture]', loadedScene],
      cookies,
      in3d: true,
    };
  }
  for (const condition of conditions) {
    const starts = new Map<string, PageStart[]>(Object.keys(tasks).map((name) => [name, []]));
    // The first round is a warm-up of server and browser.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, task] of Object.entries(tasks)) {
        const start = await measureStart(task.in3d ? sceneBrowser : browser, task, condition);
        if (round > 0) starts.get(name)!.push(start);
      }
    }
    console.log(`\n${condition.name}, median of ${rounds}`);
    for (const [name, measured] of starts) report(name, measured);
    if (condition.network) {
      if (isQuick) reportCounts(starts);
      else reportRatios(starts);
      if (words.includes('waterfall')) printWaterfall(starts.get('/main')!);
    }
  }
} finally {
  await Promise.all([browser.close(), sceneBrowser.close()]);
  form.server.close();
  for (const { dataDir, server } of offices) {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function report(name: string, starts: PageStart[]): void {
  const visible = starts[0]!.visible.map((_, index) =>
    Math.round(median(starts.map((start) => start.visible[index]!))),
  );
  const of = (part: 'blocked' | 'requestsBefore' | 'requests' | 'bytes') =>
    Math.round(median(starts.map((start) => start[part])));
  console.log(
    `  ${name.padEnd(19)} visible ${visible.join(' / ')} ms, blocked ${of('blocked')} ms, ` +
      `${of('requestsBefore')} of ${of('requests')} requests before, ${Math.round(of('bytes') / 1000)} kB until idle`,
  );
}

/** Compares the time until each page is usable with the bare form of the same round. */
function reportRatios(starts: Map<string, PageStart[]>): void {
  const bare = starts.get('bare React form')!;
  for (const [page, name] of [
    ['sign-in', 'sign-in usable, time of a bare form'],
    ['/main', 'floor plan usable, time of a bare form'],
  ] as const) {
    const ratios = starts
      .get(page)!
      .map(({ visible }, round) => visible.at(-1)! / bare[round]!.visible.at(-1)!);
    reportRatio({ bench: 'start', name, value: median(ratios), better: 'lower' });
  }
}

/** Counts do not depend on the load of the machine, unlike times. */
function reportCounts(starts: Map<string, PageStart[]>): void {
  const of = (page: string, part: 'bytes' | 'requestsBefore' | 'largestScript' | 'added') =>
    median(starts.get(page)!.map((start) => start[part]));
  const report = (name: string, value: number) =>
    reportRatio({ bench: 'start', name, value, better: 'lower' });
  for (const page of ['sign-in', '/main']) {
    report(`${page}, requests before it is usable`, of(page, 'requestsBefore'));
    report(`${page}, bytes of a bare form`, of(page, 'bytes') / of('bare React form', 'bytes'));
  }
  report('sign-in, largest script of all scripts', of('sign-in', 'largestScript'));
  report('/main, drawings of the floor before it is usable', of('/main', 'added'));
}

function printWaterfall(starts: PageStart[]): void {
  const { waterfall } = starts.at(-1)!;
  const width = 60;
  const end = Math.max(...waterfall.map((request) => request.end));
  const column = (ms: number) => Math.round((ms / end) * width);
  for (const { path, start, end: finished, bytes } of waterfall) {
    const bar = '█'.repeat(Math.max(1, column(finished) - column(start)));
    const line = `${' '.repeat(column(start))}${bar}`.padEnd(width + 1);
    console.log(`    ${line} ${Math.round(start)}–${Math.round(finished)} ms ${bytes} B ${path}`);
  }
}
