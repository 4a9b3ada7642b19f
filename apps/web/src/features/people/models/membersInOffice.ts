import type { Schemas } from '@office/api';

type PresenceFields = Pick<Schemas['OrgMember'], 'status' | 'workingStatus' | 'floorId'>;

export function isInOffice({ status, workingStatus, floorId }: PresenceFields): boolean {
  return (
    (workingStatus === 'OFFICE' || floorId !== null) &&
    status !== 'LOGGED_OUT' &&
    status !== 'ON_VACATION'
  );
}

export function membersInOffice<Member extends PresenceFields>(
  members: readonly Member[],
): Member[] {
  return members.filter(isInOffice);
}
