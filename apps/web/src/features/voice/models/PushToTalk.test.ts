import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { PushToTalk, releaseAfterMs } from './PushToTalk.ts';

function setUp() {
  const { clock } = testDeps();
  const onHold = vi.fn<(held: boolean) => void>();
  const page = new EventTarget();
  const isTaken = vi.fn(() => false);
  const talk = new PushToTalk({ clock, key: () => 'Space', isTaken, onHold });
  const stop = talk.bind(page as Window);
  /** Answers whether the key did to the page what it usually does. */
  const send = (type: 'keydown' | 'keyup', code = 'Space') =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { code }));
  return { clock, page, isTaken, send, stop, told: () => onHold.mock.calls.map(([held]) => held) };
}

it('begins with the key, and ends a little after it', () => {
  const { clock, send, told } = setUp();
  send('keydown', 'KeyA');
  expect(told()).toEqual([]);
  expect(send('keydown')).toBe(false);
  send('keydown');
  send('keyup');
  expect(told()).toEqual([true]);
  // Between two words it was let go for a moment.
  send('keydown');
  clock.advance(releaseAfterMs);
  expect(told()).toEqual([true]);
  send('keyup');
  clock.advance(releaseAfterMs);
  expect(told()).toEqual([true, false]);
});

it('is nothing where the key is typed or presses something', () => {
  const { isTaken, send, told } = setUp();
  isTaken.mockReturnValue(true);
  expect(send('keydown')).toBe(true);
  expect(told()).toEqual([]);
});

it('ends with the focus of the page, and with the call', () => {
  const { page, send, told, stop } = setUp();
  send('keydown');
  page.dispatchEvent(new Event('blur'));
  expect(told()).toEqual([true, false]);
  send('keydown');
  stop();
  send('keydown');
  expect(told()).toEqual([true, false, true, false]);
});
