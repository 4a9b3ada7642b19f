import { ErrorFallback, LinkProvider, Theme, type LinkComponentProps } from '@office/ui';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';
import { OfflinePage } from '../status/OfflinePage.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { Boundary } from './Boundary.tsx';
import { retryFailedPages } from './lazyPage.tsx';
import { bindNavigation } from './navigation.ts';
import { AppRoutes } from './routes.tsx';
import { theme } from './theme.ts';
import { useOnline } from './useOnline.ts';

export function App() {
  const appearance = useSyncExternalStore(theme.subscribe, theme.getAppearance);
  return (
    <Theme appearance={appearance}>
      <Boundary
        onRetry={retryFailedPages}
        fallback={({ retry }) => (
          <Suspense>
            <ErrorFallback fill="page" onRetry={retry} />
          </Suspense>
        )}
      >
        {/* Without transitions a sign-out and its redirect are shown in one step. */}
        <BrowserRouter useTransitions={false}>
          <LinkProvider component={RouterLink}>
            <NavigationForOthers />
            <OnlineOnly />
            <Suspense>
              <Toasts />
            </Suspense>
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
