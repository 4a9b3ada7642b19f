import { describe, expect, it } from 'vitest';
import { keysOf, shortcuts } from './shortcuts.ts';

describe('keysOf', () => {
  it.each([
    ['Mod+Shift+X', false, ['Ctrl', 'Shift', 'X']],
    ['Mod+Shift+X', true, ['⌘', 'Shift', 'X']],
    ['Alt+M', true, ['⌥', 'M']],
    ['+', false, ['+']],
    ['?', false, ['?']],
  ])('splits %s into keys (Apple device: %s)', (combination, isApple, keys) => {
    expect(keysOf(combination, isApple)).toEqual(keys);
  });
});

describe('shortcuts', () => {
  it.each(Object.entries(shortcuts))('has no combination twice in the group %s', (_name, group) => {
    const combinations = Object.values(group).flat();
    expect(new Set(combinations).size).toBe(combinations.length);
  });

  it('uses single letters only for messages and the 3D office, which need the focus', () => {
    const { message, office, ...anywhere } = shortcuts;
    const combinations = Object.values(anywhere).flatMap((group) => Object.values(group).flat());
    expect(combinations.filter((keys) => /^[a-z]$/i.test(keys))).toEqual([]);
  });
});
