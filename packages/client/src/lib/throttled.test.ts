import { expect, it, vi } from 'vitest';
import { throttled } from './throttled.ts';

function setUp() {
  const task = vi.fn();
  const waiting: (() => void)[] = [];
  const ask = throttled(task, 500, (later) => {
    waiting.push(later);
    return () => void waiting.splice(waiting.indexOf(later), 1);
  });
  return { task, ask, pass: () => waiting.shift()?.(), waiting };
}

it('runs immediately, and once more at the end for calls in between', () => {
  const { task, ask, pass, waiting } = setUp();
  ask();
  expect(task).toHaveBeenCalledTimes(1);
  ask();
  ask();
  expect(task).toHaveBeenCalledTimes(1);
  pass();
  expect(task).toHaveBeenCalledTimes(2);
  pass();
  expect(task).toHaveBeenCalledTimes(2);
  expect(waiting).toEqual([]);
  ask();
  expect(task).toHaveBeenCalledTimes(3);
});

it('does not run again after it is cancelled', () => {
  const { task, ask, waiting } = setUp();
  ask();
  ask();
  ask.cancel();
  expect(waiting).toEqual([]);
  expect(task).toHaveBeenCalledTimes(1);
});
