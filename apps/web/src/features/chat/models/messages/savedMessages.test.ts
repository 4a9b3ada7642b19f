import { expect, it } from 'vitest';
import { applySavedState } from './savedMessages.ts';

const state = { roomId: 'room', messageId: 'm1', saved: true, done: false };
const ids = (...messageIds: string[]) => ({ roomId: 'room', messageIds });

it.each([
  ['adds a saved message', ids('m0'), state, ids('m0', 'm1')],
  ['removes a completed message', ids('m0', 'm1'), { ...state, done: true }, ids('m0')],
  ['removes an unsaved message', ids('m0', 'm1'), { ...state, saved: false }, ids('m0')],
  ['ignores messages of other rooms', ids('m0'), { ...state, roomId: 'other' }, ids('m0')],
])('%s', (_name, before, change, after) => {
  expect(applySavedState(before, change)).toEqual(after);
});

it('returns the same object if nothing changes', () => {
  const before = ids('m1');
  expect(applySavedState(before, state)).toBe(before);
});
