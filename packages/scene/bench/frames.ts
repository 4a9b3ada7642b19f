import type { GraphicsQuality } from '@office/vocabulary';
import type { Browser } from 'playwright';
import { isQuick } from '../../../scripts/bench-results.mjs';

const seconds = isQuick ? 1 : 3;
const whole = '17,0,11,0.5,0.8,58';

export interface FrameCase {
  people: number;
  level: GraphicsQuality;
  view: 'room' | 'whole floor';
}

export async function frameTimes(
  browser: Browser,
  port: number,
  { people, level, view }: FrameCase,
) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(120_000);
  const shot = view === 'room' ? '' : `&shot=${whole}`;
  await page.goto(`http://localhost:${port}/?bare&graphics=${level}${shot}`);
  await page.waitForFunction(
    (count) =>
      (window.scene?.statistics().people.length ?? 0) > count &&
      window.scene.statistics().frames > 0,
    people,
  );
  await page.evaluate((chosen) => {
    window.scene.keepQuality();
    window.send('OnChangeGraphicSetting', chosen);
  }, level);
  const measured = await page.evaluate(async (duration) => {
    const canvas = document.querySelector('canvas')!;
    canvas.setPointerCapture = () => undefined;
    const point = (type: string, x: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 300, buttons: 1 }),
      );
    point('pointerdown', 600);
    const times: number[] = [];
    let x = 600;
    let calls = 0;
    let triangles = 0;
    let drawn = window.scene.statistics().frames;
    let last = performance.now();
    // Excludes the first frames, in which shaders are compiled.
    for (let left = 5, end = Infinity; performance.now() < end;) {
      await new Promise(requestAnimationFrame);
      point('pointermove', (x += 3));
      const now = performance.now();
      const statistics = window.scene.statistics();
      if (statistics.frames === drawn) continue;
      drawn = statistics.frames;
      if (left-- > 0) end = now + duration * 1000;
      else times.push(now - last);
      last = now;
      calls = Math.max(calls, statistics.calls);
      triangles = Math.max(triangles, statistics.triangles);
    }
    const { pixels } = window.scene.statistics();
    return { times, calls, triangles, pixels: `${pixels.width}×${pixels.height}` };
  }, seconds);
  await page.close();
  const sorted = measured.times.sort((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return {
    'p50 ms': share(0.5),
    'p95 ms': share(0.95),
    'draw calls': measured.calls,
    triangles: measured.triangles,
    pixels: measured.pixels,
  };
}
