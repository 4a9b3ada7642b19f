import { unwrap } from '@office/api';
import { ForgotPasswordRequested } from '@office/ui';
import { useLocation } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { showError } from '@office/client/errors/showError.ts';

/** The link is on its way; it can be sent again where the address is known. */
export function ForgotPasswordRequestedPage() {
  const email = emailOf(useLocation().state);
  const [resend, resending] = useAction(async (to: string) => {
    try {
      await unwrap(office.POST('/v1/auth/user/password/forgot', { body: { email: to } }));
    } catch (failure) {
      showError(failure);
    }
  });
  if (email === undefined) return <ForgotPasswordRequested />;
  return (
    <ForgotPasswordRequested email={email} resending={resending} onResend={() => resend(email)} />
  );
}

/** Handed over by the page before; unknown when this one is opened by its address. */
function emailOf(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'email' in state;
  return known && typeof state.email === 'string' ? state.email : undefined;
}
