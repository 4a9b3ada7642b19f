import { ConfirmDialog } from '@office/ui';
import { useTranslation } from 'react-i18next';

interface SignOutWithUnsentProps {
  count: number;
  onConfirm(): void;
  onCancel(): void;
}

export function SignOutWithUnsent({ count, onConfirm, onCancel }: SignOutWithUnsentProps) {
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      isOpen
      danger
      hiddenCancelBtn={false}
      title={t('signOut.title', { count })}
      description={t('signOut.description', { count })}
      confirmText={t('signOut.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
