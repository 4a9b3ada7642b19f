export { ForgotPassword } from './ForgotPassword.tsx';
export type {
  ForgotPasswordError,
  ForgotPasswordProps,
  ForgotPasswordValues,
} from './ForgotPassword.tsx';
