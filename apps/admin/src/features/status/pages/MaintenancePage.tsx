import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';
import { useMaintenance } from '@office/client/status/useMaintenance.ts';
import { Maintenance } from '@office/ui/screens/status';
import { useNavigate } from 'react-router-dom';
import { session } from '../../../platform/session/adminSession.ts';

/** 503 page. Redirects when the maintenance is over. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const goHome = () => void navigate('/', { replace: true });
  const state = useMaintenance(goHome);
  return (
    <Maintenance
      state={state}
      language={useLanguageSwitch()}
      onSignIn={() => {
        session.reset();
        goHome();
      }}
    />
  );
}
