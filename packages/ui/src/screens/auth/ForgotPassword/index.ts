export { ForgotPassword } from './ForgotPassword.tsx';
export type { ForgotPasswordError, ForgotPasswordProps } from './ForgotPassword.tsx';
export type { ForgotPasswordValues } from './ForgotPassword.schema.ts';
