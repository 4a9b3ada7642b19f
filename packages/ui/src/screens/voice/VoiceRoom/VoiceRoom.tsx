import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { muteKeys, type VoiceParticipant } from '../voice.ts';
import { Participants } from './Participants.tsx';
import { RaisedHandRequests } from './RaisedHandRequests.tsx';
import * as styles from './VoiceRoom.css.ts';

export type VoiceRoomState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  /** A call between two people that the member has left. */
  | { status: 'over' }
  | {
      status: 'outside';
      name: string;
      participants: readonly VoiceParticipant[];
      /** Number of listeners in an all-hands room. */
      listeners?: number;
      limit: number;
    }
  | {
      status: 'inside';
      name: string;
      phase: 'joining' | 'in' | 'reconnecting';
      /** The member is first. Listeners of an all-hands room are included if their hand is raised. */
      participants: readonly VoiceParticipant[];
      /** Number of listeners in an all-hands room, including those with a raised hand. */
      listeners?: number;
      /** Whether the member decides who speaks. */
      isHost?: boolean;
      limit: number;
      muted: boolean;
      canInvite: boolean;
    };

export interface VoiceRoomProps {
  state: VoiceRoomState;
  myUserId?: string | undefined;
  joining?: boolean;
  document?: ReactNode;
  onJoin(): void;
  /** Waits for a free slot in a full room. Omitted while already waiting. */
  onWait?: (() => void) | undefined;
  /** Omitted together with `onLeave` if the call bar is visible. */
  onMute?: ((event: { muted: boolean }) => void) | undefined;
  onVolumeChange?: (event: { userId: string; volume: number }) => void;
  /** Lets a listener speak, or makes a speaker a listener. */
  onSpeakerChange?: ((event: { userId: string; speaker: boolean }) => void) | undefined;
  onInvite(): void;
  onLeave?: (() => void) | undefined;
  onBack(): void;
  onRetry(): void;
}

export function VoiceRoom(props: VoiceRoomProps) {
  const { state, onBack, onMute, onLeave } = props;
  const { t } = useTranslation('voice');
  const hasFooter = state.status === 'inside' ? (onMute ?? onLeave) : state.status === 'outside';
  const name = 'name' in state ? state.name : t('title');
  return (
    <div className={styles.root} data-component="VoiceRoom" data-status={state.status}>
      <SidePanel
        title={name}
        onBack={onBack}
        actions={<Invite {...props} />}
        footer={hasFooter && <Footer {...props} />}
      >
        {props.document && <div className={styles.document}>{props.document}</div>}
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Invite({ state, onInvite }: VoiceRoomProps) {
  const { t } = useTranslation('voice');
  if (state.status !== 'inside' || !state.canInvite) return null;
  const full = isFull(state);
  const label = t(full ? 'room.inviteFull' : 'room.invite');
  return (
    <Tooltip label={label}>
      <IconButton icon={icons.invite} label={label} disabled={full} onPress={onInvite} />
    </Tooltip>
  );
}

function Footer({ state, joining, onJoin, onWait, onMute, onLeave }: VoiceRoomProps) {
  const { t } = useTranslation('voice');
  if (state.status === 'outside') {
    const full = isFull(state);
    if (full && onWait)
      return (
        <Button variant="primary" fullWidth icon={icons.clock} onPress={onWait}>
          {t('wait.wait')}
        </Button>
      );
    return (
      <Button
        variant="primary"
        fullWidth
        loading={joining ?? false}
        disabled={full}
        onPress={onJoin}
      >
        {t('room.join')}
      </Button>
    );
  }
  if (state.status !== 'inside') return null;
  const { muted } = state;
  const mute = t(muted ? 'bar.unmute' : 'bar.mute');
  return (
    <div className={styles.footer}>
      {onMute && (
        <span className={styles.wide}>
          <Button
            fullWidth
            icon={muted ? icons.microphoneOff : icons.microphone}
            ariaLabel={t('bar.withKeys', { name: mute, keys: muteKeys })}
            onPress={() => onMute({ muted: !muted })}
          >
            {mute}
          </Button>
        </span>
      )}
      {onLeave && (
        <Button variant="danger" icon={icons.hangUp} onPress={onLeave}>
          {t('room.leave')}
        </Button>
      )}
    </div>
  );
}

function Content(props: VoiceRoomProps): ReactNode {
  const { state, myUserId, onBack, onRetry } = props;
  const { t } = useTranslation('voice');
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={3} label={t('room.loading')} />;
    case 'error':
      return <ErrorState title={t('room.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icons.audio}
          title={t('room.gone')}
          description={t('room.goneHint')}
          action={<Button onPress={onBack}>{t('room.toList')}</Button>}
        />
      );
    case 'over':
      return (
        <EmptyState
          icon={icons.audio}
          title={t('room.over')}
          action={<Button onPress={onBack}>{t('room.toList')}</Button>}
        />
      );
    case 'outside':
      if (state.participants.length + (state.listeners ?? 0) === 0)
        return <EmptyState icon={icons.audio} title={t('room.nobody')} />;
      return (
        <>
          <Participants people={state.participants} myUserId={myUserId} />
          <ListenerCount count={state.listeners ?? 0} />
          {isFull(state) && (
            <Text as="p" tone="muted">
              {t('room.full')}
            </Text>
          )}
        </>
      );
    case 'inside':
      return <Inside {...props} state={state} />;
  }
}

function isFull({
  participants,
  listeners = 0,
  limit,
}: {
  participants: readonly VoiceParticipant[];
  listeners?: number;
  limit: number;
}): boolean {
  return participants.filter(({ listener }) => !listener).length + listeners >= limit;
}

function ListenerCount({ count }: { count: number }) {
  const { t } = useTranslation('voice');
  if (count === 0) return null;
  return (
    <Text as="p" size="sm" tone="muted">
      {t('room.listeners', { count })}
    </Text>
  );
}

interface InsideProps extends VoiceRoomProps {
  state: Extract<VoiceRoomState, { status: 'inside' }>;
}

function Inside({ state, myUserId, onInvite, onVolumeChange, onSpeakerChange }: InsideProps) {
  const { t } = useTranslation('voice');
  const { phase, participants, listeners = 0, isHost = false } = state;
  const { canInvite } = state;
  const speakers = participants.filter(({ listener }) => !listener);
  const hands = participants.filter(({ listener, userId }) => listener && userId !== myUserId);
  return (
    <>
      {phase !== 'in' && (
        <Text as="p" size="sm" tone="muted">
          {t(`room.${phase}`)}
        </Text>
      )}
      {hands.length > 0 && (
        <RaisedHandRequests people={hands} onSpeakerChange={isHost ? onSpeakerChange : undefined} />
      )}
      <Participants
        people={speakers}
        myUserId={myUserId}
        onVolumeChange={onVolumeChange}
        onSpeakerChange={isHost ? onSpeakerChange : undefined}
      />
      <ListenerCount count={listeners} />
      {phase === 'in' && participants.length + listeners < 2 && (
        <div className={styles.waiting}>
          <EmptyState
            icon={icons.people}
            title={t('room.alone')}
            {...(canInvite
              ? {
                  description: t('room.aloneHint'),
                  action: (
                    <Button icon={icons.invite} onPress={onInvite}>
                      {t('room.invite')}
                    </Button>
                  ),
                }
              : {})}
          />
        </div>
      )}
    </>
  );
}
