import { TestClock } from '@office/client/lib/testDeps.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShownTimeout } from './ShownTimeout.ts';

const task = vi.fn();
let clock: TestClock;
let timeout: ShownTimeout;

beforeEach(() => {
  vi.clearAllMocks();
  clock = new TestClock();
  timeout = new ShownTimeout(clock);
});

it('does not run the task before the notice is shown', () => {
  timeout.start(task, 1000);
  clock.advance(5000);
  timeout.setShown(true);
  clock.advance(999);
  expect(task).not.toHaveBeenCalled();
  clock.advance(1);
  expect(task).toHaveBeenCalledOnce();
});

it('pauses while the notice is hidden', () => {
  timeout.setShown(true);
  timeout.start(task, 1000);
  clock.advance(600);
  timeout.setShown(false);
  clock.advance(5000);
  timeout.setShown(true);
  clock.advance(399);
  expect(task).not.toHaveBeenCalled();
  clock.advance(1);
  expect(task).toHaveBeenCalledOnce();
});

it('runs only the last task that was started', () => {
  const replaced = vi.fn();
  timeout.setShown(true);
  timeout.start(replaced, 1000);
  timeout.start(task, 1000);
  clock.advance(1000);
  expect(replaced).not.toHaveBeenCalled();
  expect(task).toHaveBeenCalledOnce();
});

it('does not run a cancelled task', () => {
  timeout.setShown(true);
  timeout.start(task, 1000);
  timeout.cancel();
  clock.advance(1000);
  expect(task).not.toHaveBeenCalled();
});
