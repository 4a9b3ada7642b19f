import { openStorage } from '@office/client/lib/openStorage.ts';
import { describe, expect, it } from 'vitest';
import { emojiPreferences, maxRecentEmoji, withUsed } from './emojiPreferences.ts';

const none = { skinTone: 'none', recent: [] };
const memory = () =>
  openStorage(() => {
    throw new Error('no storage');
  });

describe('emojiPreferences', () => {
  it('returns the stored values of a member', () => {
    const storage = memory();
    emojiPreferences(storage, 'aoi').write({ skinTone: 'dark', recent: ['🎉'] });
    expect(emojiPreferences(storage, 'aoi').read()).toEqual({ skinTone: 'dark', recent: ['🎉'] });
    expect(emojiPreferences(storage, 'ren').read()).toEqual(none);
  });

  it.each([
    ['no value', null],
    ['text that is not JSON', '{'],
    ['another type', '3'],
    ['unknown values', '{"skinTone":"green","recent":[1,{}]}'],
  ])('returns the defaults for %s', (_, stored) => {
    const storage = memory();
    if (stored !== null) storage.setItem('office.emoji.aoi', stored);
    expect(emojiPreferences(storage, 'aoi').read()).toEqual(none);
  });
});

describe('withUsed', () => {
  it('moves a used emoji to the start', () => {
    const next = withUsed({ skinTone: 'none', recent: ['🎉', '🍣'] }, '🍣');
    expect(next.recent).toEqual(['🍣', '🎉']);
  });

  it('removes the oldest emoji at the limit', () => {
    const recent = Array.from({ length: maxRecentEmoji }, (_, index) => `${index}`);
    const next = withUsed({ skinTone: 'none', recent }, '🎉');
    expect(next.recent).toHaveLength(maxRecentEmoji);
    expect(next.recent[0]).toBe('🎉');
    expect(next.recent).not.toContain(recent.at(-1));
  });
});
