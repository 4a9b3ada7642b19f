import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../../platform/session/useSession.ts';

/** Noted in the history with the choice: who was sent there wanted another page. */
export const sentToChoose = 'sentToChoose';

/** Pages behind it belong to an organisation; who has selected none selects one first. */
export function OrganizationGuard() {
  const { organizationId } = useSession();
  return organizationId ? <Outlet /> : <Navigate to="/organization" replace state={sentToChoose} />;
}
