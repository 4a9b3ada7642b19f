import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { useLocation } from 'react-router-dom';
import { useSession } from '../platform/session/useSession.ts';
import { Router } from './Router.tsx';

const Administration = lazyPage(async () => (await import('./Administration.tsx')).Administration);
const Entrance = lazyPage(
  async () => (await import('../features/auth/pages/EntrancePage.tsx')).EntrancePage,
);
const MaintenancePage = lazyPage(
  async () => (await import('../features/status/pages/MaintenancePage.tsx')).MaintenancePage,
);

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
