import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { floorState, localizeOffices } from './floors.ts';

const floor = (id: string, position: number, blocked = false): Schemas['OfficeFloor'] => ({
  id,
  name: id,
  names: null,
  position,
  blocked,
  seatCount: 1,
  presentCount: 0,
});
const office = (
  id: string,
  position: number,
  floors: Schemas['OfficeFloor'][],
  blocked = false,
): Schemas['Office'] => ({ id, name: id, names: null, position, blocked, floors });

it.each([
  ['ja', '1階 ひろば'],
  ['en', '1F Plaza'],
] as const)('uses the plan name of a floor in %s unless it was renamed', (language, name) => {
  const planned = { ...floor('a', 1), names: { ja: '1階 ひろば', en: '1F Plaza' } };
  const [shown] = localizeOffices([office('o', 1, [planned, floor('West wing', 2)])], language);
  expect(shown?.floors.map((each) => each.name)).toEqual([name, 'West wing']);
});

it.each([
  ['ja', '本社'],
  ['en', 'Head office'],
] as const)('uses the name of an office in %s if there is one', (language, name) => {
  const named = { ...office('o', 1, []), names: { ja: '本社', en: 'Head office' } };
  const shown = localizeOffices([named, office('Annex', 2, [])], language);
  expect(shown.map((each) => each.name)).toEqual([name, 'Annex']);
});

describe('floorState', () => {
  const offices = [
    office('a', 1, [floor('a1', 1), floor('a2', 2, true)]),
    office('b', 2, [floor('b1', 1)], true),
  ];
  it.each([
    ['a1', 'open'],
    ['a2', 'blocked'],
    ['b1', 'blocked'],
    ['x', 'unknown'],
  ])('%s: %s', (id, state) => {
    expect(floorState(offices, id)).toBe(state);
  });
});
