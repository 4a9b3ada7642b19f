import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';

export interface MarkAllReadProps {
  open: boolean;
  /** Unread messages in all rooms and followed threads. With 0 there is nothing to confirm. */
  count: number;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onConfirm(): void;
  onCancel(): void;
}

/** Confirms that all rooms, direct messages and followed threads are marked as read. */
export function MarkAllRead(props: MarkAllReadProps) {
  const { open, count, submitting, error, onConfirm, onCancel } = props;
  const { t } = useTranslation(['chat', 'common']);
  if (count === 0) {
    return (
      <AlertDialog
        open={open}
        title={t('markAllRead.nothing')}
        cancelLabel={t('common:close')}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    );
  }
  return (
    <AlertDialog
      open={open}
      title={t('markAllRead.title', { count })}
      description={t('markAllRead.description')}
      confirmLabel={t('markAllRead.confirm')}
      cancelLabel={t('common:confirm.cancel')}
      loading={submitting ?? false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {error && (
        <Callout tone="danger" announce>
          {error.text ?? t('markAllRead.failed')}
        </Callout>
      )}
    </AlertDialog>
  );
}
