import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { shortName } from '../shortName.ts';

/** Whether the member can leave. An admin must hand over the room first. */
export type LeaveRoomState =
  | { status: 'ready' }
  /** A direct conversation of several people. */
  | { status: 'conversation' }
  /** The member is an admin, and the room has other members. */
  | { status: 'admin' }
  | { status: 'alone' };

export interface LeaveRoomProps {
  open: boolean;
  name: string;
  state: LeaveRoomState;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onLeave(): void;
  onChooseMember(): void;
  onDeleteRoom(): void;
  onCancel(): void;
}

export function LeaveRoom(props: LeaveRoomProps) {
  const { open, name, state, submitting, error, onCancel } = props;
  const { t } = useTranslation(['chat', 'common']);
  const words = {
    ready: ['leaveRoom.title', 'leaveRoom.description', 'leaveRoom.confirm'],
    conversation: [
      'leaveRoom.title',
      'leaveRoom.conversationDescription',
      'leaveRoom.conversationConfirm',
    ],
    admin: ['leaveRoom.adminTitle', 'leaveRoom.adminDescription', 'leaveRoom.chooseMember'],
    alone: ['leaveRoom.aloneTitle', 'leaveRoom.aloneDescription', 'leaveRoom.delete'],
  } as const;
  const next = {
    ready: props.onLeave,
    conversation: props.onLeave,
    admin: props.onChooseMember,
    alone: props.onDeleteRoom,
  };
  const [title, description, confirm] = words[state.status];
  return (
    <AlertDialog
      open={open}
      danger={state.status !== 'admin'}
      title={t(title, { name: shortName(name) })}
      description={t(description)}
      confirmLabel={t(confirm)}
      cancelLabel={t('common:confirm.cancel')}
      loading={submitting ?? false}
      onConfirm={next[state.status]}
      onCancel={onCancel}
    >
      {error && (
        <Callout tone="danger" announce>
          {error.text ?? t('leaveRoom.failed')}
        </Callout>
      )}
    </AlertDialog>
  );
}
