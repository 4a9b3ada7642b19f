import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';

/** Pages behind it belong to an organisation; who has selected none selects one first. */
export function OrganizationGuard() {
  const { organizationId } = useSession();
  return organizationId ? <Outlet /> : <Navigate to="/organization" replace />;
}
