import { describe, expect, it } from 'vitest';
import { directKeyOf, isGroupKey, keyAfterLeaving } from './direct-key.ts';

describe('keyAfterLeaving', () => {
  it('replaces the member by the room and keeps the room a group', () => {
    const first = keyAfterLeaving({ id: 'room', directKey: directKeyOf(['c', 'a', 'b']) }, 'b');
    expect(first).toBe('a:c:room');
    const second = keyAfterLeaving({ id: 'room', directKey: first }, 'c');
    expect(second).toBe('a:c:room');
    expect([first, second].every(isGroupKey)).toBe(true);
  });
});

describe('isGroupKey', () => {
  it.each([
    [null, false],
    ['a:b', false],
    ['a:b:c', true],
  ])('returns for %s: %s', (key, isGroup) => {
    expect(isGroupKey(key)).toBe(isGroup);
  });
});
