import type { Schemas } from '@office/api';

type Met = Pick<Schemas['OrgMember'], 'status' | 'workingStatus' | 'floorId'>;

/**
 * Keeps the members who are in the office now: they work at the office, or are on one of its floors, and
 * are neither logged out nor on vacation.
 */
export function membersInOffice<Member extends Met>(members: readonly Member[]): Member[] {
  return members.filter(
    ({ status, workingStatus, floorId }) =>
      (workingStatus === 'OFFICE' || floorId !== null) &&
      status !== 'LOGGED_OUT' &&
      status !== 'ON_VACATION',
  );
}
