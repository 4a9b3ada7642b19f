import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock } from '../chat.ts';
import type { PlacementActions } from '../ChatRoomList/index.ts';
import {
  Conversation,
  type ConversationCallbacks,
  type ConversationState,
} from '../Conversation/Conversation.tsx';
import { shortName } from '../shortName.ts';
import { useStableCallbacks } from '../useStableCallbacks.ts';
import * as styles from './ChatRoom.css.ts';
import { RoomHeader, type OpenRoom, type RoomHeaderCallbacks } from './RoomHeader.tsx';

export type ChatRoomState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({ status: 'ready'; room: OpenRoom } & ConversationState);

export interface ChatRoomProps extends ConversationCallbacks, RoomHeaderCallbacks {
  state: ChatRoomState;
  clock?: ChatClock;
  /** The member's sections. Undefined until loaded. */
  sections?: PlacementActions | undefined;
  onRetry(): void;
}

export function ChatRoom({
  state,
  clock: clockProp,
  sections,
  onRetry,
  ...callbacks
}: ChatRoomProps) {
  const { t } = useTranslation('chat');
  const clock = useClock(clockProp);
  const header = useStableCallbacks<RoomHeaderCallbacks>(callbacks);
  const room = state.status === 'ready' ? state.room : undefined;
  const name = room?.name ?? '';
  const isPair = room?.type === 'DIRECT' && !room.people;
  const empty = state.status !== 'ready' || state.flow.messages.length === 0;
  const start = useMemo(
    () => <RoomStart isPair={isPair} name={name} empty={empty} />,
    [isPair, name, empty],
  );
  return (
    <section className={styles.root} data-component="ChatRoom" data-status={state.status}>
      <RoomHeader room={room} sections={sections} {...header} />
      {state.status === 'ready' && (
        <Conversation
          key={state.room.roomId}
          {...callbacks}
          {...state}
          person={toPerson(state.room)}
          clock={clock}
          label={t('messages.label', { name: state.room.name })}
          placeholder={t('composer.placeholder', { name: shortName(state.room.name, 16) })}
          start={start}
        />
      )}
      {state.status !== 'ready' && (
        <div className={styles.body}>
          <Waiting status={state.status} onRetry={onRetry} />
        </div>
      )}
    </section>
  );
}

function toPerson({ person, name }: OpenRoom): ConversationState['person'] {
  return person && { userId: person.userId, name };
}

interface WaitingProps {
  status: 'loading' | 'error';
  onRetry(): void;
}

function Waiting({ status, onRetry }: WaitingProps): ReactNode {
  const { t } = useTranslation('chat');
  switch (status) {
    case 'loading':
      return <LoadingState rows={6} label={t('room.loading')} />;
    case 'error':
      return <ErrorState title={t('room.failed')} onRetry={onRetry} />;
  }
}

interface RoomStartProps {
  isPair: boolean;
  name: string;
  empty: boolean;
}

function RoomStart({ isPair, name, empty }: RoomStartProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.start}>
      <Text as="p" size="md" weight="bold">
        {t(isPair ? 'room.startDirect' : 'room.start', { name: shortName(name) })}
      </Text>
      <Text as="p" tone="muted">
        {t(empty ? 'room.emptyHint' : 'room.startHint')}
      </Text>
    </div>
  );
}
