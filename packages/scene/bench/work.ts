import type { Browser } from 'playwright';
import { isQuick } from '../../../scripts/bench-results.mjs';

const seconds = isQuick ? 1 : 6;
/** Milliseconds for the compilation of shaders and the first frames. */
const warmUp = isQuick ? 1000 : 3000;
/** Camera shots of the whole floor, and of the meadow next to it. */
const shots = { true: '17,0,11,0.5,0.8,58', false: '-40,0,60,0.5,1.2,12' };

export async function measureComputeTime(
  browser: Browser,
  port: number,
  people: number,
  isTopView: boolean,
) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(120_000);
  await page.goto(`http://localhost:${port}/?bare&graphics=LOW&shot=${shots[`${isTopView}`]}`);
  await page.waitForFunction(
    (count) => (window.scene?.statistics().people.length ?? 0) > count,
    people,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? 0;
  };
  const frames = () => page.evaluate(() => window.scene.statistics().frames);
  await new Promise((resolve) => setTimeout(resolve, warmUp));
  const [script, task, drawn] = [
    await metric('ScriptDuration'),
    await metric('TaskDuration'),
    await frames(),
  ];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const perSecond = (value: number) => ((value * 1000) / seconds).toFixed(1);
  const result = {
    'script ms a second': perSecond((await metric('ScriptDuration')) - script),
    'task ms a second': perSecond((await metric('TaskDuration')) - task),
    'pictures a second': (((await frames()) - drawn) / seconds).toFixed(1),
  };
  await page.close();
  return result;
}
