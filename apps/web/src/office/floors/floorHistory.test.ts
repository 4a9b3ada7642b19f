import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { floorsOf } from './floors.ts';
import { followFloors, emptyFloorHistory, blockReasonMs } from './floorHistory.ts';

const floor = (id: string, blocked: boolean): Schemas['OfficeFloor'] => ({
  id,
  name: id,
  names: null,
  position: 1,
  blocked,
  seatCount: 1,
  presentCount: 0,
});

// One entry per time step: the current floor, `!` and the blocked floors; `…` lets time pass.
it.each([
  ['the member stays', 'a a', '- -'],
  ['the member moves to another floor', 'a b', '- -'],
  ['the floor is blocked and the member is moved', 'a b!a', '- a'],
  ['the block is reported once', 'a b!a b!a', '- a -'],
  ['the member is moved before the list changes', 'a b b!a', '- - a'],
  ['the floor is blocked much later', 'a b … b!a', '- - -'],
  ['no floor remains', 'a none!ab', '- a'],
  ['the member starts without a floor', 'none!a b!a', '- -'],
])('%s: %s', (_, moments, expected) => {
  let history = emptyFloorHistory;
  let at = 0;
  const told: string[] = [];
  for (const moment of moments.split(' ')) {
    at += moment === '…' ? blockReasonMs : 1;
    const [hereId, blockedIds = ''] = moment.split('!');
    if (hereId === '…') continue;
    const floors = ['a', 'b'].map((id) => floor(id, blockedIds.includes(id)));
    const offices = [{ id: 'o', name: 'o', names: null, position: 1, blocked: false, floors }];
    const here = floorsOf(offices).find((placed) => placed.floor.id === hereId) ?? null;
    const after = followFloors(history, { offices, here, at });
    history = after.history;
    told.push(after.blocked?.floor.id ?? '-');
  }
  expect(told.join(' ')).toBe(expected);
});
