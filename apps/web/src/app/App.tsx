import { LinkProvider, Theme, type LinkComponentProps } from '@office/ui';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';
import { Boundary } from './Boundary.tsx';
import { lazyPage, retryFailedPages } from './lazyPage.tsx';
import { bindNavigation } from './navigation.ts';
import { AppRoutes } from './routes.tsx';
import { toasts } from '../toasts/toasts.ts';
import { theme } from './theme.ts';
import { useOnline } from './useOnline.ts';

const Toasts = lazyPage(async () => (await import('../toasts/Toasts.tsx')).Toasts);
const OfflinePage = lazyPage(async () => (await import('../status/OfflinePage.tsx')).OfflinePage);
const CrashPage = lazyPage(async () => (await import('../status/CrashPage.tsx')).CrashPage);

export function App() {
  const appearance = useSyncExternalStore(theme.subscribe, theme.getAppearance);
  return (
    <Theme appearance={appearance}>
      <Boundary
        onRetry={retryFailedPages}
        fallback={({ retry }) => (
          <Suspense>
            <CrashPage onRetry={retry} />
          </Suspense>
        )}
      >
        {/* Without transitions a sign-out and its redirect are shown in one step. */}
        <BrowserRouter useTransitions={false}>
          <LinkProvider component={RouterLink}>
            <NavigationForOthers />
            <OnlineOnly />
            <ShownToasts />
          </LinkProvider>
        </BrowserRouter>
      </Boundary>
    </Theme>
  );
}

/** Addresses of this site change the route; others (mail, telephone, elsewhere) stay anchors. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Their code comes with the first one, or once the first page stands. */
function ShownToasts() {
  const some = useSyncExternalStore(toasts.subscribe, toasts.hasShown);
  return some ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

function NavigationForOthers() {
  const navigate = useNavigate();
  useEffect(() => bindNavigation(navigate), [navigate]);
  return null;
}

/** The pages, or in front of them the offline screen; what runs behind it goes on when it is over. */
function OnlineOnly() {
  const online = useOnline();
  return (
    <>
      <div hidden={!online}>
        <AppRoutes />
      </div>
      {online ? null : (
        <Suspense>
          <OfflinePage />
        </Suspense>
      )}
    </>
  );
}
