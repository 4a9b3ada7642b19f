import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loop } from './loop.ts';

function makePage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let frame: ((now: number) => void) | undefined;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (next: (now: number) => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (frame = undefined));
  return {
    show(shown: boolean) {
      page.hidden = !shown;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    pass(now: number) {
      const next = frame;
      frame = undefined;
      next?.(now);
      return next !== undefined;
    },
  };
}

let page: ReturnType<typeof makePage>;
beforeEach(() => {
  page = makePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('requests frames only while there is something to draw', () => {
  const answers = [true, true, false];
  const loop = new Loop(() => answers.shift()!);
  expect(page.pass(0)).toBe(false);
  loop.wake();
  expect([16, 33, 50, 66].map((now) => page.pass(now))).toEqual([true, true, true, false]);
});

it('draws nothing in a hidden tab and continues when the tab is visible', () => {
  const tick = vi.fn<(seconds: number) => boolean>(() => true);
  const loop = new Loop(tick);
  loop.wake();
  page.pass(16);
  page.show(false);
  loop.wake();
  expect(page.pass(32)).toBe(false);
  page.show(true);
  expect(page.pass(60_000)).toBe(true);
  expect(tick.mock.lastCall?.[0]).toBeLessThan(0.1);
});

it('requests no frames after stop', () => {
  const loop = new Loop(() => true);
  loop.wake();
  loop.stop();
  loop.wake();
  page.show(true);
  expect(page.pass(16)).toBe(false);
});
