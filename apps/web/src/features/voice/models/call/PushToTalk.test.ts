import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { PushToTalk, releaseAfterMs } from './PushToTalk.ts';

function setUp() {
  const { clock } = testDeps();
  const onHold = vi.fn<(isPressed: boolean) => void>();
  const page = new EventTarget();
  const isTaken = vi.fn(() => false);
  const talk = new PushToTalk({ clock, key: () => 'Space', isTaken, onHold });
  const stop = talk.bind(page as Window);
  const send = (type: 'keydown' | 'keyup', code = 'Space') =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { code }));
  return {
    clock,
    page,
    isTaken,
    send,
    stop,
    holdCalls: () => onHold.mock.calls.map(([isPressed]) => isPressed),
  };
}

it('starts on key down and ends shortly after key up', () => {
  const { clock, send, holdCalls } = setUp();
  send('keydown', 'KeyA');
  expect(holdCalls()).toEqual([]);
  expect(send('keydown')).toBe(false);
  send('keydown');
  send('keyup');
  expect(holdCalls()).toEqual([true]);
  // Releases the key briefly between two words.
  send('keydown');
  clock.advance(releaseAfterMs);
  expect(holdCalls()).toEqual([true]);
  send('keyup');
  clock.advance(releaseAfterMs);
  expect(holdCalls()).toEqual([true, false]);
});

it('ignores the key while the focused element uses it', () => {
  const { isTaken, send, holdCalls } = setUp();
  isTaken.mockReturnValue(true);
  expect(send('keydown')).toBe(true);
  expect(holdCalls()).toEqual([]);
});

it('ends when the page loses focus and when it is unbound', () => {
  const { page, send, holdCalls, stop } = setUp();
  send('keydown');
  page.dispatchEvent(new Event('blur'));
  expect(holdCalls()).toEqual([true, false]);
  send('keydown');
  stop();
  send('keydown');
  expect(holdCalls()).toEqual([true, false, true, false]);
});
