import { unwrap } from '@office/api';
import { ForgotPasswordRequested } from '@office/ui/screens/auth';
import { useLocation } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { showError } from '@office/client/errors/showError.ts';

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

function emailOf(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'email' in state;
  return known && typeof state.email === 'string' ? state.email : undefined;
}
