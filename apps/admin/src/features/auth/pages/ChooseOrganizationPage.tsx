import { Button, FormPage, Text, icons } from '@office/ui';
import { AdministeredOrganizations } from '@office/ui/screens/admin/auth';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('admin-auth');
  const { user } = useSession();
  const choice = useOrganizationChoice(() => {});
  return (
    <FormPage title={t('organizations.title')} description={t('organizations.lead')} focusTitle>
      <AdministeredOrganizations {...choice} />
      <Text size="xs" tone="muted">
        {t('organizations.signedInAs', { email: user?.email })}
      </Text>
      <Button variant="ghost" size="sm" icon={icons.signOut} onPress={() => void signOut()}>
        {t('organizations.signOut')}
      </Button>
    </FormPage>
  );
}
