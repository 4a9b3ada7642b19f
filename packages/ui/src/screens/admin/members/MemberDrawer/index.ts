export {
  MemberDrawer,
  type MemberDrawerAction,
  type MemberDrawerProps,
  type MemberDrawerState,
} from './MemberDrawer.tsx';
export type { MemberDetail, MemberSession } from '../members.ts';
