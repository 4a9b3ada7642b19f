import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Subset of `SceneStatistics` in `@office/scene`. */
export interface DrawnScene {
  frames: number;
  people: DrawnPerson[];
  seats: { seatId: string; state: string; at: Pixel }[];
}

export interface DrawnPerson {
  userId: string;
  x: number;
  z: number;
  status: string;
  look: string;
  at: Pixel;
}

interface Pixel {
  x: number;
  y: number;
}

declare global {
  interface Window {
    scene?: { statistics(): DrawnScene };
  }
}

/** Exposes `window.scene` and limits it to ten frames per second. Call it before navigation. */
export async function exposeScene(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 100);
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
    type Create = (...words: unknown[]) => Promise<{ statistics(): DrawnScene }>;
    let create: Create | undefined;
    Object.defineProperty(window, 'createUnityInstance', {
      configurable: true,
      set: (creator: Create) => (create = creator),
      get: () =>
        create &&
        ((...words: unknown[]) => {
          const unityInstance = create!(...words);
          void unityInstance.then((instance) => (window.scene = instance));
          return unityInstance;
        }),
    });
  });
  await page.route('**/api/v1/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), graphics: 'LOW' } });
  });
  await page.route('**/api/v1/workplace*', async (route) => {
    const response = await route.fetch();
    const workplace = await response.json();
    const settings = { ...workplace.settings, graphics: 'LOW' };
    await route.fulfill({ response, json: { ...workplace, settings } });
  });
}

export async function sceneStatistics(page: Page): Promise<DrawnScene> {
  const scene = await page.evaluate(() => window.scene?.statistics());
  return scene ?? { frames: 0, people: [], seats: [] };
}

export async function drawnPerson(page: Page, userId: string): Promise<DrawnPerson | undefined> {
  return (await sceneStatistics(page)).people.find((person) => person.userId === userId);
}

/** Returns the canvas position of an object once it is at rest. The camera may still be moving. */
export async function pointInScene(
  page: Page,
  find: (scene: DrawnScene) => { at: Pixel } | undefined,
): Promise<Pixel> {
  let last = '';
  const isSteady = async () => {
    const before = last;
    last = JSON.stringify(find(await sceneStatistics(page))?.at);
    return last !== undefined && last === before;
  };
  // On a busy machine, the next frame may take this long.
  await expect.poll(isSteady, { intervals: [700] }).toBe(true);
  return JSON.parse(last) as Pixel;
}
