import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { startFakeOffice } from '../dev/server.ts';
import { launchBrowser } from '../test/browser.ts';

/**
 * What the scene weighs and costs: `pnpm --filter @office/scene bench` after a build. The frame time is that
 * of a camera that keeps turning, as delivered (the scene lowers its resolution where a machine is slow).
 */
const seconds = 3;
const dist = new URL('../dist/', import.meta.url);
for (const file of await readdir(dist)) {
  console.log(
    `${file}: ${(gzipSync(await readFile(new URL(file, dist))).length / 1024).toFixed(1)} KB gzipped`,
  );
}
const browser = await launchBrowser();
console.log('people\tlevel\tview\tdraw calls\ttriangles\tms a frame');
for (const people of [2, 50, 200]) {
  const office = await startFakeOffice({ port: 0, people });
  for (const graphics of ['LOW', 'MEDIUM', 'HIGH']) {
    for (const view of ['room', 'whole floor']) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(120_000);
      const shot = view === 'room' ? '' : '&shot=17,0,11,0.5,0.8,58';
      await page.goto(`http://localhost:${office.port}/?bare&graphics=${graphics}${shot}`);
      await page.waitForFunction(
        (count) => window.scene?.statistics().people.length >= count,
        people,
      );
      const result = await page.evaluate(async (duration) => {
        const canvas = document.querySelector('canvas')!;
        const begin = window.scene.statistics().frames;
        const start = performance.now();
        const at = (type: string, x: number) =>
          canvas.dispatchEvent(
            new PointerEvent(type, {
              pointerId: 1,
              clientX: x,
              clientY: 300,
              buttons: 1,
              bubbles: true,
            }),
          );
        canvas.setPointerCapture = () => undefined;
        at('pointerdown', 600);
        let x = 600;
        while (performance.now() - start < duration * 1000) {
          await new Promise(requestAnimationFrame);
          at('pointermove', (x += 2));
        }
        const { frames, calls, triangles } = window.scene.statistics();
        return { frame: (performance.now() - start) / (frames - begin), calls, triangles };
      }, seconds);
      const row = {
        people,
        graphics,
        view,
        'draw calls': result.calls,
        triangles: result.triangles,
        'ms a frame': Math.round(result.frame),
      };
      console.log(Object.values(row).join('\t'));
      await page.close();
    }
  }
  await office.stop();
}
await browser.close();
