import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { MemberWorkplace } from './firstPanel.ts';
import { IsolatedBoundary } from '@office/client/loading/IsolatedBoundary.tsx';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { useOrganizationSwitchNotice } from '../features/organization/index.ts';
import { useSession } from '../platform/session/useSession.ts';
import { panelOf } from './panelOf.ts';

const CrashPage = lazyPage(
  async () => (await import('../features/status/pages/CrashPage.tsx')).CrashPage,
);

/**
 * The workplace stays mounted, so that navigation never ends the scene or a call; other pages are
 * rendered in front of it.
 */
export function Frame() {
  const { pathname } = useLocation();
  const { isAuthenticated, organizationId } = useSession();
  const [hasEntered, setHasEntered] = useState(false);
  const isMember = isAuthenticated && organizationId !== null;
  const isPanel = isMember && panelOf(pathname) !== null;
  useOrganizationSwitchNotice({ isPanel });

  const entered = isPanel || (isMember && hasEntered);
  if (entered !== hasEntered) setHasEntered(entered);

  return (
    <>
      {entered ? (
        <Suspense>
          <MemberWorkplace covered={!isPanel}>{isPanel ? <Outlet /> : null}</MemberWorkplace>
        </Suspense>
      ) : null}
      {isPanel ? null : (
        // An error of the page in front does not affect the office behind it.
        <Boundary
          resetKey={pathname}
          onRetry={retryFailedPages}
          fallback={({ retry }) => (
            <IsolatedBoundary>
              <CrashPage onRetry={retry} />
            </IsolatedBoundary>
          )}
        >
          <Suspense>
            <Outlet />
            <FirstRenderMarker />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
