import { memo, useState, type CSSProperties } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { cx } from '../../primitives/cx.ts';
import { noPersonColor, personColors } from '../../styles/personColors.css.ts';
import { wallClock } from '../dates/zoned.ts';
import { calendarGrid } from '../texts.ts';
import * as styles from './MeetingBlock.css.ts';
import type { CalendarPerson, PlacedMeeting } from './meetings.ts';
import type { BlockShape, CalendarWords } from './useCalendarTexts.ts';

interface MeetingBlockProps {
  placed: PlacedMeeting;
  /** Shared by all blocks, so that a thousand blocks do not each create it. */
  words: CalendarWords;
  people: ReadonlyMap<string, CalendarPerson>;
  shape: BlockShape;
  style?: CSSProperties;
  className?: string | undefined;
  /** Too narrow for text, which is shown on hover and focus only. */
  tight?: boolean;
  /** Whether the block is in the tab order; arrow keys reach the others. */
  isTabStop: boolean;
  /** Edge that resizes the meeting. */
  edge?: 'bottom' | 'right' | undefined;
  /** Whether the meeting is being moved and is also shown at its new position. */
  moving?: boolean;
}

export const colorOf = (person: CalendarPerson | undefined) =>
  person ? personColors[person.color % personColors.length] : noPersonColor;

/** A meeting on the calendar. The grid handles presses and drags. */
export const MeetingBlock = memo(function MeetingBlock({
  placed,
  words,
  people,
  shape,
  style,
  className,
  tight = false,
  isTabStop,
  edge,
  moving,
}: MeetingBlockProps) {
  const { meeting } = placed;
  const [isConfirming, setConfirming] = useState(false);
  const ask = tight ? () => setConfirming(true) : undefined;
  const shown = meeting.personIds.flatMap((id) => people.get(id) ?? []);
  return (
    <button
      type="button"
      data-meeting={meeting.id}
      data-answer={meeting.answer}
      data-canceled={meeting.canceled || undefined}
      data-busy={meeting.title === null || undefined}
      data-moving={moving || undefined}
      data-edge={(meeting.editable && edge) || undefined}
      aria-label={words.name(placed, people, shape)}
      tabIndex={isTabStop ? 0 : -1}
      style={style}
      className={cx(
        styles.root,
        tight && styles.tight,
        shape === 'lines' && styles.withLines,
        shown.length < 2 && styles.singleStripe,
        colorOf(shown[0]),
        className,
      )}
      onPointerEnter={ask}
      onFocus={ask}
    >
      {shown.length > 1 && (
        <span className={styles.stripes}>
          {shown.map((person) => (
            <span key={person.id} className={cx(styles.stripe, colorOf(person))} />
          ))}
        </span>
      )}
      {(!tight || isConfirming) && (
        <span className={cx(styles.words, shape === 'line' ? styles.line : styles.lines)}>
          {shape === 'line' && !placed.wholeDays && (
            <span className={styles.quiet}>{wallClock(placed.start)} </span>
          )}
          <span className={styles.title}>
            {marksOf(placed, words)}
            {words.title(placed)}{' '}
          </span>
          {shape === 'lines' && <span className={styles.quiet}>{words.time(placed)} </span>}
          {shape === 'lines' && meeting.room && (
            <span className={styles.room}>{meeting.room.name}</span>
          )}
        </span>
      )}
    </button>
  );
}, isSameBlock);

function isSameBlock(one: MeetingBlockProps, other: MeetingBlockProps): boolean {
  const { words, people, ...shown } = one;
  const { words: otherWords, people: otherPeople, ...otherShown } = other;
  return words === otherWords && people === otherPeople && isSame(shown, otherShown);
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function marksOf({ meeting }: PlacedMeeting, { t }: CalendarWords) {
  const isPrivate = meeting.title === null;
  const { answer, canceled, recurring } = meeting;
  const isMarked = answer === 'TENTATIVE' || answer === 'DECLINED';
  if (!isPrivate && !recurring && !canceled && !isMarked) return null;
  return (
    <span className={styles.marks}>
      {isPrivate && <Icon icon={icons.lock} />}
      {canceled && <span className={styles.canceled}>{t(calendarGrid.canceled)} </span>}
      {!canceled && answer === 'TENTATIVE' && <Icon icon={icons.help} />}
      {!canceled && answer === 'DECLINED' && <Icon icon={icons.busy} />}
      {recurring && <Icon icon={icons.refresh} />}
    </span>
  );
}
