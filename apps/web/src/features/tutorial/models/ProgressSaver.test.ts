import { TestClock } from '@office/client/lib/testDeps.ts';
import { expect, it } from 'vitest';
import { ProgressSaver, type FilePosition } from './ProgressSaver.ts';

function setUp() {
  const clock = new TestClock();
  const saved: FilePosition[] = [];
  let fails = false;
  const saver = new ProgressSaver({
    clock,
    save: (position) => {
      if (fails) return Promise.reject(new Error('offline'));
      saved.push(position);
      return Promise.resolve();
    },
  });
  const at = (position: number, fileId = 'video') => saver.note({ fileId, position, length: 100 });
  const positions = () => saved.map(({ fileId, position }) => `${fileId} ${position}`);
  return { clock, saver, at, positions, fail: (now: boolean) => void (fails = now) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('saves the furthest position every ten seconds while a video plays', () => {
  const { clock, at, positions } = setUp();
  for (let second = 1; second <= 25; second += 1) {
    at(second);
    clock.advance(1000);
  }
  expect(positions()).toEqual(['video 10', 'video 20']);
});

it('does not save a lower position and tracks each file separately', () => {
  const { clock, at, positions } = setUp();
  at(30);
  at(5);
  at(2, 'pdf');
  clock.advance(10_000);
  at(20);
  clock.advance(10_000);
  expect(positions()).toEqual(['video 30', 'pdf 2']);
});

it('saves immediately at the end and on leaving', () => {
  const { saver, at, positions } = setUp();
  at(40);
  saver.flush();
  at(100);
  saver.flush();
  expect(positions()).toEqual(['video 40', 'video 100']);
});

it('retries a failed save', async () => {
  const { saver, at, positions, fail } = setUp();
  fail(true);
  at(40);
  saver.flush();
  await settled();
  fail(false);
  saver.flush();
  expect(positions()).toEqual(['video 40']);
});
