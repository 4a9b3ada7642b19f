import { ApiError } from '../http/api-error.ts';
import type { CallContext } from '../http/call-context.ts';

/** Errors of a sign-in with the right password that needs a further step, or whose password was not compared. */
const refunded: readonly unknown[] = ['loginIpUnknown', 'twoFactorRequired', 'signInBusy'];

/** Takes accepted and postponed sign-ins out of the limits of their address, so that only wrong ones count. */
export async function refundSignIn<Session>(
  { limits }: Pick<CallContext, 'limits'>,
  signIn: Promise<Session>,
): Promise<Session> {
  try {
    const session = await signIn;
    limits.refundSignIn();
    return session;
  } catch (error) {
    if (error instanceof ApiError && refunded.includes(error.errors)) limits.refundSignIn();
    throw error;
  }
}
