import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { useEffect, type ReactNode } from 'react';
import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { bindNavigation } from '@office/client/navigation/navigation.ts';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../platform/session/useSession.ts';

const Administration = lazyPage(async () => (await import('./Administration.tsx')).Administration);
const Entrance = lazyPage(
  async () => (await import('../features/auth/pages/EntrancePage.tsx')).EntrancePage,
);
const MaintenancePage = lazyPage(
  async () => (await import('../features/status/pages/MaintenancePage.tsx')).MaintenancePage,
);

function Router({ children }: { children: ReactNode }) {
  return (
    // Disables transitions, so that a sign-out and the following sign-in render in one step.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <LinkProvider component={RouterLink}>
        <NavigationBinding />
        {children}
      </LinkProvider>
    </BrowserRouter>
  );
}

/** Paths use the router; absolute URLs (members' app, mail, external sites) stay anchors. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

function NavigationBinding() {
  const navigate = useNavigate();
  useEffect(() => bindNavigation(navigate), [navigate]);
  return null;
}

export function RoutedApp() {
  return (
    <Router>
      <Pages />
    </Router>
  );
}

function Pages() {
  const { isAuthenticated, organizationId } = useSession();
  const { pathname } = useLocation();
  if (pathname === '/503') return <MaintenancePage />;
  return isAuthenticated && organizationId !== null ? <Administration /> : <Entrance />;
}
