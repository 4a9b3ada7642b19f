import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../platform/session/useSession.ts';
import { toasts } from '@office/client/toasts/toasts.ts';

/** After a switch in another tab, shows a toast and opens the office instead of the old page. */
export function useOrganizationSwitchNotice({ isPanel }: { isPanel: boolean }): void {
  const { organizationId } = useSession();
  const navigate = useNavigate();
  const last = useRef(organizationId);

  const moved = useEffectEvent(() => {
    // Ignores a selection in this tab, which is made on a page outside an organisation.
    if (!isPanel) return;
    toasts.show({
      type: 'INFO',
      title: i18next.t('web:organizationSwitched'),
      description: i18next.t('web:organizationSwitchedHint'),
      onClick: () => void navigate('/organization'),
    });
    void navigate('/main', { replace: true });
  });

  useEffect(() => {
    const before = last.current;
    last.current = organizationId;
    if (before && organizationId && before !== organizationId) moved();
  }, [organizationId]);
}
