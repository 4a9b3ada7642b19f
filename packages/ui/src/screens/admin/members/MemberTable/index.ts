export { MemberTable, type MemberTableProps } from './MemberTable.tsx';
export { maxMembersChanged } from './BulkConfirmDialog.tsx';
export type { MemberChange, MemberFilter, MemberOutcome, MemberRow } from '../members.ts';
