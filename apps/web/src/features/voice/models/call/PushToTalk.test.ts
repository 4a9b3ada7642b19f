import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { PushToTalk, releaseAfterMs } from './PushToTalk.ts';

function setUp() {
  const { clock } = testDeps();
  const onPressChange = vi.fn<(isPressed: boolean) => void>();
  const page = new EventTarget();
  const handlesKey = vi.fn(() => false);
  const talk = new PushToTalk({ clock, key: () => 'Space', handlesKey, onPressChange });
  const stop = talk.bind(page as Window);
  const send = (type: 'keydown' | 'keyup', code = 'Space') =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { code }));
  return {
    clock,
    page,
    handlesKey,
    send,
    stop,
    pressChanges: () => onPressChange.mock.calls.map(([isPressed]) => isPressed),
  };
}

it('starts on key down and ends shortly after key up', () => {
  const { clock, send, pressChanges } = setUp();
  send('keydown', 'KeyA');
  expect(pressChanges()).toEqual([]);
  expect(send('keydown')).toBe(false);
  send('keydown');
  send('keyup');
  expect(pressChanges()).toEqual([true]);
  // Releases the key briefly between two words.
  send('keydown');
  clock.advance(releaseAfterMs);
  expect(pressChanges()).toEqual([true]);
  send('keyup');
  clock.advance(releaseAfterMs);
  expect(pressChanges()).toEqual([true, false]);
});

it('ignores the key while the focused element uses it', () => {
  const { handlesKey, send, pressChanges } = setUp();
  handlesKey.mockReturnValue(true);
  expect(send('keydown')).toBe(true);
  expect(pressChanges()).toEqual([]);
});

it('ends when the page loses focus and when it is unbound', () => {
  const { page, send, pressChanges, stop } = setUp();
  send('keydown');
  page.dispatchEvent(new Event('blur'));
  expect(pressChanges()).toEqual([true, false]);
  send('keydown');
  stop();
  send('keydown');
  expect(pressChanges()).toEqual([true, false, true, false]);
});
