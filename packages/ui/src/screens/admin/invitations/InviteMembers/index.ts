export { InviteMembers, type InviteMembersProps } from './InviteMembers.tsx';
export { canInvite, selectedRows } from './InvitePreview.tsx';
export type {
  InviteCapacity,
  InviteFileProblem,
  InviteMails,
  InviteMembersState,
  InviteProblem,
  InviteRow,
  InviteValues,
  InviteMethod,
} from './InviteMembers.types.ts';
