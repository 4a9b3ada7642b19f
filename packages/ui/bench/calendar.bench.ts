// npm run bench -- calendar [rounds] Measures the calendar with ten people and a thousand meetings
// per week: first render, switching weeks, dragging and dropping, and the code size. The page is a
// production build served with the Content-Security-Policy of the web app; policy violations are
// counted.
import { openPage, printTimes } from './openPage.ts';

const rounds = Number(process.argv[2] ?? 30);
const opened = await openPage({
  entry: 'calendar-page.tsx',
  title: 'Calendar',
  separateChunk: { name: 'grid', test: /patterns[\\/](CalendarGrid|dates)[\\/]/ },
});
const { page } = opened;
try {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const run = <Result>(call: string) => page.evaluate(`bench.${call}`) as Promise<Result>;
  const results: Record<string, number[]> = { draw: [], week: [], drag: [], drop: [] };
  const busy: Record<string, number[]> = { draw: [], week: [] };
  const measured = async (name: 'draw' | 'week', call: string) => {
    const before = await busyMs();
    results[name]!.push(await run<number>(call));
    busy[name]!.push((await busyMs()) - before);
  };
  // The first render runs without JIT warm-up, like a member's first visit.
  const coldMs = await run<number>('draw()');
  for (let turn = 0; turn < rounds; turn += 1) {
    await measured('draw', 'draw()');
    await measured('week', 'week(0)');
    await measured('week', 'week(1)');
    const { frames, took } = await run<{ frames: number[]; took: number }>(`drop(${turn})`);
    results['drag']!.push(...frames);
    results['drop']!.push(took);
  }
  console.log(`first drawing, cold: ${Math.round(coldMs)} ms\nmilliseconds until it is painted`);
  printTimes(results);
  console.log('milliseconds on the main thread');
  printTimes(busy);
  const policyViolations = (await page.evaluate('window.policyViolations')) as string[];
  console.log(`policy violations: ${policyViolations.length}`, [...new Set(policyViolations)]);
  console.log(
    `the grid's code: ${(opened.gzippedSize(/grid.*\.js$/) / 1000).toFixed(1)} KB gzipped`,
  );
} finally {
  await opened.close();
}
