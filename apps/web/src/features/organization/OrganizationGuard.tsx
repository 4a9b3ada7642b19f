import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../../platform/session/useSession.ts';

/** History state of a redirect to the organisation picker: the member requested another page. */
export const redirectedToPicker = 'sentToChoose';

export function OrganizationGuard() {
  const { organizationId } = useSession();
  return organizationId ? (
    <Outlet />
  ) : (
    <Navigate to="/organization" replace state={redirectedToPicker} />
  );
}
