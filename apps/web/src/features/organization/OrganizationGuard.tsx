import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../../platform/session/useSession.ts';

export const redirectedToPicker = 'redirectedToPicker';

export function OrganizationGuard() {
  const { organizationId } = useSession();
  return organizationId ? (
    <Outlet />
  ) : (
    <Navigate to="/organization" replace state={redirectedToPicker} />
  );
}
