export {
  InvitationTable,
  type ChosenInvitations,
  type InvitationFilter,
  type InvitationItem,
  type InvitationTableProps,
} from './InvitationTable.tsx';
