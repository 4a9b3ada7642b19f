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

// Format: one entry per time step with the current floor, followed by `!` and the blocked floors; `…` lets
// time pass. The
// result lists the floor reported as blocked at each step.
it.each([
  ['nobody moves', 'a a', '- -'],
  ['one goes elsewhere by oneself', 'a b', '- -'],
  ['the floor is blocked, and one is on another', 'a b!a', '- a'],
  ['it is told once', 'a b!a b!a', '- a -'],
  ['the floor says so before the list', 'a b b!a', '- - a'],
  ['it is blocked long after', 'a b … b!a', '- - -'],
  ['no floor is left', 'a none!ab', '- a'],
  ['one was on none at first', 'none!a b!a', '- -'],
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
