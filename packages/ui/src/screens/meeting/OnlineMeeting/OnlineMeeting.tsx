import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { MeetingClock, MeetingService, MeetingSummary } from '../meeting.ts';
import { MeetingRow } from '../MeetingRow/MeetingRow.tsx';
import { useMeetingTimes, type MeetingTimes } from '../meetingTimes.ts';
import * as styles from './OnlineMeeting.css.ts';

export type OnlineMeetingState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      available: readonly MeetingSummary[];
      today: readonly MeetingSummary[];
      coming: readonly MeetingSummary[];
    };

export interface OnlineMeetingProps {
  state: OnlineMeetingState;
  services: readonly MeetingService[];
  /** False for guests. */
  canCreate: boolean;
  calendarHref?: string | undefined;
  clock?: MeetingClock;
  joiningMeetingId?: string | undefined;
  /** The started meeting is being created. */
  starting?: boolean;
  /** Starts a meeting without further questions. */
  onStartNow(): void;
  /** Opens the form, to choose participants or another service first. */
  onStartWithOptions(): void;
  onPlan(): void;
  onJoinById(): void;
  onJoin(event: { meetingId: string }): void;
  onOpen(event: { meetingId: string }): void;
  onLinkAccounts(): void;
  onRetry(): void;
}

export function OnlineMeeting(props: OnlineMeetingProps) {
  const { state } = props;
  const { t } = useTranslation('meeting');
  return (
    <div className={styles.root} data-component="OnlineMeeting" data-status={state.status}>
      <SidePanel title={t('title')} toolbar={<MeetingActions {...props} />}>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function MeetingActions(props: OnlineMeetingProps) {
  const { state, canCreate, calendarHref, onStartNow, onStartWithOptions, onPlan, onJoinById } =
    props;
  const { t } = useTranslation('meeting');
  // Joining is the primary action while a meeting can be joined.
  const hasJoinable =
    state.status === 'ready' && state.available.some(({ joined = false }) => !joined);
  return (
    <div role="group" aria-label={t('list.actions')} className={styles.actions}>
      {canCreate && (
        <>
          <span className={styles.start}>
            <span className={styles.main}>
              <Button
                variant={hasJoinable ? 'secondary' : 'primary'}
                icon={icons.onlineMeeting}
                fullWidth
                loading={props.starting ?? false}
                onPress={onStartNow}
              >
                {t('list.startNow')}
              </Button>
            </span>
            <Tooltip label={t('list.startOptions')}>
              <IconButton
                icon={icons.chevronDown}
                variant="secondary"
                label={t('list.startOptions')}
                onPress={onStartWithOptions}
              />
            </Tooltip>
          </span>
          <span className={styles.option}>
            <Button fullWidth onPress={onPlan}>
              {t('list.plan')}
            </Button>
          </span>
        </>
      )}
      <span className={styles.option}>
        <Button fullWidth onPress={onJoinById}>
          {t('list.joinById')}
        </Button>
      </span>
      {calendarHref && (
        <span className={styles.option}>
          <Button fullWidth href={calendarHref}>
            {t('list.calendar')}
          </Button>
        </span>
      )}
    </div>
  );
}

function Content(props: OnlineMeetingProps): ReactNode {
  const { state, canCreate, onRetry } = props;
  const { t } = useTranslation('meeting');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={5} label={t('list.loading')} />;
    case 'error':
      return <ErrorState title={t('list.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <>
          <Disconnected {...props} />
          <EmptyState
            icon={icons.onlineMeeting}
            title={t('list.empty')}
            description={t(canCreate ? 'list.emptyHint' : 'list.emptyGuest')}
          />
          <Unlinked {...props} />
        </>
      );
    case 'ready':
      return <Lists {...props} state={state} />;
  }
}

interface ListsProps extends OnlineMeetingProps {
  state: Extract<OnlineMeetingState, { status: 'ready' }>;
}

function Lists(props: ListsProps) {
  const { available, today, coming } = props.state;
  const { t } = useTranslation('meeting');
  const clock = useClock(props.clock);
  const times = useMeetingTimes(clock);
  const list = { ...props, times, now: clock.now };
  return (
    <>
      <Disconnected {...props} />
      {available.length > 0 && (
        <Section {...list} name={t('list.available')} meetings={available} joinable />
      )}
      <Section {...list} name={t('list.today')} meetings={today}>
        {today.length === 0 && available.length === 0 && (
          <Text as="p" tone="muted">
            {t('list.todayNone')}
          </Text>
        )}
      </Section>
      {days(coming, times).map(({ name, meetings }) => (
        <Section key={name} {...list} name={name} meetings={meetings} />
      ))}
      <Unlinked {...props} />
    </>
  );
}

function days(meetings: readonly MeetingSummary[], times: MeetingTimes) {
  const found: { name: string; meetings: MeetingSummary[] }[] = [];
  for (const meeting of meetings) {
    if (meeting.startTime === null) continue;
    const name = times.day(meeting.startTime);
    const last = found.at(-1);
    if (last?.name === name) last.meetings.push(meeting);
    else found.push({ name, meetings: [meeting] });
  }
  return found;
}

interface SectionProps extends Pick<
  OnlineMeetingProps,
  'clock' | 'joiningMeetingId' | 'onJoin' | 'onOpen'
> {
  name: string;
  meetings: readonly MeetingSummary[];
  times: MeetingTimes;
  now: number;
  joinable?: boolean;
  children?: ReactNode;
}

function Section({ name, meetings, times, now, joinable, children, ...on }: SectionProps) {
  const id = useId();
  const firstOpen = meetings.findIndex(({ joined = false }) => !joined);
  if (meetings.length === 0 && !children) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {name}
      </Heading>
      {meetings.length > 0 && (
        <ul className={styles.list}>
          {meetings.map((meeting, index) => {
            const { meetingId } = meeting;
            return (
              <li key={meetingId} className={joinable ? styles.joinable : undefined}>
                <MeetingRow
                  meeting={meeting}
                  times={times}
                  now={now}
                  clock={on.clock}
                  onOpen={() => on.onOpen({ meetingId })}
                  {...(joinable
                    ? {
                        join: {
                          variant:
                            index === firstOpen ? ('primary' as const) : ('secondary' as const),
                          joining: meetingId === on.joiningMeetingId,
                          onJoin: () => on.onJoin({ meetingId }),
                        },
                      }
                    : {})}
                />
              </li>
            );
          })}
        </ul>
      )}
      {children}
    </section>
  );
}

type LinkProps = Pick<OnlineMeetingProps, 'services' | 'canCreate' | 'onLinkAccounts'>;

/** Warns about a disconnected account, because planning would fail later. */
function Disconnected({ services, canCreate, onLinkAccounts }: LinkProps) {
  const { t } = useTranslation('meeting');
  const broken = services.find(({ state }) => state === 'DISCONNECTED');
  if (!broken || !canCreate) return null;
  return (
    <div className={styles.section}>
      <Callout
        tone="warning"
        action={
          <Button size="sm" onPress={onLinkAccounts}>
            {t('list.relink')}
          </Button>
        }
      >
        {t('list.disconnected', { provider: t(`provider.${broken.provider}`) })}
      </Callout>
    </div>
  );
}

function Unlinked({ services, canCreate, onLinkAccounts }: LinkProps) {
  const { t } = useTranslation(['meeting', 'common']);
  const others = services.filter(({ provider }) => provider !== 'OFFICE');
  const isAnyLinked = others.some(({ state }) => state !== 'UNLINKED');
  if (!canCreate || others.length === 0 || isAnyLinked) return null;
  const providers = others
    .map(({ provider }) => t(`provider.${provider}`))
    .join(t('common:listSeparator'));
  return (
    <div className={styles.unlinked}>
      <Text as="p" size="xs" tone="muted">
        {t('list.unlinked', { providers })}
      </Text>
      <Button size="sm" variant="ghost" icon={icons.link} onPress={onLinkAccounts}>
        {t('list.link')}
      </Button>
    </div>
  );
}
