import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../../patterns/FormPage/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import {
  AdministeredOrganizations,
  type AdministeredOrganizationsProps,
} from '../AdministeredOrganizations/index.ts';

export interface ChooseOrganizationProps extends AdministeredOrganizationsProps {
  /** Address of the signed-in administrator. */
  email: string | undefined;
  onSignOut(): void;
}

/** Page after signing in. */
export function ChooseOrganization({ email, onSignOut, ...choice }: ChooseOrganizationProps) {
  const { t } = useTranslation('admin-auth');
  return (
    <FormPage title={t('organizations.title')} description={t('organizations.lead')} focusTitle>
      <AdministeredOrganizations {...choice} />
      <Text size="xs" tone="muted">
        {t('organizations.signedInAs', { email })}
      </Text>
      <Button variant="ghost" size="sm" icon={icons.signOut} onPress={onSignOut}>
        {t('organizations.signOut')}
      </Button>
    </FormPage>
  );
}
