import type { Schemas } from '@office/api';

/** Those who are in the office now: neither elsewhere, nor logged out, nor on vacation. */
export function hereNow<Member extends Pick<Schemas['OrgMember'], 'status' | 'workingStatus'>>(
  members: readonly Member[],
): Member[] {
  return members.filter(
    ({ status, workingStatus }) =>
      workingStatus === 'OFFICE' && status !== 'LOGGED_OUT' && status !== 'ON_VACATION',
  );
}
