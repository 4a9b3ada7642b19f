export {
  InvitationTable,
  type InvitationSelection,
  type InvitationFilter,
  type InvitationItem,
  type InvitationTableProps,
} from './InvitationTable.tsx';
