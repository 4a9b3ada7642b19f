import { useStore } from '@office/client/lib/useStore.ts';
import { theme } from '@office/client/device/theme.ts';
import { PageLocale } from '@office/client/i18n/PageLocale.tsx';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { lazyPage, retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { OnItsOwn } from '@office/client/loading/OnItsOwn.tsx';
import { ShownToasts } from '@office/client/toasts/ShownToasts.tsx';
import { OnlineOnly } from '@office/client/status/OnlineOnly.tsx';
import { Theme } from '@office/ui';
import { useLocation } from 'react-router-dom';
import { useSession } from '../platform/session/useSession.ts';
import { Router } from './Router.tsx';

const Administration = lazyPage(async () => (await import('./Administration.tsx')).Administration);
const Entrance = lazyPage(
  async () => (await import('../features/auth/pages/EntrancePage.tsx')).EntrancePage,
);
const Toasts = lazyPage(async () => (await import('./AdminToasts.tsx')).AdminToasts);
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
            <OnlineOnly>
              <Pages />
            </OnlineOnly>
          </Router>
          <ShownToasts>
            <Toasts />
          </ShownToasts>
        </Boundary>
      </PageLocale>
    </Theme>
  );
}

function Pages() {
  const { isAuthenticated, organizationId } = useSession();
  const { pathname } = useLocation();
  if (pathname === '/503') return <MaintenancePage />;
  return isAuthenticated && organizationId !== null ? <Administration /> : <Entrance />;
}
