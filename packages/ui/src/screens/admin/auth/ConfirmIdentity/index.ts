export { ConfirmIdentity } from './ConfirmIdentity.tsx';
export type {
  ConfirmIdentityError,
  ConfirmIdentityProps,
  ConfirmIdentityState,
} from './ConfirmIdentity.tsx';
