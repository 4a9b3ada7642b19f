import { describe, expect, it } from 'vitest';
import { maintenanceIsOn } from './maintenanceIsOn.ts';

const date = 'Fri, 20 Nov 2026 09:00:00 GMT';
const at = (time: string) => `2026-11-20T${time}.000Z`;

describe('maintenanceIsOn', () => {
  it.each([
    ['none is planned', null, null, date, false],
    ['it is on', at('08:00:00'), at('10:00:00'), date, true],
    ['nobody knows its end', at('08:00:00'), null, date, true],
    ['it comes later', at('09:30:00'), at('10:00:00'), date, false],
    ['it began in this second', at('09:00:01'), at('10:00:00'), date, true],
    ['it is over', at('08:00:00'), at('09:00:00'), date, false],
    ['the server says no time', at('08:00:00'), at('10:00:00'), null, true],
  ])('returns the expected state: %s', (_, startAt, endAt, header, expected) => {
    expect(maintenanceIsOn({ startAt, endAt }, header)).toBe(expected);
  });
});
