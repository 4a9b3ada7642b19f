import { ChooseOrganization } from '@office/ui/screens/admin/auth';
import { SessionQueries } from '../../../platform/swr/SessionQueries.tsx';
import { useSession } from '../../../platform/session/useSession.ts';
import { signOut } from '../../../platform/signOut/signOut.ts';
import { useOrganizationChoice } from '../useOrganizationChoice.ts';

export function ChooseOrganizationPage() {
  return (
    <SessionQueries>
      <Choice />
    </SessionQueries>
  );
}

function Choice() {
  const { user } = useSession();
  const choice = useOrganizationChoice(() => {});
  return <ChooseOrganization {...choice} email={user?.email} onSignOut={() => void signOut()} />;
}
