import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useMaintenance } from '@office/client/status/useMaintenance.ts';
import { Maintenance } from '@office/ui/screens/status';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../platform/signOut/signOut.ts';

/** 503 page (spec §2). Redirects if no maintenance is active. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const language = useLanguageSwitch();
  const state = useMaintenance(() => void navigate('/', { replace: true }));
  const [signIn, signingIn] = useAction(async () => {
    await signOut();
    window.location.reload();
  });
  return <Maintenance state={state} signingIn={signingIn} language={language} onSignIn={signIn} />;
}
