import { expect, it } from 'vitest';
import { liftOver, overlaps, sortSigns } from './sign-order.ts';
import type { RankedSign } from './sign-order.ts';

const box = { left: 0, top: 0, width: 100, height: 30 };
const sign = (id: string, depth: number, more: Partial<RankedSign> = {}): RankedSign => ({
  zone: { id },
  count: 0,
  depth,
  toMember: undefined,
  box: undefined,
  ...more,
});

function orderOf(
  signs: readonly RankedSign[],
  view: { overview?: boolean; pointed?: string } = {},
): string[] {
  const order = signs.map((_, index) => index);
  sortSigns(order, signs, { overview: false, pointed: undefined, ...view });
  return order.map((index) => signs[index]!.zone.id);
}

it('puts the nearest sign first', () => {
  expect(orderOf([sign('far', 30), sign('near', 5), sign('middle', 12)])).toEqual([
    'near',
    'middle',
    'far',
  ]);
});

it('puts zones with people first in the overview only', () => {
  const signs = [sign('empty', 40), sign('meeting', 60, { count: 3 })];
  expect(orderOf(signs, { overview: true })).toEqual(['meeting', 'empty']);
  expect(orderOf(signs)).toEqual(['empty', 'meeting']);
});

it('puts the signs next to the member first', () => {
  const signs = [
    sign('meeting', 5, { count: 3 }),
    sign('b', 9, { toMember: 3 }),
    sign('a', 12, { toMember: 1 }),
  ];
  expect(orderOf(signs, { overview: true })).toEqual(['a', 'b', 'meeting']);
});

it('puts the pointed sign before all others', () => {
  const signs = [sign('meeting', 40, { count: 3 }), sign('pointed', 60)];
  expect(orderOf(signs, { overview: true, pointed: 'pointed' })).toEqual(['pointed', 'meeting']);
});

it.each([
  ['keeps a shown sign before one that is slightly nearer', 19, ['shown', 'hidden']],
  ['replaces a shown sign by one that is clearly nearer', 17, ['hidden', 'shown']],
])('%s', (_, depth, expected) => {
  expect(orderOf([sign('shown', 20, { box }), sign('hidden', depth)])).toEqual(expected);
});

it.each([
  ['touching', 100, true, false],
  ['touching', 100, false, true],
  ['apart', 107, false, false],
  ['covered', 50, true, true],
])('a sign that is %s at %d px, shown: %s', (_, left, isShown, expected) => {
  expect(overlaps({ ...box, left }, box, isShown)).toBe(expected);
});

it.each([
  ['stays in place without people', [], undefined, 0],
  ['moves above a person', [110], undefined, 28],
  ['moves above two people', [110, 80], undefined, 58],
  ['is hidden behind many people', [110, 80, 50, 20], undefined, undefined],
  ['stays in place at the limit', [130], 0, 0],
  ['needs a margin to appear', [130], undefined, 8],
  ['needs a margin to move back', [130], 40, 8],
  ['moves back when the person is away', [140], 40, 0],
])('a sign %s', (_, tops, current, lift) => {
  const people = tops.map((top) => ({ left: 20, top, width: 60, height: 24 }));
  expect(liftOver(people, { ...box, top: 100 }, current)).toBe(lift);
});

it('hides a sign instead of moving it out of the view', () => {
  expect(liftOver([{ ...box, top: 10 }], { ...box, top: 8 }, undefined)).toBeUndefined();
});
