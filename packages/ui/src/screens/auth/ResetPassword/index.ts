export { ResetPassword } from './ResetPassword.tsx';
export type {
  ResetPasswordError,
  ResetPasswordProps,
  ResetPasswordState,
} from './ResetPassword.tsx';
