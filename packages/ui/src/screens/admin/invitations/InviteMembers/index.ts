export { InviteMembers, type InviteMembersProps } from './InviteMembers.tsx';
export { canInvite, chosenRows } from './inviteRows.ts';
export type {
  InviteCapacity,
  InviteFileProblem,
  InviteMails,
  InviteMembersState,
  InviteProblem,
  InviteRow,
  InviteValues,
  InviteWay,
} from './InviteMembers.types.ts';
