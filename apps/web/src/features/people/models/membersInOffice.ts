import type { Schemas } from '@office/api';

type Met = Pick<Schemas['OrgMember'], 'status' | 'workingStatus' | 'floorId'>;

/**
 * Those who are in the office now: at it, or on one of its floors wherever they work from; neither logged
 * out nor on vacation.
 */
export function membersInOffice<Member extends Met>(members: readonly Member[]): Member[] {
  return members.filter(
    ({ status, workingStatus, floorId }) =>
      (workingStatus === 'OFFICE' || floorId !== null) &&
      status !== 'LOGGED_OUT' &&
      status !== 'ON_VACATION',
  );
}
