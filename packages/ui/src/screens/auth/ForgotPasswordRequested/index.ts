export { ForgotPasswordRequested } from './ForgotPasswordRequested.tsx';
export type { ForgotPasswordRequestedProps } from './ForgotPasswordRequested.tsx';
