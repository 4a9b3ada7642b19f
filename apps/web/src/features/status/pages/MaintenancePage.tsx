import { Maintenance, type MaintenanceState } from '@office/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { anonymousOffice } from '../../../platform/api/anonymousClient.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { signOut } from '../../../platform/session/signOut.ts';
import { maintenanceIsOn } from '../maintenanceIsOn.ts';
import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';

/** How soon the page notices that maintenance is over. */
const askAgainMs = 30_000;

/**
 * 503: from when to when, and the way back to sign-in (spec §2). Without maintenance, or once it is
 * over, it leads on.
 */
export function MaintenancePage() {
  const navigate = useNavigate();
  const language = useLanguageSwitch();
  const [state, setState] = useState<MaintenanceState>({ status: 'loading' });
  const [signIn, signingIn] = useAction(async () => {
    await signOut();
    window.location.reload();
  });

  useEffect(() => {
    let here = true;
    const ask = async () => {
      const next = await currentMaintenance();
      if (!here) return;
      if (next === 'over') void navigate('/', { replace: true });
      else setState(next);
    };
    void ask();
    const again = setInterval(() => void ask(), askAgainMs);
    return () => {
      here = false;
      clearInterval(again);
    };
  }, [navigate]);

  return <Maintenance state={state} signingIn={signingIn} language={language} onSignIn={signIn} />;
}

async function currentMaintenance(): Promise<MaintenanceState | 'over'> {
  try {
    const { data, response } = await anonymousOffice.GET('/v1/maintenances/user');
    if (!data) return { status: 'error' };
    if (!maintenanceIsOn(data, response.headers.get('date'))) return 'over';
    return { status: 'ready', info: data };
  } catch {
    return { status: 'error' };
  }
}
