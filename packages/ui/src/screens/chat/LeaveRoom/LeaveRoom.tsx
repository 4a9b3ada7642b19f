import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { shortName } from '../shortName.ts';

/** Whether one can leave: an admin hands the room over first. */
export type LeaveRoomState =
  | { status: 'ready' }
  /** One is an admin, and others are in the room. */
  | { status: 'admin' }
  /** One is an admin, and alone. */
  | { status: 'alone' };

export interface LeaveRoomProps {
  open: boolean;
  name: string;
  state: LeaveRoomState;
  submitting?: boolean;
  /** Why it was refused, in the member's language. */
  error?: { text?: string } | undefined;
  onLeave(): void;
  /** The address of the members, where another one can take over. */
  onChooseMember(): void;
  onDeleteRoom(): void;
  onCancel(): void;
}

/** A room is left, or why it cannot be and what to do first. */
export function LeaveRoom(props: LeaveRoomProps) {
  const { open, name, state, submitting, error, onCancel } = props;
  const { t } = useTranslation(['chat', 'common']);
  const words = {
    ready: ['leaveRoom.title', 'leaveRoom.description', 'leaveRoom.confirm'],
    admin: ['leaveRoom.adminTitle', 'leaveRoom.adminDescription', 'leaveRoom.chooseMember'],
    alone: ['leaveRoom.aloneTitle', 'leaveRoom.aloneDescription', 'leaveRoom.delete'],
  } as const;
  const next = { ready: props.onLeave, admin: props.onChooseMember, alone: props.onDeleteRoom };
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
