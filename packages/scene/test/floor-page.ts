import type { Browser, Page } from 'playwright';

export interface FloorPage {
  page: Page;
  /** Errors of the page itself. */
  errors: string[];
  /** The floors that its scene asked to enter. */
  floors: string[];
}

export interface PageOptions {
  width?: number;
  height?: number;
  hasTouch?: boolean;
}

/** A page of the fake office with the scene on it. */
export async function openPage(
  browser: Browser,
  port: number,
  query: string,
  { width = 480, height = 320, hasTouch = false }: PageOptions = {},
): Promise<FloorPage> {
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch,
    reducedMotion: 'reduce',
  });
  // Machines that test are busy at times, and draw without a GPU.
  page.setDefaultTimeout(55_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const floors: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const floor = /"enter",\{"floorId":"([^"]+)"/.exec(String(payload))?.[1];
      // After a reconnection the same floor is entered again: that is no other one.
      if (floor && floor !== floors.at(-1)) floors.push(floor);
    }),
  );
  await drawSparingly(page);
  await page.goto(`http://localhost:${port}/?bare&graphics=LOW&${query}`);
  return { page, errors, floors };
}

/**
 * Ten pictures a second: without a GPU each takes a core for as long as it is drawn, and who walks is no
 * sooner there with more of them.
 */
async function drawSparingly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 100);
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  });
}

/** A page whose scene is on its floor. */
export async function openFloor(
  browser: Browser,
  port: number,
  query: string,
  options: PageOptions = {},
): Promise<FloorPage> {
  const opened = await openPage(browser, port, query, options);
  await entered(opened.page);
  return opened;
}

/** Waits until the scene says that the floor can be used. */
export async function entered(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    window.events.some(
      ({ name, parameter }) => name === 'SetUnityLoading' && parameter === 'false',
    ),
  );
}

/** Waits for an event, and answers its payload as it came. */
export async function said(page: Page, name: string): Promise<string> {
  await page.waitForFunction(
    (wanted) => window.events.some((event) => event.name === wanted),
    name,
  );
  const event = await page.evaluate(
    (wanted) => window.events.findLast((one) => one.name === wanted),
    name,
  );
  return String(event?.parameter);
}

/** Forgets what the scene has said so far. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.events.length = 0;
  });
}

/** Waits until someone does something, within half a metre of a point if one is given. */
export async function seen(
  page: Page,
  userId: string,
  state: string,
  at?: { x: number; z: number },
): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const person = window.scene.statistics().people.find((one) => one.userId === wanted.userId);
      if (person?.state !== wanted.state) return false;
      return !wanted.at || Math.hypot(person.x - wanted.at.x, person.z - wanted.at.z) < 0.5;
    },
    { userId, state, at },
  );
}

/**
 * Waits until as many pictures were drawn at two looks, half a second apart. A busy page may be late with the last one,
 * which has the level's own resolution: until it is drawn there are no pixels.
 */
export async function steady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const before = window.scene.statistics().frames;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { frames, pixels } = window.scene.statistics();
    return before > 0 && frames === before && pixels.width > 0;
  });
}

/** Fingers as a touch screen has them: what kind of change, and where they all are after it. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y], id) => ({ x, y, id })),
    });
}
