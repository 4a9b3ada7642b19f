import type { Browser, CDPSession, Page } from 'playwright';
import { isQuick } from '../../../scripts/bench-results.mjs';

const scenes = ['WorldMap', 'MyDesk', 'CharacterCustomize', 'Main'] as const;
/** Simulated seconds per scene, to convert minutes into scene changes. Does not wait. */
const secondsPerScene = 5;
const samples = isQuick ? 2 : 6;

/** Each sample is taken after a garbage collection. Returns the last relative to the first. */
export async function memoryOf(
  browser: Browser,
  port: number,
  minutes: number,
  print: (row: Record<string, string | number>) => void,
): Promise<{ geometries: number; textures: number; listeners: number }> {
  const page = await browser.newPage({
    viewport: { width: 960, height: 600 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(120_000);
  await page.goto(`http://localhost:${port}/?bare&graphics=LOW`);
  await page.waitForFunction(() => (window.scene?.statistics().people.length ?? 0) > 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const rounds = Math.max(samples, Math.round((minutes * 60) / secondsPerScene / scenes.length));
  // Warm-up round, so that resources created once do not count as growth.
  await visitAllScenes(page);
  const first = await takeSample(page, session, 0);
  let last = first;
  print(first);
  for (let round = 1; round <= rounds; round++) {
    await visitAllScenes(page);
    if (round % Math.ceil(rounds / samples) !== 0 && round !== rounds) continue;
    last = await takeSample(page, session, round * scenes.length);
    print(last);
  }
  await page.close();
  return {
    geometries: last.geometries / first.geometries,
    textures: last.textures / first.textures,
    listeners: last.listeners / first.listeners,
  };
}

async function visitAllScenes(page: Page): Promise<void> {
  for (const scene of scenes) {
    // Read before the change, because a scene that does not move is drawn only once.
    const before = await page.evaluate((name) => {
      const { frames } = window.scene.statistics();
      window.events.length = 0;
      window.send('OnSwitchScene', { scene: name });
      return frames;
    }, scene);
    // Other scenes send an event when they are loaded; Main is already loaded.
    if (scene !== 'Main')
      await page.waitForFunction(
        (name) =>
          window.events.some(
            (event) =>
              event.name === 'SetLoadingSceneState' && String(event.parameter).includes(name),
          ),
        scene,
      );
    await page.waitForFunction((frames) => window.scene.statistics().frames > frames, before);
  }
}

async function takeSample(page: Page, session: CDPSession, switches: number) {
  // Excludes the browser's resource timing entries from the measurement.
  await page.evaluate(() => performance.clearResourceTimings());
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { geometries, textures } = await page.evaluate(() => window.scene.statistics());
  return {
    switches,
    'minutes on paper': ((switches * secondsPerScene) / 60).toFixed(1),
    'heap MB': (metric('JSHeapUsedSize') / 1e6).toFixed(1),
    listeners: metric('JSEventListeners'),
    'DOM nodes': metric('Nodes'),
    geometries,
    textures,
  };
}
