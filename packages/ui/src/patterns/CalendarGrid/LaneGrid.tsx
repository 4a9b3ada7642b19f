import { defaultMeetingMinutes } from '@office/vocabulary';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { cx } from '../../primitives/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { wallMinutes, wallTimeOfDate, type WallTime } from '../dates/zoned.ts';
import { calendarGrid } from '../texts.ts';
import { stepDraft, type Draft, type Lane } from './drafts.ts';
import * as styles from './LaneGrid.css.ts';
import { MeetingBlock } from './MeetingBlock.tsx';
import {
  arrangeDay,
  minDrawnMinutes,
  type CalendarPerson,
  type PlacedMeeting,
  type Segment,
} from './meetings.ts';
import { nextMeeting } from './nextMeeting.ts';
import { stepOf, useGridDrafts } from './useGridDrafts.ts';
import { useCalendarTexts } from './useCalendarTexts.ts';

/** Result of a move or creation in the grid, in the time zone of the grid. */
export interface DropResult {
  start: WallTime;
  end: WallTime;
  roomId?: string | undefined;
  personId?: string | undefined;
}

export interface LaneGridProps {
  lanes: readonly Lane[];
  orientation: 'down' | 'across';
  /** Timed meetings, sorted by start. */
  meetings: readonly PlacedMeeting[];
  people: ReadonlyMap<string, CalendarPerson>;
  label: string;
  now: WallTime;
  selection: DropResult | undefined;
  onOpen(event: { id: string }): void;
  onCreate: ((slot: DropResult) => void) | undefined;
  onChange: ((event: DropResult & { id: string }) => void) | undefined;
  /** Renders the headings and hours around the lanes. */
  children(parts: {
    lane(index: number, look: LaneOptions): ReactNode;
    body: RefObject<HTMLDivElement | null>;
  }): ReactNode;
}

interface LaneOptions {
  label: string;
  isToday?: boolean;
  isOff?: boolean;
}

const dayMinutes = 1440;
const percent = (minutes: number) => `${(100 * minutes) / dayMinutes}%`;
/** Maximum number of overlapping meetings whose titles are still legible. */
const maxLegibleColumns = 7;
/** Minimum duration in minutes for a second line of text. */
const minMinutesForTwoLines = 45;

/** Day lanes: vertical for days and people, horizontal for rooms. */
export function LaneGrid({
  lanes,
  orientation,
  meetings,
  people,
  label,
  now,
  selection,
  onOpen,
  onCreate,
  onChange,
  children,
}: LaneGridProps) {
  const words = useCalendarTexts();
  const { t } = words;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [reached, setReached] = useState<string>();
  const [focusAfter, setFocusAfter] = useState<string>();
  const [cursor, setCursor] = useState<Draft>();
  const isDown = orientation === 'down';

  const byLane = useMemo(
    () =>
      lanes.map((lane) =>
        arrangeDay(ofLane(meetings, lane), wallTimeOfDate(lane.date)).map((segment) => ({
          ...segment,
          style: placeOf(segment, isDown),
        })),
      ),
    [lanes, meetings, isDown],
  );
  const byId = useMemo(
    () => new Map(meetings.map((placed) => [placed.meeting.id, placed])),
    [meetings],
  );
  const reachable =
    reached !== undefined && byId.has(reached)
      ? reached
      : byLane.find((segments) => segments.length > 0)?.[0]?.placed.meeting.id;

  const titled = ({ placed, start, end }: Draft) => ({
    title: placed ? words.title(placed) : '',
    when: words.when(start, end),
  });
  const drafts = useGridDrafts({
    lanes,
    orientation,
    body,
    scroller,
    find: (id) => byId.get(id),
    canCreate: onCreate !== undefined,
    canChange: onChange !== undefined,
    onDrop: (draft) => {
      const { placed, start, end, lane } = draft;
      const { roomId, personId } = lanes[lane]!;
      if (!placed) return onCreate?.({ start, end, roomId, personId });
      setAnnouncement(t(calendarGrid.dropped, titled(draft)));
      setFocusAfter(placed.meeting.id);
      onChange?.({ id: placed.meeting.id, start, end, roomId });
    },
    onPickUp: (draft) => setAnnouncement(t(calendarGrid.picked, titled(draft))),
    onStep: (draft) => setAnnouncement(words.when(draft.start, draft.end)),
    onCancel: (draft) => {
      if (draft.placed) setAnnouncement(t(calendarGrid.putBack, titled(draft)));
    },
  });
  const { draft } = drafts;

  // The moved block is remounted in the target lane, so the focus has to be restored.
  useEffect(() => {
    if (focusAfter === undefined || document.activeElement !== document.body) return;
    const block = [...(body.current?.querySelectorAll<HTMLElement>('[data-meeting]') ?? [])].find(
      (each) => each.dataset['meeting'] === focusAfter,
    );
    block?.focus();
  }, [meetings, focusAfter]);

  // Scrolls to eight o'clock, or to an hour before the current time if today is shown.
  const [firstNow] = useState(now);
  const firstLane = lanes[0]?.date;
  useEffect(() => {
    const element = scroller.current;
    if (!element || firstLane === undefined) return;
    const since = firstNow - wallTimeOfDate(firstLane);
    const isShown = since >= 0 && since < dayMinutes * 7;
    const minute = isShown ? Math.max(0, Math.min(wallMinutes(firstNow) - 60, 8 * 60)) : 8 * 60;
    const isEvening = isShown && wallMinutes(firstNow) > 17 * 60;
    const part = ((isEvening ? 11 * 60 : minute) - 15) / dayMinutes;
    const lane = body.current?.querySelector<HTMLElement>('[data-lane]');
    if (isDown) element.scrollTop = part * (lane?.offsetHeight ?? 0);
    else element.scrollLeft = part * (lane?.offsetWidth ?? 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, where it is opened
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-meeting]');
    if (!block || !body.current) return;
    const lane = Number(block.closest<HTMLElement>('[data-lane]')?.dataset['lane'] ?? 0);
    const id = block.dataset['meeting']!;
    if (drafts.onMeetingKey(event, id, lane)) return;
    if (!/^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const across = isDown ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = nextMeeting(body.current, block, event.key, across);
    if (!next) return;
    setReached(next.dataset['meeting']);
    next.focus();
  };

  const onClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-meeting]')?.dataset['meeting'];
    if (id === undefined || drafts.wasDragged()) return;
    setReached(id);
    onOpen({ id });
  };

  const renderLane = (index: number, { label: name, isToday, isOff }: LaneOptions) => {
    const lane = lanes[index]!;
    const midnight = wallTimeOfDate(lane.date);
    const today = now >= midnight && now < midnight + dayMinutes;
    return (
      <div
        key={lane.key}
        data-lane={index}
        role="group"
        aria-label={name}
        data-today={isToday || undefined}
        data-off={isOff || undefined}
        className={cx(isDown ? styles.lane : styles.rowLane, onCreate && styles.canCreate)}
      >
        {onCreate && (
          <NewMeetingCursor
            {...{ lanes, orientation, now, onCreate }}
            lane={index}
            at={cursor}
            onMove={setCursor}
          />
        )}
        {byLane[index]!.map((segment) => (
          <MeetingBlock
            key={segment.placed.meeting.id}
            placed={segment.placed}
            words={words}
            people={people}
            shape={segment.to - segment.from >= minMinutesForTwoLines && isDown ? 'lines' : 'line'}
            style={segment.style}
            className={styles.block}
            tight={segment.columns > maxLegibleColumns}
            isTabStop={segment.placed.meeting.id === reachable}
            edge={isDown ? 'bottom' : 'right'}
            moving={
              draft?.kind === 'move' && draft.placed?.meeting.id === segment.placed.meeting.id
            }
          />
        ))}
        {today && (
          <div
            className={isDown ? styles.now : styles.nowHorizontal}
            style={isDown ? { top: percent(now - midnight) } : { left: percent(now - midnight) }}
          >
            <VisuallyHidden>{t(calendarGrid.now)}</VisuallyHidden>
          </div>
        )}
        {selection && !draft && isSelected(selection, lane) && (
          <div
            className={cx(styles.draft, styles.selection)}
            style={draftPlace(selection, midnight, isDown)}
            data-part="Selection"
          >
            <span className={styles.selectionTime}>
              {words.clock(selection.start, selection.end)}
            </span>
          </div>
        )}
        {draft && isOver(draft, index, lane) && (
          <div className={styles.draft} style={draftPlace(draft, midnight, isDown)}>
            {words.when(draft.start, draft.end)} {draft.placed && words.title(draft.placed)}
          </div>
        )}
      </div>
    );
  };

  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        tabIndex={0}
        className={styles.scroller}
        onPointerDown={drafts.onPointerDown}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          // A button clicks on keyup of Space; prevent it, because Space picks the meeting up.
          const block = (event.target as Element).closest<HTMLElement>(
            '[data-lane] [data-meeting]',
          );
          const isPicked = onChange && byId.get(block?.dataset['meeting'] ?? '')?.meeting.editable;
          if (event.key === ' ' && isPicked) event.preventDefault();
        }}
        onBlur={drafts.putBack}
      >
        {children({ lane: renderLane, body })}
        {onChange && <VisuallyHidden>{t(calendarGrid.moveKeys)}</VisuallyHidden>}
      </div>
    </>
  );
}

function NewMeetingCursor({
  lanes,
  orientation,
  lane,
  now,
  at,
  onMove,
  onCreate,
}: {
  lanes: readonly Lane[];
  orientation: 'down' | 'across';
  lane: number;
  now: WallTime;
  at: Draft | undefined;
  onMove(draft: Draft): void;
  onCreate(slot: DropResult): void;
}) {
  const words = useCalendarTexts();
  const draft = at && at.lane < lanes.length ? at : firstSlot(lanes, now);
  const midnight = wallTimeOfDate(lanes[draft.lane]!.date);
  const button = useRef<HTMLButtonElement>(null);
  const isInLane = draft.lane === lane;
  useEffect(() => {
    if (at && isInLane) button.current?.focus();
  }, [at, isInLane]);
  if (!isInLane) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.cursor}
      style={draftPlace(draft, midnight, orientation === 'down')}
      aria-label={words.t(calendarGrid.create, { when: words.when(draft.start, draft.end) })}
      title={words.t(calendarGrid.createKeys)}
      onClick={() => {
        const { roomId, personId } = lanes[draft.lane]!;
        onCreate({ start: draft.start, end: draft.end, roomId, personId });
      }}
      onKeyDown={(event) => {
        const step = stepOf(event.key, event.shiftKey, { lanes, orientation }, 30);
        if (!step) return;
        event.preventDefault();
        const next = stepDraft(lanes, draft, step);
        const day = wallTimeOfDate(lanes[next.lane]!.date);
        if (next.start >= day && next.end <= day + dayMinutes) onMove(next);
      }}
    />
  );
}

function firstSlot(lanes: readonly Lane[], now: WallTime): Draft {
  const today = lanes.findIndex(({ date }) => {
    const midnight = wallTimeOfDate(date);
    return now >= midnight && now < midnight + dayMinutes;
  });
  const lane = Math.max(0, today);
  const minute = today === -1 ? 9 * 60 : Math.min(Math.ceil(wallMinutes(now) / 30) * 30, 23 * 60);
  const start = wallTimeOfDate(lanes[lane]!.date) + minute;
  return { kind: 'create', placed: null, lane, start, end: start + defaultMeetingMinutes };
}

function ofLane(meetings: readonly PlacedMeeting[], { personId, roomId }: Lane) {
  if (personId !== undefined)
    return meetings.filter(({ meeting }) => meeting.personIds.includes(personId));
  if (roomId !== undefined) return meetings.filter(({ meeting }) => meeting.room?.id === roomId);
  return meetings;
}

function placeOf({ from, to, column, columns }: Segment, isDown: boolean): CSSProperties {
  const along = { start: percent(from), size: percent(Math.max(to - from, minDrawnMinutes)) };
  const across = { start: `${(100 * column) / columns}%`, size: `${100 / columns}%` };
  return isDown
    ? { top: along.start, height: along.size, left: across.start, width: across.size }
    : { left: along.start, width: along.size, top: across.start, height: across.size };
}

function draftPlace(
  draft: Pick<Draft, 'start' | 'end'>,
  midnight: WallTime,
  isDown: boolean,
): CSSProperties {
  const from = Math.max(0, draft.start - midnight);
  const to = Math.min(dayMinutes, draft.end - midnight);
  const place = { start: percent(from), size: percent(to - from) };
  return isDown
    ? { top: place.start, height: place.size, left: 0, width: '96%' }
    : { left: place.start, width: place.size, top: 0, height: '100%' };
}

function isSelected({ start, end, roomId }: DropResult, lane: Lane): boolean {
  const midnight = wallTimeOfDate(lane.date);
  const touches = start < midnight + dayMinutes && end > midnight;
  return touches && (lane.roomId === undefined || lane.roomId === roomId);
}

function isOver(draft: Draft, index: number, { date, personId, roomId }: Lane): boolean {
  const midnight = wallTimeOfDate(date);
  const touches = draft.start < midnight + dayMinutes && draft.end > midnight;
  const isOwn = personId === undefined && roomId === undefined;
  return touches && (isOwn || index === draft.lane);
}
