import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPage } from '../app/lazyPage.tsx';
import { useSession } from '../session/useSession.ts';
import { panelOf } from './panels.ts';

const MemberWorkplace = lazyPage(
  async () => (await import('./MemberWorkplace.tsx')).MemberWorkplace,
);

/**
 * Around all pages. Once a member has come to work, the workplace stays whatever page is shown, so
 * that navigation never ends the scene or a call; other pages stand in front of it.
 */
export function Frame() {
  const { pathname } = useLocation();
  const { isAuthenticated, organizationId } = useSession();
  const [hasEntered, setHasEntered] = useState(false);
  const isMember = isAuthenticated && organizationId !== null;
  const isPanel = isMember && panelOf(pathname) !== null;

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
        <Suspense>
          <Outlet />
        </Suspense>
      )}
    </>
  );
}
