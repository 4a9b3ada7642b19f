import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { applyPlacement, moveSection } from './listSections.ts';

const room = { id: 'room', name: '営業部' } as Schemas['ChatRoomSummary'];

describe('applyPlacement', () => {
  it.each([
    [{ starred: true }, { starred: true }],
    [{ sectionId: 's' }, { sectionId: 's' }],
  ])('applies %o', (placement, expected) => {
    expect(applyPlacement(room, { roomId: 'room', ...placement })).toEqual({
      ...room,
      ...expected,
    });
  });

  it('removes the star and the section, and keeps omitted fields', () => {
    const placed = { ...room, starred: true, sectionId: 's' };
    expect(applyPlacement(placed, { roomId: 'room', starred: false })).toEqual({
      ...room,
      sectionId: 's',
    });
    expect(applyPlacement(placed, { roomId: 'room', sectionId: null })).toEqual({
      ...room,
      starred: true,
    });
  });

  it('returns another room unchanged', () => {
    expect(applyPlacement(room, { roomId: 'other', starred: true })).toBe(room);
  });
});

describe('moveSection', () => {
  const sections = ['a', 'direct', 'b', 'c'].map((id) => ({
    id,
    type: id === 'direct' ? ('DIRECT' as const) : ('CHANNEL' as const),
    name: id,
    collapsed: false,
  }));
  const channelsAfter = (sectionId: string, by: number) =>
    moveSection(sections, { sectionId, by })
      .filter(({ type }) => type === 'CHANNEL')
      .map(({ id }) => id);

  it.each([
    ['a', 1, ['b', 'a', 'c']],
    ['c', -1, ['a', 'c', 'b']],
    ['a', 2, ['b', 'c', 'a']],
    ['c', -2, ['c', 'a', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['unknown', 1, ['a', 'b', 'c']],
  ] as const)('moves %s by %i among sections of its type', (id, by, expected) => {
    expect(channelsAfter(id, by)).toEqual(expected);
  });
});
