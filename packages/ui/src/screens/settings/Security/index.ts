export { Security, type SecurityProps } from './Security.tsx';
export type {
  PasskeyItem,
  SecurityAction,
  SecurityPage,
  SecurityResult,
  SecurityState,
  SignedInItem,
  TrustedNetworkItem,
  TwoFactorStatus,
} from './Security.types.ts';
