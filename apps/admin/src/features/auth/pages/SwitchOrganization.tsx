import { AdministeredOrganizations, Dialog } from '@office/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrganizationChoice } from '../useOrganizationChoice.ts';

export interface SwitchOrganizationProps {
  open: boolean;
  onClose(): void;
}

/** Another organisation to administer. Its pages begin anew: an address may name a thing of the one before. */
export function SwitchOrganization({ open, onClose }: SwitchOrganizationProps) {
  const { t } = useTranslation(['admin-auth', 'common']);
  return (
    <Dialog
      open={open}
      title={t('organizations.switchTitle')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <Choice onClose={onClose} />
    </Dialog>
  );
}

/** Asked for once the dialog is open. */
function Choice({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const choice = useOrganizationChoice(() => {
    onClose();
    void navigate('/');
  });
  return <AdministeredOrganizations {...choice} />;
}
