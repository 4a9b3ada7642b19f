import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';

export interface DeleteVoiceRoomProps {
  open: boolean;
  name: string;
  /** How many are in it now: their talk ends with it. */
  inside: number;
  submitting?: boolean;
  /** Why it was refused, in the member's language. */
  error?: { text?: string } | undefined;
  onDelete(): void;
  onCancel(): void;
}

/** A room is deleted, by who made it. */
export function DeleteVoiceRoom(props: DeleteVoiceRoomProps) {
  const { open, name, inside, submitting, error, onDelete, onCancel } = props;
  const { t } = useTranslation(['voice', 'common']);
  const lost = t('deleteRoom.description');
  return (
    <AlertDialog
      open={open}
      danger
      title={t('deleteRoom.title', { name })}
      description={inside > 0 ? `${lost}\n${t('deleteRoom.inside', { count: inside })}` : lost}
      confirmLabel={t('deleteRoom.confirm')}
      cancelLabel={t('common:confirm.cancel')}
      loading={submitting ?? false}
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      {error && (
        <Callout tone="danger" announce>
          {error.text ?? t('deleteRoom.failed')}
        </Callout>
      )}
    </AlertDialog>
  );
}
