export { InviteMembers, type InviteMembersProps } from './InviteMembers.tsx';
export { canInvite, chosenRows } from './InvitePreview.tsx';
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
