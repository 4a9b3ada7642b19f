import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BusyMeetingTime, MeetingClock } from '../meeting.ts';
import { useMeetingTimes, type MeetingTimes } from '../meetingTimes.ts';
import { dateAndTimeOf } from '../../../patterns/dates/zoned.ts';
import { DaySlots } from './DaySlots.tsx';
import type { BusyPerson } from './slots.ts';
import * as styles from './FindTime.css.ts';

export interface FoundTime {
  startTime: string;
  endTime: string;
}

export type FindTimeState =
  | { status: 'loading' }
  | { status: 'error' }
  /** No participants are selected. */
  | { status: 'empty' }
  | {
      status: 'ready';
      people: readonly BusyPerson[];
      room: { name: string; busy: readonly BusyMeetingTime[] } | null;
      /** Common free times, earliest first. Undefined while loading. */
      suggestions?: readonly FoundTime[];
    };

export interface FindTimeProps {
  state: FindTimeState;
  date: string;
  minutes: number;
  selected?: FoundTime | undefined;
  clock?: MeetingClock;
  onDateChange(event: { date: string }): void;
  onChoose(event: FoundTime): void;
  onUse(event: FoundTime): void;
  onBack(): void;
  onChoosePeople(): void;
  onRetry(): void;
}

export function FindTime(props: FindTimeProps) {
  const { state, selected, onUse, onBack } = props;
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(props.clock));
  return (
    <div className={styles.root} data-component="FindTime" data-status={state.status}>
      <SidePanel
        title={t('find.title')}
        onBack={onBack}
        footer={
          state.status === 'ready' && (
            <Button
              variant="primary"
              fullWidth
              disabled={!selected}
              onPress={() => selected && onUse(selected)}
            >
              {selected
                ? t('find.use', { time: times.inText(selected.startTime, selected.endTime) })
                : t('find.choose')}
            </Button>
          )
        }
      >
        <Content {...props} times={times} />
      </SidePanel>
    </div>
  );
}

interface ContentProps extends FindTimeProps {
  times: MeetingTimes;
}

function Content(props: ContentProps): ReactNode {
  const { state, times, selected, onChoosePeople, onRetry, onChoose } = props;
  const { t } = useTranslation('meeting');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={6} label={t('find.loading')} />;
    case 'error':
      return <ErrorState title={t('find.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.findTime}
          title={t('find.empty')}
          description={t('find.emptyHint')}
          action={
            <Button variant="primary" icon={icons.invite} onPress={onChoosePeople}>
              {t('form.choose')}
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <Suggestions
            suggestions={state.suggestions}
            times={times}
            selected={selected}
            onChoose={onChoose}
          />
          <Day {...props} state={state} />
        </>
      );
  }
}

const isSameTime = (one: FoundTime, other: FoundTime) =>
  Date.parse(one.startTime) === Date.parse(other.startTime);

interface SuggestionsProps extends Pick<FindTimeProps, 'selected' | 'onChoose'> {
  suggestions: readonly FoundTime[] | undefined;
  times: MeetingTimes;
}

function Suggestions({ suggestions, times, selected, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('meeting');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {t('find.suggestions')}
      </Heading>
      {suggestions === undefined && (
        <LoadingState shape="text" rows={1} label={t('find.loading')} />
      )}
      {suggestions?.length === 0 && (
        <Text as="p" tone="muted">
          {t('find.none')}
        </Text>
      )}
      {suggestions && suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map((time) => (
            <li key={time.startTime}>
              <button
                type="button"
                className={styles.suggestion}
                aria-pressed={selected !== undefined && isSameTime(time, selected)}
                onClick={() => onChoose(time)}
              >
                {times.full(time.startTime, time.endTime)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DayProps extends ContentProps {
  state: Extract<FindTimeState, { status: 'ready' }>;
}

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const day = 24 * 60 * 60_000;
const moved = (date: string, days: number) =>
  new Date(noon(date) + days * day).toISOString().slice(0, 10);

function Day({
  state,
  date,
  minutes,
  selected,
  clock: clockProp,
  onDateChange,
  onChoose,
}: DayProps) {
  const { t } = useTranslation('meeting');
  const clock = useClock(clockProp);
  // A calendar day has no time zone, so it is formatted by its noon in UTC.
  const named = useMeetingTimes({
    now: noon(dateAndTimeOf(clock.now, clock.timeZone).date),
    timeZone: 'UTC',
  });
  const name = named.day(new Date(noon(date)).toISOString());
  const today = dateAndTimeOf(clock.now, clock.timeZone).date;
  return (
    <section className={styles.section} aria-label={t('find.day', { day: name })}>
      <div className={styles.days}>
        <IconButton
          size="sm"
          icon={icons.chevronLeft}
          label={t('find.previousDay')}
          disabled={date <= today}
          onPress={() => onDateChange({ date: moved(date, -1) })}
        />
        <span className={styles.day} aria-live="polite">
          <Heading level={2} size="sm" align="center">
            {name}
          </Heading>
        </span>
        <IconButton
          size="sm"
          icon={icons.chevronRight}
          label={t('find.nextDay')}
          onPress={() => onDateChange({ date: moved(date, 1) })}
        />
      </div>
      <DaySlots
        label={t('find.day', { day: name })}
        people={state.people}
        room={state.room}
        {...{ date, minutes, selected, clock, onChoose }}
      />
    </section>
  );
}
