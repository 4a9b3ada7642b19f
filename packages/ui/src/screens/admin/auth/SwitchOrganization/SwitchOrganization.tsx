import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../primitives/Dialog/index.ts';

export interface SwitchOrganizationProps {
  open: boolean;
  onClose(): void;
  /** `AdministeredOrganizations`. It is mounted while the dialog is open. */
  children: ReactNode;
}

export function SwitchOrganization({ open, onClose, children }: SwitchOrganizationProps) {
  const { t } = useTranslation(['admin-auth', 'common']);
  return (
    <Dialog
      open={open}
      title={t('organizations.switchTitle')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
