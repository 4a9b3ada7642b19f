import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { floorsOf } from '@office/world/floors';
import { followFloors, emptyFloorHistory, blockReasonMs } from './useBlockedFloor.ts';

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
  const blockedFloors: string[] = [];
  for (const moment of moments.split(' ')) {
    at += moment === '…' ? blockReasonMs : 1;
    const [floorId, blockedIds = ''] = moment.split('!');
    if (floorId === '…') continue;
    const floors = ['a', 'b'].map((id) => floor(id, blockedIds.includes(id)));
    const offices = [{ id: 'o', name: 'o', names: null, position: 1, blocked: false, floors }];
    const currentFloor = floorsOf(offices).find((placed) => placed.floor.id === floorId) ?? null;
    const after = followFloors(history, { offices, currentFloor, at });
    history = after.history;
    blockedFloors.push(after.blocked?.floor.id ?? '-');
  }
  expect(blockedFloors.join(' ')).toBe(expected);
});
