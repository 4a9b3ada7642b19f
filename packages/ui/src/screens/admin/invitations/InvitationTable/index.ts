export {
  InvitationTable,
  type InvitationFilter,
  type InvitationItem,
  type InvitationTableProps,
} from './InvitationTable.tsx';
