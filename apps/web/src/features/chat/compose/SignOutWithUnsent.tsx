import { ConfirmDialog } from '@office/ui';
import { useTranslation } from 'react-i18next';

interface SignOutWithUnsentProps {
  /** How many messages are not sent. */
  count: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Signing out gives up messages that are not sent: this is asked before. */
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
