import { Dialog } from '@office/ui';
import { AdministeredOrganizations } from '@office/ui/screens/admin/auth';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrganizationChoice } from '../useOrganizationChoice.ts';

export interface SwitchOrganizationProps {
  open: boolean;
  onClose(): void;
}

/** Switches to another organisation and resets the pages: the URL may name an item of the previous one. */
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

/** Mounted when the dialog opens, so that the organisations are loaded only then. */
function Choice({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const choice = useOrganizationChoice(() => {
    onClose();
    void navigate('/');
  });
  return <AdministeredOrganizations {...choice} />;
}
