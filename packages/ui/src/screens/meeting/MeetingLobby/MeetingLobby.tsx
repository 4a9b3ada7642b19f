import { meetingJoinableMs } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/Countdown/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { MeetingClock, MeetingPerson } from '../meeting.ts';
import { useMeetingTimes, type MeetingTimes } from '../meetingTimes.ts';
import { StartsIn } from '../StartsIn/StartsIn.tsx';
import { useMeetingPhrases } from '../useMeetingPhrases.ts';
import * as styles from './MeetingLobby.css.ts';

export interface LobbyMeeting {
  title: string;
  startTime: string;
  endTime: string | null;
}

export type MeetingLobbyState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'early'; meeting: LobbyMeeting }
  | { status: 'open'; meeting: LobbyMeeting; people: readonly MeetingPerson[] }
  | { status: 'waiting'; meeting: LobbyMeeting }
  | { status: 'full'; meeting: LobbyMeeting; people: readonly MeetingPerson[]; limit: number }
  | { status: 'ended'; meeting: LobbyMeeting }
  | { status: 'canceled'; meeting: LobbyMeeting }
  /** The viewer does not participate or the meeting does not exist. The link does not reveal which. */
  | { status: 'notInvited' };

export interface MeetingLobbyProps {
  state: MeetingLobbyState;
  clock?: MeetingClock;
  joining?: boolean;
  error?: { text?: string } | undefined;
  onJoin(event: { muted: boolean }): void;
  onLeave(): void;
  /** Joins by number and passcode, for members without an invitation. */
  onJoinById(): void;
  /** Checks for a free slot in a full meeting, or retries after a failure. */
  onRetry(): void;
  onBack(): void;
  onOpen?(): void;
}

/** Entry page of a meeting link: join, wait, or the reason why joining is not possible. */
export function MeetingLobby(props: MeetingLobbyProps) {
  const { state, onBack } = props;
  const { t } = useTranslation('meeting');
  return (
    <div className={styles.root} data-component="MeetingLobby" data-status={state.status}>
      <SidePanel
        title={'meeting' in state ? state.meeting.title : t('title')}
        onBack={onBack}
        footer={state.status === 'open' && <JoinButtons {...props} />}
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function JoinButtons({ joining = false, onJoin }: MeetingLobbyProps) {
  const { t } = useTranslation('meeting');
  return (
    <div className={styles.actions}>
      <span className={styles.option}>
        <Button
          fullWidth
          icon={icons.microphone}
          disabled={joining}
          onPress={() => onJoin({ muted: false })}
        >
          {t('lobby.withMicrophone')}
        </Button>
      </span>
      <span className={styles.option}>
        <Button
          fullWidth
          variant="primary"
          icon={icons.microphoneOff}
          loading={joining}
          onPress={() => onJoin({ muted: true })}
        >
          {t('lobby.muted')}
        </Button>
      </span>
    </div>
  );
}

function Content(props: MeetingLobbyProps): ReactNode {
  const { state, clock: clockProp, error, onRetry, onBack } = props;
  const { t } = useTranslation('meeting');
  const clock = useClock(clockProp);
  const times = useMeetingTimes(clock);
  const toList = <Button onPress={onBack}>{t('lobby.toList')}</Button>;
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={2} label={t('lobby.loading')} />;
    case 'error':
      return <ErrorState title={t('lobby.failed')} onRetry={onRetry} />;
    case 'early':
      return <Early {...props} meeting={state.meeting} times={times} now={clock.now} />;
    case 'open':
      return (
        <>
          {error && (
            <Callout tone="danger" announce>
              {error.text ?? t('detail.actionFailed')}
            </Callout>
          )}
          <EmptyState
            icon={icons.onlineMeeting}
            title={t('lobby.ready')}
            description={times.full(state.meeting.startTime, state.meeting.endTime)}
            action={
              <Text size="sm" tone="accent" weight="medium" tabular>
                <StartsIn startTime={state.meeting.startTime} clock={clockProp} />
              </Text>
            }
          />
          <People people={state.people} />
        </>
      );
    case 'waiting':
      return (
        <EmptyState
          icon={icons.people}
          title={t('lobby.alone')}
          description={t('lobby.aloneHint')}
          action={<Button onPress={props.onLeave}>{t('lobby.leave')}</Button>}
        />
      );
    case 'full':
      return (
        <>
          <EmptyState
            icon={icons.people}
            title={t('lobby.full')}
            description={t('lobby.fullHint', { limit: state.limit })}
            action={
              <Button icon={icons.refresh} onPress={onRetry}>
                {t('lobby.again')}
              </Button>
            }
          />
          <People people={state.people} />
        </>
      );
    case 'ended':
      return (
        <EmptyState
          icon={icons.success}
          title={t('lobby.ended')}
          {...(state.meeting.endTime
            ? {
                description: t('lobby.endedHint', {
                  time: times.inText(state.meeting.endTime, null),
                }),
              }
            : {})}
          action={toList}
        />
      );
    case 'canceled':
      return (
        <EmptyState
          icon={icons.calendar}
          title={t('lobby.canceled')}
          description={t('lobby.canceledHint', {
            time: times.inText(state.meeting.startTime, state.meeting.endTime),
          })}
          action={toList}
        />
      );
    case 'notInvited':
      return (
        <EmptyState
          icon={icons.lock}
          title={t('lobby.notInvited')}
          description={t('lobby.notInvitedHint')}
          action={
            <Button variant="primary" icon={icons.number} onPress={props.onJoinById}>
              {t('lobby.byId')}
            </Button>
          }
        />
      );
  }
}

interface EarlyProps extends MeetingLobbyProps {
  meeting: LobbyMeeting;
  times: MeetingTimes;
  now: number;
}

function Early({ meeting, times, now, clock, onOpen }: EarlyProps) {
  const { t } = useTranslation('meeting');
  const opensAt = Date.parse(meeting.startTime) - meetingJoinableMs;
  const open = new Date(opensAt).toISOString();
  // The countdown is shown only on the day of the meeting.
  const isToday = times.dayOf(open) === times.dayOf(new Date(now).toISOString());
  return (
    <EmptyState
      icon={icons.clock}
      title={t('lobby.early')}
      description={t('lobby.earlyHint', {
        time: times.inText(meeting.startTime, null),
        open: times.time(open),
      })}
      action={
        isToday && (
          <Countdown
            until={opensAt}
            {...(clock ? { now: () => clock.now } : {})}
            {...(onOpen ? { onEnd: onOpen } : {})}
            format={({ time }) => t('lobby.left', { time })}
          />
        )
      }
    />
  );
}

function People({ people }: { people: readonly MeetingPerson[] }) {
  const { t } = useTranslation('meeting');
  const { nameList } = useMeetingPhrases();
  const names = nameList(people.map(({ name }) => name));
  return (
    <div className={styles.people}>
      {people.length > 0 && (
        <span className={styles.faces}>
          {people.slice(0, 5).map(({ userId, name, avatarUrl }) => (
            <Avatar key={userId} size="sm" name={name} src={avatarUrl ?? null} decorative />
          ))}
        </span>
      )}
      <Text as="p" tone="muted">
        {people.length === 0
          ? t('lobby.nobody')
          : t('lobby.inside', { count: people.length, names })}
      </Text>
    </div>
  );
}
