export { MemberTable, type MemberTableProps } from './MemberTable.tsx';
export type { MemberChange, MemberFilter, MemberOutcome, MemberRow } from '../members.ts';
