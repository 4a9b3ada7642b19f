export { InviteCode, type InviteCodeProps, type InviteCodeState } from './InviteCode.tsx';
