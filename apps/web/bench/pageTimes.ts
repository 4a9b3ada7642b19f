import type { Page } from 'playwright';

export interface ScrollMeasurement {
  messages: number;
  frames: number;
  /** Frames more than 50 ms after the previous frame. */
  late: number;
  longest: number;
  /** Long animation frames reported by the browser, and the source of their scripts. */
  long: { count: number; total: number; scripts: [where: string, milliseconds: number][] };
}

/** Duration of a press of the mouse button, in milliseconds. */
const pressMs = 80;
/** Gestures that may leave the list at the same message while older messages load. */
const maxIdleGestures = 20;

/** Returns the milliseconds from the `click` event until the first message is painted. */
export async function openRoom(page: Page, roomId: string): Promise<number> {
  await page.goto('/chat-room');
  const link = page.locator(`a[href$="/chat-room/${roomId}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        document.addEventListener('click', () => (clicked = performance.now()), { capture: true });
        const look = () => {
          const isThere = clicked > 0 && document.querySelector('[role=feed] article');
          if (!isThere) return requestAnimationFrame(look);
          // The message arrives after the paint that follows the animation frame.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - clicked);
          requestAnimationFrame(() => channel.port2.postMessage(null));
        };
        look();
      }),
  );
  await link.click({ delay: pressMs });
  return painted;
}

export async function scrollBack(
  page: Page,
  { back, slowDown }: { back: number; slowDown: number },
): Promise<ScrollMeasurement> {
  const input = await page.context().newCDPSession(page);
  const feed = page.getByRole('feed');
  const box = await feed.boundingBox();
  if (!box) throw new Error('The list is not visible');
  const from = await firstVisibleMessage(page);
  await input.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.evaluate(watchFrames);
  const target = from - back;
  let reached = from;
  let idle = 0;
  while (reached > target) {
    await input.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: 6000,
      speed: 6000,
      preventFling: true,
      gestureSourceType: 'mouse',
    });
    const next = await firstVisibleMessage(page);
    if (next > reached) throw new Error(`The list scrolled down again, from ${reached} to ${next}`);
    idle = next === reached ? idle + 1 : 0;
    if (idle > maxIdleGestures)
      throw new Error(`The list does not scroll further back than message ${reached}`);
    reached = next;
  }
  const times = await page.evaluate(() => (window as unknown as Watched).endWatch());
  await input.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await input.detach();
  return { messages: from - reached, ...times };
}

/** Retries, because the view may be empty for a moment on a slow processor. */
async function firstVisibleMessage(page: Page): Promise<number> {
  const number = await page.waitForFunction(() => {
    const feed = document.querySelector('[role=feed]');
    if (!feed) throw new Error('The list is not shown');
    const { top, bottom } = feed.getBoundingClientRect();
    const first = [...feed.querySelectorAll('article')].find((article) => {
      const box = article.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    return Number(/#(\d+)/.exec(first?.textContent ?? '')?.[1]) || null;
  });
  return (await number.jsonValue())!;
}

interface Watched {
  endWatch(): Omit<ScrollMeasurement, 'messages'>;
}

interface LongFrame extends PerformanceEntry {
  scripts: { invoker: string; sourceFunctionName: string; sourceURL: string; duration: number }[];
}

function watchFrames(): void {
  const gaps: number[] = [];
  const long: LongFrame[] = [];
  let isWatching = true;
  let last = performance.now();
  const next = (now: number) => {
    gaps.push(now - last);
    last = now;
    if (isWatching) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  const observer = new PerformanceObserver((list) =>
    long.push(...(list.getEntries() as LongFrame[])),
  );
  observer.observe({ type: 'long-animation-frame' });
  (window as unknown as Watched).endWatch = () => {
    isWatching = false;
    observer.disconnect();
    const scripts = new Map<string, number>();
    for (const { invoker, sourceFunctionName, sourceURL, duration } of long.flatMap(
      (frame) => frame.scripts,
    )) {
      const where = `${invoker} ${sourceFunctionName} ${sourceURL.split('/').at(-1)}`;
      scripts.set(where, (scripts.get(where) ?? 0) + duration);
    }
    return {
      frames: gaps.length,
      // Three frames at 60 Hz take 50.0 ms plus a rounding error.
      late: gaps.filter((gap) => gap > 50.5).length,
      longest: Math.max(...gaps),
      long: {
        count: long.length,
        total: long.reduce((sum, { duration }) => sum + duration, 0),
        scripts: [...scripts].sort(([, a], [, b]) => b - a).slice(0, 5),
      },
    };
  };
}
