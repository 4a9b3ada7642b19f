import { ConfirmDialog } from '@office/ui';
import { useTranslation } from 'react-i18next';

interface SignOutWithUnsentProps {
  /** Number of unsent messages. */
  count: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks whether unsent messages may be given up by signing out. */
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
