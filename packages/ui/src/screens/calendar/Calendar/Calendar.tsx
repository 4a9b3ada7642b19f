import { formatDate, formatRange, maxCalendarMeetings, maxCalendarUsers } from '@office/vocabulary';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CalendarGrid,
  calendarRange,
  calendarViews,
  japaneseHoliday,
  stepDate,
  weekStart,
  type CalendarMeeting,
  type CalendarRoom,
  type CalendarSlot,
  type CalendarView,
} from '../../../patterns/CalendarGrid/index.ts';
import { addDays, weekdayOf } from '../../../patterns/dates/isoDate.ts';
import { monthName, weekdayName } from '../../../patterns/dates/names.ts';
import { wallDate, wallTimeOf } from '../../../patterns/dates/zoned.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import {
  MemberPicker,
  type MemberIdentity,
  type MemberPickerProps,
} from '../../../patterns/MemberPicker/index.ts';
import { PanelContext, SidePanel } from '../../../patterns/SidePanel/index.ts';
import { TimeZoneField } from '../../../patterns/TimeZoneField/index.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton, type IconButtonProps } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { personColors } from '../../../styles/personColors.css.ts';
import * as styles from './Calendar.css.ts';
import { minWeekWidth, minWidthWithForm, useIsNarrow } from './useIsNarrow.ts';

export type CalendarState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      meetings: readonly CalendarMeeting[];
      /** The limit of entries is exceeded. */
      truncated?: boolean;
      /** The days the entries belong to, if the requested days are still loading. */
      of?: ShownDays | undefined;
    };

interface ShownDays {
  view: CalendarView;
  /** A day in the range, `2026-11-20`. */
  date: string;
}

export interface CalendarProps {
  state: CalendarState;
  /** A narrow panel or phone shows a day instead of a week or month. */
  view: CalendarView;
  /** A day in the visible range, `2026-11-20`. */
  date: string;
  /** The current time in milliseconds, and the display time zone. */
  clock: { now: number; timeZone: string };
  secondTimeZone?: string | undefined;
  /** Members whose calendars are shown, at most ten, in the order of their colours. */
  members: readonly MemberIdentity[];
  search: Omit<MemberPickerProps, 'value' | 'max' | 'disabled' | 'onChange'>;
  rooms: readonly CalendarRoom[];
  onViewChange(event: { view: CalendarView }): void;
  onDateChange(event: { date: string }): void;
  onMembersChange(event: { members: readonly MemberIdentity[] }): void;
  onSecondTimeZoneChange(event: { timeZone: string }): void;
  onOpen(event: { id: string }): void;
  /** Called without a slot by the button. Undefined if the viewer cannot create meetings, such as a guest. */
  onPlan?: ((slot: Partial<CalendarSlot>) => void) | undefined;
  onChange?: ((event: CalendarSlot & { id: string }) => void) | undefined;
  onFindTime?: (() => void) | undefined;
  /** A `MeetingForm` beside the grid. In a narrow panel it replaces the grid. */
  form?: ReactNode;
  onFormClose?(): void;
  /** Time of the meeting in the form, highlighted in the grid. */
  selection?: CalendarSlot | undefined;
  onPrint(): void;
  onRetry(): void;
}

const noMeetings: readonly CalendarMeeting[] = [];
const noop = () => undefined;

export function Calendar(props: CalendarProps) {
  const { state, clock, members } = props;
  const { t } = useTranslation('calendar');
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const formFits = !useIsNarrow(root, minWidthWithForm);
  const narrow = useIsNarrow(main, minWeekWidth);
  const { form, onFormClose = noop } = props;
  const viewFor = (view: CalendarView) =>
    narrow && (view === 'week' || view === 'month') ? 'day' : view;
  const view = viewFor(props.view);
  const isWaiting = state.status === 'loading' || (state.status === 'ready' && !!state.of);
  const { view: drawn, date } = (state.status === 'ready' && state.of) || props;
  return (
    <div
      ref={root}
      className={styles.root}
      data-component="Calendar"
      data-status={state.status}
      aria-busy={isWaiting || undefined}
    >
      {form && (
        <FormPanelSlot fits={formFits} onClose={onFormClose}>
          {form}
        </FormPanelSlot>
      )}
      <div ref={main} className={styles.main} hidden={Boolean(form) && !formFits}>
        <SidePanel
          title={t('title')}
          actions={
            props.onPlan &&
            !form && (
              <Button
                size="sm"
                variant="primary"
                icon={icons.plus}
                onPress={() => props.onPlan?.({})}
              >
                {t('plan')}
              </Button>
            )
          }
          toolbar={
            <Bar
              {...props}
              view={view}
              narrow={narrow}
              today={wallDate(wallTimeOf(clock.now, clock.timeZone))}
            />
          }
        >
          <div className={styles.content}>
            <LiveRegion>{state.status === 'loading' && t('loading')}</LiveRegion>
            {members.length > 1 && view !== 'rooms' && <Legend members={members} />}
            {state.status === 'ready' && state.truncated && (
              <Text as="p" size="xs" tone="warning">
                {t('truncated', { max: maxCalendarMeetings })}
              </Text>
            )}
            {state.status === 'empty' && (
              <Text as="p" size="xs" tone="muted">
                {t(props.onPlan ? 'empty' : 'emptyGuest')}
              </Text>
            )}
            <Content {...props} view={viewFor(drawn)} {...{ date, isWaiting }} />
          </div>
        </SidePanel>
      </div>
    </div>
  );
}

/** The close button and Escape close the form instead of the panel. */
function FormPanelSlot({
  fits,
  onClose,
  children,
}: {
  fits: boolean;
  onClose(): void;
  children: ReactNode;
}) {
  const { t } = useTranslation('calendar');
  const aside = useRef<HTMLElement>(null);
  useEffect(() => aside.current?.focus(), []);
  const panel = useMemo(() => ({ onClose }), [onClose]);
  return (
    <aside
      ref={aside}
      tabIndex={-1}
      aria-label={t('plan')}
      className={cx(styles.form, fits && styles.formBeside, styles.paperless)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return;
        event.preventDefault();
        onClose();
      }}
    >
      <PanelContext value={panel}>{children}</PanelContext>
    </aside>
  );
}

function Content(props: CalendarProps & { isWaiting: boolean }): ReactNode {
  const { state, view, date, clock, members, rooms, isWaiting } = props;
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const people = useMemo(
    () => members.map(({ userId, name }, color) => ({ id: userId, name, color })),
    [members],
  );
  if (state.status === 'error')
    return <ErrorState title={t('loadFailed')} onRetry={props.onRetry} />;
  if (view === 'rooms' && rooms.length === 0)
    return <EmptyState icon={icons.room} title={t('noRooms')} description={t('noRoomsHint')} />;
  return (
    <div className={styles.grid}>
      {isWaiting && (
        <div className={styles.waiting}>
          <Progress label={t('loading')} />
        </div>
      )}
      <CalendarGrid
        {...{ view, date, people, rooms }}
        meetings={state.status === 'ready' ? state.meetings : noMeetings}
        timeZone={clock.timeZone}
        secondTimeZone={props.secondTimeZone}
        now={clock.now}
        selection={props.selection}
        holiday={(day) => japaneseHoliday(day, language)}
        onOpen={props.onOpen}
        onOpenDay={(event) => {
          props.onDateChange(event);
          props.onViewChange({ view: 'day' });
        }}
        {...(props.onPlan ? { onCreate: props.onPlan } : {})}
        {...(props.onChange ? { onReschedule: props.onChange } : {})}
      />
    </div>
  );
}

function Legend({ members }: { members: readonly MemberIdentity[] }) {
  const { t } = useTranslation('calendar');
  return (
    <ul className={styles.legend} aria-label={t('members.shown')}>
      {members.map(({ userId, name }, index) => (
        <li key={userId} className={cx(styles.person, personColors[index % personColors.length])}>
          <span className={styles.dot} />
          <Text size="xs" truncate>
            {name}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function usePeriod(view: CalendarView, date: string): string {
  const language = useLanguage();
  if (view === 'day' || view === 'rooms') {
    return `${formatDate(date, 'UTC')}(${weekdayName(weekdayOf(date), language)})`;
  }
  if (view === 'month') return monthName(date, language);
  const { from, to } = calendarRange({ view, date, weekStart: weekStart(language) });
  return formatRange(formatDate(from, 'UTC'), formatDate(addDays(to, -1), 'UTC'), language);
}

const inNarrow: readonly CalendarView[] = ['day', 'agenda', 'rooms'];

function Bar(props: CalendarProps & { narrow: boolean; today: string }) {
  const { view, date, narrow, today, members, onDateChange, onFindTime } = props;
  const { t } = useTranslation('calendar');
  const period = usePeriod(view, date);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.period} aria-live="polite">
          <Heading level={2} size="md">
            {period}
          </Heading>
        </div>
        <div className={cx(styles.steps, styles.paperless)}>
          <IconButton
            icon={icons.chevronLeft}
            variant="ghost"
            label={t(`previous.${view}`)}
            onPress={() => onDateChange({ date: stepDate(view, date, -1) })}
          />
          <Button size="sm" onPress={() => onDateChange({ date: today })}>
            {t('today')}
          </Button>
          <IconButton
            icon={icons.chevronRight}
            variant="ghost"
            label={t(`next.${view}`)}
            onPress={() => onDateChange({ date: stepDate(view, date, 1) })}
          />
        </div>
      </div>
      <div className={cx(styles.bar, styles.paperless)}>
        <div className={styles.view}>
          <Select
            ariaLabel={t('view.label')}
            value={view}
            options={(narrow ? inNarrow : calendarViews).map((value) => ({
              value,
              label: t(`view.${value}`),
            }))}
            onChange={({ value }) => props.onViewChange({ view: value })}
          />
        </div>
        <Popover
          label={t('members.choose')}
          trigger={
            <Tool
              narrow={narrow}
              icon={icons.people}
              label={t('members.count', { count: members.length, max: maxCalendarUsers })}
            />
          }
        >
          <MemberPicker
            {...props.search}
            value={members}
            max={maxCalendarUsers}
            onChange={({ value: selected }) => props.onMembersChange({ members: selected })}
          />
        </Popover>
        <SecondZone {...props} />
        <IconButton icon={icons.print} variant="ghost" label={t('print')} onPress={props.onPrint} />
        {onFindTime && (
          <Tool narrow={narrow} icon={icons.search} label={t('findTime')} onPress={onFindTime} />
        )}
      </div>
    </>
  );
}

type ToolProps = Omit<IconButtonProps, 'variant' | 'size' | 'pressed' | 'asChild' | 'children'> & {
  narrow: boolean;
};

/** Has no text in a narrow calendar, so that the tools fit in one row. */
function Tool({ narrow, icon, label, ...rest }: ToolProps) {
  if (narrow) return <IconButton icon={icon} variant="ghost" label={label} {...rest} />;
  return (
    <Button size="sm" icon={icon} {...rest}>
      {label}
    </Button>
  );
}

function SecondZone({ clock, secondTimeZone, onSecondTimeZoneChange }: CalendarProps) {
  const { t } = useTranslation('calendar');
  return (
    <Popover
      label={t('secondZone')}
      trigger={<IconButton icon={icons.network} variant="ghost" label={t('secondZone')} />}
    >
      <div className={styles.zone}>
        <Stack gap={3}>
          <FormField label={t('secondZone')} hint={t('secondZoneHint')}>
            {(control) => (
              <TimeZoneField
                {...control}
                value={secondTimeZone ?? ''}
                at={clock.now}
                onChange={({ value }) => onSecondTimeZoneChange({ timeZone: value })}
              />
            )}
          </FormField>
          {secondTimeZone && (
            <Button size="sm" onPress={() => onSecondTimeZoneChange({ timeZone: '' })}>
              {t('noSecondZone')}
            </Button>
          )}
        </Stack>
      </div>
    </Popover>
  );
}
