export { VerifyTwoFactor } from './VerifyTwoFactor.tsx';
export type { VerifyTwoFactorError, VerifyTwoFactorProps } from './VerifyTwoFactor.tsx';
