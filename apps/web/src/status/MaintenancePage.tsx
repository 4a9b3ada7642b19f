import { unwrap } from '@office/api';
import { Maintenance, type MaintenanceState } from '@office/ui';
import { useEffect, useState } from 'react';
import { office } from '../api/client.ts';
import { useAction } from '../app/useAction.ts';
import { signOut } from '../auth/signOut.ts';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

/** 503: from when to when, and the way back to sign-in (spec §2). */
export function MaintenancePage() {
  const language = useLanguageSwitch();
  const [state, setState] = useState<MaintenanceState>({ status: 'loading' });
  const [signIn, signingIn] = useAction(async () => {
    await signOut();
    window.location.reload();
  });

  useEffect(() => {
    let here = true;
    unwrap(office.GET('/v1/maintenances/user')).then(
      (info) => here && setState({ status: 'ready', info }),
      () => here && setState({ status: 'error' }),
    );
    return () => {
      here = false;
    };
  }, []);

  return <Maintenance state={state} signingIn={signingIn} language={language} onSignIn={signIn} />;
}
