import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';

export interface DeleteVoiceRoomProps {
  open: boolean;
  name: string;
  /** Number of people in the room, whose call ends. */
  inside: number;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onDelete(): void;
  onCancel(): void;
}

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
