import { expect, it, vi } from 'vitest';
import { fakeTrack } from '../rtc/fakes.ts';
import { SpeakerTest } from './SpeakerTest.ts';

function setUp() {
  const output = { play: vi.fn(), stop: vi.fn() };
  const close = vi.fn();
  let end = () => {};
  const cancel = vi.fn();
  const test = new SpeakerTest({
    clock: {
      schedule(task, ms) {
        expect(ms).toBe(1500);
        end = task;
        return cancel;
      },
    },
    output,
    createSound: () => ({ track: fakeTrack('sound'), seconds: 1.5, close }),
  });
  return { test, output, close, cancel, end: () => end() };
}

it('plays one sound through the output of the call until its end', () => {
  const { test, output, close, end } = setUp();
  test.play();
  test.play();
  expect(output.play).toHaveBeenCalledOnce();
  expect(test.getSnapshot()).toBe('playing');
  end();
  expect(test.getSnapshot()).toBe('idle');
  expect(output.stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  test.play();
  expect(output.play).toHaveBeenCalledTimes(2);
});

it('stops the sound and its timer when it is disposed', () => {
  const { test, output, close, cancel } = setUp();
  test.play();
  test.dispose();
  expect([output.stop, close, cancel].map((fn) => fn.mock.calls.length)).toEqual([1, 1, 1]);
});
