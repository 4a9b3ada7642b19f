import type { Schemas } from '@office/api';

type Met = Pick<Schemas['OrgMember'], 'status' | 'workingStatus' | 'floorId'>;

export function isInOffice({ status, workingStatus, floorId }: Met): boolean {
  return (
    (workingStatus === 'OFFICE' || floorId !== null) &&
    status !== 'LOGGED_OUT' &&
    status !== 'ON_VACATION'
  );
}

export function membersInOffice<Member extends Met>(members: readonly Member[]): Member[] {
  return members.filter(isInOffice);
}
