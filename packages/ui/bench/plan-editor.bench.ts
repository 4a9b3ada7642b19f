// npm run bench -- plan-editor [rounds] Measures milliseconds between frames while a floor of two
// thousand objects is dragged, moved, zoomed and selected with mouse, wheel and keyboard, and the
// longest main-thread tasks in thread CPU time, which is independent of other load. The page is a
// production build.
import { mainThreadMeter, openBarePage } from '../../../scripts/bench-page.mjs';
import { benchArguments, isQuick, median, reportRatio } from '../../../scripts/bench-results.mjs';
import { openPage, printTimes } from './openPage.ts';

const rounds = Number(benchArguments[0] ?? (isQuick ? 1 : 3));
const rest = isQuick ? 0 : 300;
const opened = await openPage({ entry: 'plan-editor-page.tsx', title: 'Plan editor' });
const { page } = opened;

interface Place {
  x: number;
  z: number;
}

const pointOf = ({ x, z }: Place) =>
  page.evaluate(`bench.pointOf(${x}, ${z})`) as Promise<{ x: number; y: number }>;
const frames = () => page.evaluate('bench.frames()') as Promise<number[]>;
const results: Record<string, number[]> = {};
const tasks: Record<string, number[]> = {};
const devtools = await page.context().newCDPSession(page);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** Returns the five longest main-thread tasks during an action, in milliseconds of thread CPU time. */
async function longestTasks(act: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  );
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one)
    .slice(0, 5);
}

async function measured(name: string, act: () => Promise<void>) {
  await page.waitForTimeout(rest);
  await frames();
  const longest = await longestTasks(async () => {
    await act();
    await page.waitForTimeout(rest);
  });
  (tasks[name] ??= []).push(...longest);
  (results[name] ??= []).push(...(await frames()));
}

async function drag(from: Place, to: Place, steps = 40) {
  const [start, end] = [await pointOf(from), await pointOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps });
  await page.mouse.up();
}

const press = async (place: Place) => {
  const point = await pointOf(place);
  await page.mouse.click(point.x, point.y);
};

try {
  await page.waitForSelector('[data-measured="true"]');
  const desk = { x: 2, z: 3 };
  const away = { x: 8, z: 6 };
  const busyMs = await mainThreadMeter(page);
  const drawn = await opened.drawing();
  const drawBare = await openBarePage(page.context().browser()!);
  const items = (await page.evaluate('bench.items')) as number;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await busyMs();
    await measured('drag a desk', () => drag(desk, away));
    await page.keyboard.press('Control+z');
    await measured('drag a room with all in it', async () => {
      const inside = await pointOf({ x: 30, z: 23 });
      await page.mouse.dblclick(inside.x, inside.y);
      await drag({ x: 26, z: 17.4 }, { x: 40, z: 30 });
    });
    await page.keyboard.press('Control+z');
    await measured('select by a marquee', () => drag({ x: -0.4, z: -0.4 }, { x: 60, z: 45 }));
    await measured('drag these', () => drag(desk, away));
    await page.keyboard.press('Control+z');
    await measured('select all', () => page.keyboard.press('Control+a'));
    await measured('drag all', () => drag(desk, { x: 2.3, z: 3.3 }));
    await measured('undo', () => page.keyboard.press('Control+z'));
    await measured('select one by one', async () => {
      for (let nth = 0; nth < 12; nth += 1) await press({ x: 2 + 12 * (nth % 7), z: 3 });
    });
    await measured('point at items', async () => {
      const [from, to] = [await pointOf({ x: 1, z: 1 }), await pointOf({ x: 80, z: 70 })];
      await page.mouse.move(from.x, from.y);
      await page.mouse.move(to.x, to.y, { steps: 60 });
    });
    await measured('zoom by the wheel', async () => {
      const middle = await pointOf({ x: 30, z: 20 });
      await page.mouse.move(middle.x, middle.y);
      await page.keyboard.down('Control');
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, turn < 14 ? -60 : 60);
      await page.keyboard.up('Control');
    });
    await measured('pan by the wheel', async () => {
      for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(turn % 2 ? 30 : -40, 20);
    });
    await measured('move by arrow keys', async () => {
      for (let turn = 0; turn < 20; turn += 1) await page.keyboard.press('ArrowRight');
    });
    await page.keyboard.press('0');
    await page.keyboard.press('Control+z');
    const cpu = (await busyMs()) - before;
    if (isQuick) continue;
    const bare: number[] = [];
    for (let time = 0; time < 5; time += 1) bare.push(await drawBare(items));
    ratios.push(cpu / median(bare));
  }
  console.log(`${items} items; milliseconds between frames`);
  printTimes(results);
  console.log('the longest tasks of the main thread, in milliseconds of CPU time');
  printTimes(tasks);
  const changes = (await page.evaluate('bench.changes()')) as number;
  if (changes === 0) throw new Error('The plan was not changed');
  const violations = await opened.policyViolations();
  if (violations.length > 0) throw new Error([...new Set(violations)].join('\n'));
  console.log(`changes raised: ${changes}`);
  const report = (name: string, value: number) =>
    reportRatio({ bench: 'plan-editor', name, value, better: 'lower' });
  if (isQuick) {
    const { elements, commits } = await opened.drawing();
    report('all actions, commits of React', commits - drawn.commits);
    report('all actions, elements drawn of the objects', (elements - drawn.elements) / items);
  } else {
    report('all actions, CPU of bare elements', median(ratios));
  }
} finally {
  await opened.close();
}
