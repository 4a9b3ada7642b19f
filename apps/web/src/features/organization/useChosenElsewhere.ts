import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../platform/session/useSession.ts';
import { toasts } from '@office/client/toasts/toasts.ts';

/**
 * All tabs are in one organisation. One in which it was not chosen says that it is in another now, and
 * goes to the office: its page was about people and rooms that are not there.
 * @param options.isPanel whether the page that is shown belongs to an organisation
 */
export function useChosenElsewhere({ isPanel }: { isPanel: boolean }): void {
  const { organizationId } = useSession();
  const navigate = useNavigate();
  const last = useRef(organizationId);

  const moved = useEffectEvent(() => {
    // Here it is chosen on pages that are no panels.
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
