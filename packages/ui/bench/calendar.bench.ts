// npm run bench -- calendar [rounds] Measures the calendar with ten people and a thousand meetings
// per week: first render, switching weeks, dragging and dropping, and the code size. The page is a
// production build served with the Content-Security-Policy of the web app; policy violations are
// counted.
import { mainThreadMeter, openBarePage } from '../../../scripts/bench-page.mjs';
import {
  benchArguments,
  isQuick,
  medianRatio,
  reportRatio,
} from '../../../scripts/bench-results.mjs';
import type { CalendarBench } from './calendar-page.tsx';
import { openPage, printTimes } from './openPage.ts';

const rounds = Number(benchArguments[0] ?? (isQuick ? 1 : 30));
const opened = await openPage({
  entry: 'calendar-page.tsx',
  title: 'Calendar',
  separateChunk: { name: 'grid', test: /patterns[\\/](CalendarGrid|dates)[\\/]/ },
});
const { page } = opened;
try {
  const busyMs = await mainThreadMeter(page);
  const results: Record<string, number[]> = { draw: [], week: [], drag: [], drop: [] };
  const busy: Record<string, number[]> = { draw: [], week: [] };
  const measured = async (name: 'draw' | 'week', call: () => Promise<number>) => {
    const before = await busyMs();
    results[name]!.push(await call());
    busy[name]!.push((await busyMs()) - before);
  };
  // The first render runs without JIT warm-up, like a member's first visit.
  const coldMs = await run('draw');
  for (let turn = 0; turn < rounds; turn += 1) {
    await measured('draw', () => run('draw'));
    await measured('week', () => run('switchWeek', 0));
    await measured('week', () => run('switchWeek', 1));
    const { frames, took } = await run('drop', turn);
    results['drag']!.push(...frames);
    results['drop']!.push(took);
  }
  console.log(`first drawing, cold: ${Math.round(coldMs)} ms\nmilliseconds until it is painted`);
  printTimes(results);
  console.log('milliseconds on the main thread');
  printTimes(busy);
  const policyViolations = await opened.policyViolations();
  if (policyViolations.length > 0) throw new Error([...new Set(policyViolations)].join('\n'));

  const ratio = (name: string, value: number) =>
    reportRatio({ bench: 'calendar', name, value, better: 'lower' });
  await (isQuick ? countElements : compareCpu)(ratio);
  ratio('code of the grid, KB gzipped', opened.gzippedSize(/grid.*\.js$/) / 1000);
} finally {
  await opened.close();
}

type Report = (name: string, value: number) => void;

function run<Name extends keyof CalendarBench>(
  name: Name,
  ...values: Parameters<CalendarBench[Name]>
): ReturnType<CalendarBench[Name]> {
  const call = `bench.${name}(${values.join(', ')})`;
  return page.evaluate(call) as ReturnType<CalendarBench[Name]>;
}

/** Divides the elements that are added by those of a bare meeting: one with two texts. */
async function countElements(ratio: Report): Promise<void> {
  const bare = 1000 * 3;
  const drawn = async (call: () => Promise<unknown>) => {
    const before = await opened.drawing();
    await call();
    const { elements, commits } = await opened.drawing();
    return { elements: elements - before.elements, commits: commits - before.commits };
  };
  ratio(
    'first drawing, elements of bare meetings',
    (await drawn(() => run('draw'))).elements / bare,
  );
  await run('switchWeek', 0);
  const { elements, commits } = await drawn(() => run('switchWeek', 1));
  ratio('another week, elements of bare meetings', elements / bare);
  ratio('another week, commits of React', commits);
  ratio(
    'dragging a meeting by eight moves, commits of React',
    (await drawn(() => run('drop', 0))).commits,
  );
}

async function compareCpu(ratio: Report): Promise<void> {
  const busyMs = await mainThreadMeter(page);
  const drawBare = await openBarePage(page.context().browser()!);
  const cpuOf = async (call: () => Promise<unknown>) => {
    const before = await busyMs();
    await call();
    return (await busyMs()) - before;
  };
  const bare = () => drawBare(1000);
  ratio(
    'first drawing, CPU of bare elements',
    await medianRatio(11, { subject: () => cpuOf(() => run('draw')), bare }),
  );
  ratio(
    'another week, CPU of bare elements',
    await medianRatio(11, { subject: (round) => cpuOf(() => run('switchWeek', round % 2)), bare }),
  );
}
