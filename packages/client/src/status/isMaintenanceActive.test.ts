import { describe, expect, it } from 'vitest';
import { isMaintenanceActive } from './isMaintenanceActive.ts';

const date = 'Fri, 20 Nov 2026 09:00:00 GMT';
const at = (time: string) => `2026-11-20T${time}.000Z`;

describe('isMaintenanceActive', () => {
  it.each([
    ['none planned', null, null, date, false],
    ['in progress', at('08:00:00'), at('10:00:00'), date, true],
    ['without an end', at('08:00:00'), null, date, true],
    ['in the future', at('09:30:00'), at('10:00:00'), date, false],
    ['started this second', at('09:00:01'), at('10:00:00'), date, true],
    ['ended', at('08:00:00'), at('09:00:00'), date, false],
    ['without times', at('08:00:00'), at('10:00:00'), null, true],
  ])('returns the expected state: %s', (_, startAt, endAt, header, expected) => {
    expect(isMaintenanceActive({ startAt, endAt }, header)).toBe(expected);
  });
});
