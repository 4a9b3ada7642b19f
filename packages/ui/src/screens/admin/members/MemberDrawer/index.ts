export {
  MemberDrawer,
  type MemberDrawerAction,
  type MemberDrawerProps,
  type MemberDrawerState,
} from './MemberDrawer.tsx';
export type { MemberDraft } from '../edits.ts';
export type {
  MemberAccess,
  MemberDetail,
  MemberErasure,
  MemberExport,
  MemberPersonalData,
  MemberSession,
} from '../members.ts';
