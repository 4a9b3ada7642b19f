import { describe, expect, it } from 'vitest';
import { membersInOffice } from './membersInOffice.ts';

describe('membersInOffice', () => {
  it.each([
    ['OFFICE', 'AVAILABLE', true],
    ['OFFICE', 'BUSY', true],
    ['OFFICE', 'LEAVING', true],
    ['OFFICE', 'LOGGED_OUT', false],
    ['OFFICE', 'ON_VACATION', false],
    ['IN_WITH_CLIENT', 'BUSY', false],
    ['HOME', 'AVAILABLE', false],
    ['HOME', 'ON_VACATION', false],
  ] as const)('%s, %s: %s', (workingStatus, status, isInOffice) => {
    const member = { workingStatus, status, floorId: null };
    expect(membersInOffice([member])).toEqual(isInOffice ? [member] : []);
  });

  it.each([
    ['HOME', 'BUSY', true],
    ['IN_WITH_CLIENT', 'AVAILABLE', true],
    ['HOME', 'LOGGED_OUT', false],
  ] as const)('on a floor, %s, %s: %s', (workingStatus, status, isInOffice) => {
    const member = { workingStatus, status, floorId: 'floor-1' };
    expect(membersInOffice([member])).toEqual(isInOffice ? [member] : []);
  });
});
