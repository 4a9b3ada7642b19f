import { expect, it } from 'vitest';
import type { DeskNote } from '../../net/desk-contents.ts';
import { pinNotes } from './notes.ts';
import { pinboard } from './room.ts';

const notes = (count: number): DeskNote[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `note-${i}`,
    author: '高橋 蓮',
    text: 'ありがとう',
    tint: 'yellow',
  }));

it.each([1, 3, 4, 8, 9, 13, 18])('fits %i notes on the board without overlap', (count) => {
  const { pinned, left } = pinNotes(notes(count));
  expect([pinned.length, left]).toEqual([count, 0]);
  for (const { x, y, size } of pinned) {
    expect(Math.abs(x) + size / 2).toBeLessThan(pinboard.width / 2 + 0.02);
    expect(y - size / 2).toBeGreaterThan(pinboard.y - 0.02);
    expect(y + size / 2).toBeLessThan(pinboard.y + pinboard.height + 0.02);
  }
  for (const a of pinned)
    for (const b of pinned)
      if (a !== b)
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(a.size - 0.02);
});

it('pins the newest notes first and counts the notes that do not fit', () => {
  const { pinned, left } = pinNotes(notes(25));
  expect(pinned[0]?.note.id).toBe('note-0');
  expect([pinned.length, left]).toEqual([18, 7]);
  expect(pinNotes(notes(2)).pinned[0]!.size).toBeGreaterThan(pinned[0]!.size * 1.5);
});
