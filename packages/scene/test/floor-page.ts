import type { Browser, Page } from 'playwright';

export interface FloorPage {
  page: Page;
  errors: string[];
  floors: string[];
}

export interface PageOptions {
  width?: number;
  height?: number;
  hasTouch?: boolean;
}

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
  // CI machines can be slow and render without a GPU.
  page.setDefaultTimeout(55_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const floors: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const floor = /"enter",\{"floorId":"([^"]+)"/.exec(String(payload))?.[1];
      if (floor && floor !== floors.at(-1)) floors.push(floor);
    }),
  );
  await drawSparingly(page);
  await page.goto(`http://localhost:${port}/?bare&graphics=LOW&${query}`);
  return { page, errors, floors };
}

/** Limits rendering: without a GPU, each frame occupies a core. */
async function drawSparingly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 100);
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  });
}

export async function openFloor(
  browser: Browser,
  port: number,
  query: string,
  options: PageOptions = {},
): Promise<FloorPage> {
  const opened = await openPage(browser, port, query, options);
  await waitUntilEntered(opened.page);
  return opened;
}

export async function waitUntilEntered(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    window.events.some(
      ({ name, parameter }) => name === 'SetUnityLoading' && parameter === 'false',
    ),
  );
}

export async function waitForEvent(page: Page, name: string): Promise<string> {
  await page.waitForFunction(
    (eventName) => window.events.some((event) => event.name === eventName),
    name,
  );
  const event = await page.evaluate(
    (eventName) => window.events.findLast((one) => one.name === eventName),
    name,
  );
  return String(event?.parameter);
}

export async function clearEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.events.length = 0;
  });
}

export async function waitForPerson(
  page: Page,
  userId: string,
  state: string,
  at?: { x: number; z: number },
): Promise<void> {
  await page.waitForFunction(
    (eventName) => {
      const person = window.scene
        .statistics()
        .people.find((one) => one.userId === eventName.userId);
      if (person?.state !== eventName.state) return false;
      return (
        !eventName.at || Math.hypot(person.x - eventName.at.x, person.z - eventName.at.z) < 0.5
      );
    },
    { userId, state, at },
  );
}

/** Waits for equal frame counts, because the last frame has the full resolution and may be late. */
export async function waitUntilIdle(page: Page): Promise<number> {
  let width = 0;
  // `waitForFunction` does not repeat asynchronous functions.
  while (width === 0)
    width = await page.evaluate(async () => {
      const before = window.scene.statistics().frames;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const { frames, pixels } = window.scene.statistics();
      return before > 0 && frames === before ? pixels.width : 0;
    });
  return width;
}

/** Simulates multi-touch. `at` lists the positions of all fingers after the event. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y], id) => ({ x, y, id })),
    });
}
