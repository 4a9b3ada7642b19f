import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';

export interface SignOutWithUnsentProps {
  /** Number of messages that are only in this browser. */
  count: number;
  onConfirm(): void;
  onCancel(): void;
}

export function SignOutWithUnsent({ count, onConfirm, onCancel }: SignOutWithUnsentProps) {
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      open
      danger
      title={t('signOut.title', { count })}
      description={t('signOut.description', { count })}
      confirmLabel={t('signOut.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
