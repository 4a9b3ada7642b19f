import { useStore } from '@office/client/lib/useStore.ts';
import { useKeptFocus } from '@office/client/lib/useKeptFocus.ts';
import { theme } from '@office/client/device/theme.ts';
import { PageLocale } from '@office/client/i18n/PageLocale.tsx';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { OnItsOwn } from '@office/client/loading/OnItsOwn.tsx';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { Theme } from '@office/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../platform/session/useSession.ts';
import { Router } from './Router.tsx';

const Administration = lazyPage(async () => (await import('./Administration.tsx')).Administration);
const Entrance = lazyPage(
  async () => (await import('../features/auth/pages/EntrancePage.tsx')).EntrancePage,
);
const Toasts = lazyPage(async () => (await import('./AdminToasts.tsx')).AdminToasts);
const OfflinePage = lazyPage(
  async () => (await import('../features/status/pages/OfflinePage.tsx')).OfflinePage,
);
const MaintenancePage = lazyPage(
  async () => (await import('../features/status/pages/MaintenancePage.tsx')).MaintenancePage,
);
const CrashPage = lazyPage(
  async () => (await import('../features/status/pages/CrashPage.tsx')).CrashPage,
);

/** The administration, or in its place the sign-in. */
export function App() {
  const { appearance } = useStore(theme);
  return (
    <Theme appearance={appearance}>
      <PageLocale>
        <Boundary
          onRetry={retryFailedPages}
          fallback={({ retry }) => (
            <OnItsOwn>
              <CrashPage onRetry={retry} />
            </OnItsOwn>
          )}
        >
          <Router>
            <OnlineOnly />
          </Router>
          <ShownToasts />
        </Boundary>
      </PageLocale>
    </Theme>
  );
}

/** Tells when the offline screen is about to take the place of the pages. */
function onHiding(listener: () => void): () => void {
  return network.subscribe(() => {
    if (network.getSnapshot() === 'offline') listener();
  });
}

function OnlineOnly() {
  const shown = useStore(network, (state) => state !== 'offline');
  useKeptFocus({ shown, onHiding });
  return (
    <>
      <div hidden={!shown}>
        <Suspense>
          <Pages />
        </Suspense>
      </div>
      {shown ? null : (
        <OnItsOwn>
          <OfflinePage />
        </OnItsOwn>
      )}
    </>
  );
}

function Pages() {
  const { isAuthenticated, organizationId } = useSession();
  const { pathname } = useLocation();
  if (pathname === '/503') return <MaintenancePage />;
  return isAuthenticated && organizationId !== null ? <Administration /> : <Entrance />;
}

/** Their code comes with the first one. */
function ShownToasts() {
  const some = useSyncExternalStore(toasts.subscribe, toasts.hasShown);
  return some ? (
    <OnItsOwn>
      <Toasts />
    </OnItsOwn>
  ) : null;
}
