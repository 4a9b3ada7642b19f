import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { panelOf } from '../shell/panels.ts';
import { toasts } from '../toasts/toasts.ts';

/**
 * All tabs are in one organisation. One in which it was not chosen says that it is in another now, and
 * goes to the office: its page was about people and rooms that are not there.
 */
export function useChosenElsewhere(): void {
  const { organizationId } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const last = useRef(organizationId);

  const moved = useEffectEvent(() => {
    // Here it is chosen on pages that are no panels.
    if (panelOf(pathname) === null) return;
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
