export {
  MemberDrawer,
  type MemberDrawerAction,
  type MemberDrawerProps,
  type MemberDrawerState,
} from './MemberDrawer.tsx';
export type { MemberDraft } from '../edits.ts';
export type { MemberAccess, MemberDetail, MemberSession } from '../members.ts';
