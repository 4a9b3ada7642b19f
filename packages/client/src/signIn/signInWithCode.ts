import type { Schemas } from '@office/api';
import type { RequiredCode } from './useSignIn.ts';

export interface EnteredCode {
  kind: RequiredCode['kind'];
  code: string;
}

interface SignInCalls {
  login(body: Schemas['LoginRequest']): Promise<Schemas['Session']>;
  verifyNewIp(body: Schemas['VerifyNewIpRequest']): Promise<Schemas['Session']>;
  verifyTwoFactor(body: Schemas['VerifyTwoFactorRequest']): Promise<Schemas['Session']>;
}

/** Signs in, with the required code if there is one. */
export function signInWithCode(
  { login, verifyNewIp, verifyTwoFactor }: SignInCalls,
  { email, password }: { email: string; password: string },
  entered?: EnteredCode,
): Promise<Schemas['Session']> {
  if (!entered) return login({ email, password });
  const verify = entered.kind === 'mailed' ? verifyNewIp : verifyTwoFactor;
  return verify({ email, password, code: entered.code });
}
