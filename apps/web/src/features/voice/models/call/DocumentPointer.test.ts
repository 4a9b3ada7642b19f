import { expect, it, vi } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { DocumentPointer, pointerIntervalMs, pointerShownMs } from './DocumentPointer.ts';

const at = (x: number) => ({ documentId: 'd1', page: 2, point: { x, y: 0.5 } });
const from = (participantId: string, x: number) => ({ ...at(x), participantId });

function setUp() {
  const clock = new TestClock();
  const send = vi.fn();
  return { clock, send, pointer: new DocumentPointer({ clock, send }) };
}

it('sends the first position immediately and then only the latest one of each interval', () => {
  const { clock, send, pointer } = setUp();
  for (const x of [0.1, 0.2, 0.3]) pointer.move(at(x));
  expect(send.mock.calls).toEqual([[at(0.1)]]);
  clock.advance(pointerIntervalMs);
  expect(send.mock.calls).toEqual([[at(0.1)], [at(0.3)]]);
  clock.advance(pointerIntervalMs);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends that the pointer has left the page', () => {
  const { clock, send, pointer } = setUp();
  pointer.move(at(0.1));
  pointer.move({ ...at(0.2), point: null });
  clock.advance(pointerIntervalMs);
  expect(send).toHaveBeenLastCalledWith({ ...at(0.2), point: null });
});

it('shows the last received position until it expires', () => {
  const { clock, pointer } = setUp();
  pointer.received(from('ren', 0.1));
  clock.advance(pointerShownMs - 1);
  pointer.received(from('ren', 0.2));
  clock.advance(pointerShownMs - 1);
  expect(pointer.getSnapshot()).toEqual(from('ren', 0.2));
  clock.advance(1);
  expect(pointer.getSnapshot()).toBeNull();
});

it('hides a pointer that has left the page', () => {
  const { pointer } = setUp();
  pointer.received(from('ren', 0.1));
  pointer.received({ ...from('ren', 0.1), point: null });
  expect(pointer.getSnapshot()).toBeNull();
});

it('sends and shows nothing after the call', () => {
  const { clock, send, pointer } = setUp();
  pointer.move(at(0.1));
  pointer.move(at(0.2));
  pointer.received(from('ren', 0.1));
  pointer.dispose();
  clock.advance(pointerShownMs);
  expect(send).toHaveBeenCalledOnce();
  expect(pointer.getSnapshot()).toBeNull();
});
