import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RisingReactions } from '../../../patterns/callReactions/RisingReactions.tsx';
import { FaceBubble } from '../../../patterns/callVideo/FaceBubble.tsx';
import { PresenceDot } from '../../../patterns/PresenceDot/index.ts';
import { scale } from '../../../patterns/planDrawing/shapes.css.ts';
import { initials } from '../../../primitives/Avatar/initials.ts';
import type { PlanPerson } from '../map.ts';
import type { Emphasis, Mark, MarkSize } from './personMarks.ts';
import * as styles from './PlanPeople.css.ts';

interface PlanPeopleProps {
  people: readonly PlanPerson[];
  marks: ReadonlyMap<string, Mark>;
  myUserId: string | undefined;
  /** User ids of selected, hovered or focused people. */
  marked: Emphasis;
}

/** The people on the floor. Re-renders only people who moved. A CSS transition animates the movement. */
export function PlanPeople({ people, marks, myUserId, marked }: PlanPeopleProps) {
  return people.map((person) => {
    const mark = marks.get(person.userId);
    return (
      <PersonMark
        key={person.userId}
        person={person}
        size={mark?.size ?? 'small'}
        showsName={mark?.showsName ?? false}
        shift={mark?.shift ?? 0}
        pictureShift={mark?.pictureShift ?? 0}
        pictureBelow={mark?.pictureBelow ?? false}
        offsetX={mark?.offset.x ?? 0}
        offsetY={mark?.offset.y ?? 0}
        me={person.userId === myUserId}
        marked={marked.has(person.userId)}
      />
    );
  });
}

interface PersonMarkProps {
  person: PlanPerson;
  size: MarkSize;
  showsName: boolean;
  /** Horizontal offset of the name, in pixels. */
  shift: number;
  /** Horizontal offset of the camera picture, in pixels. */
  pictureShift: number;
  pictureBelow: boolean;
  /** Offset of the whole mark from the person's position, in pixels. */
  offsetX: number;
  offsetY: number;
  me: boolean;
  marked: boolean;
}

const PersonMark = memo(function PersonMark(props: PersonMarkProps) {
  const {
    person,
    size,
    showsName,
    shift,
    pictureShift,
    pictureBelow,
    offsetX,
    offsetY,
    me,
    marked,
  } = props;
  const { name, avatarUrl, status, workingStatus, x, z, heading, state } = person;
  const { picture, handRaised, reactions } = person;
  const { t } = useTranslation('common');
  return (
    <div
      className={styles.person}
      style={{ transform: `translate(${x}px, ${z}px)` }}
      data-part="Person"
      data-user-id={person.userId}
      data-size={size}
      data-state={state}
      data-me={me || undefined}
      data-marked={marked || undefined}
      data-seen={picture !== undefined || undefined}
    >
      <div
        className={styles.upright}
        style={{ translate: `${screenPixels(offsetX)} ${screenPixels(offsetY)}` }}
      >
        <span className={styles.nose} style={{ rotate: `${-heading}rad` }} />
        <span className={styles.face} data-status={status}>
          {size !== 'dot' && <Face name={name} src={avatarUrl} />}
        </span>
        {size !== 'dot' && (
          <span className={styles.presence}>
            <PresenceDot status={status} workingStatus={workingStatus} decorative />
          </span>
        )}
        {picture !== undefined && (
          <span
            className={styles.bubble}
            style={{ translate: `calc(${pictureShift}px - 50%)` }}
            data-below={pictureBelow}
          >
            <FaceBubble
              picture={picture}
              size={size === 'large' ? 'md' : 'sm'}
              speaking={state === 'talk'}
              mirrored={me}
              offsetX={pictureShift}
              below={pictureBelow}
            />
          </span>
        )}
        {reactions && (
          <span className={styles.reactions}>
            <RisingReactions reactions={reactions} />
          </span>
        )}
        {handRaised && <span className={styles.hand}>✋</span>}
        {state === 'wave' && <span className={styles.wave}>👋</span>}
        {showsName && (
          <span className={styles.name} style={{ transform: `translateX(${shift}px)` }}>
            <span className={styles.nameText}>{name}</span>
            {person.demo && <span className={styles.demo}>{t('demo')}</span>}
          </span>
        )}
      </div>
    </div>
  );
}, isSameMark);

/** A length in screen pixels, independent of the zoom. */
const screenPixels = (pixels: number) => `calc(${pixels}px / var(${scale}))`;

const shown = [
  'name',
  'avatarUrl',
  'workingStatus',
  'status',
  'demo',
  'x',
  'z',
  'heading',
  'state',
  'picture',
  'handRaised',
  'reactions',
] as const satisfies readonly (keyof PlanPerson)[];

function isSameMark(a: PersonMarkProps, b: PersonMarkProps): boolean {
  return (
    a.size === b.size &&
    a.showsName === b.showsName &&
    a.shift === b.shift &&
    a.pictureShift === b.pictureShift &&
    a.pictureBelow === b.pictureBelow &&
    a.offsetX === b.offsetX &&
    a.offsetY === b.offsetY &&
    a.me === b.me &&
    a.marked === b.marked &&
    (a.person === b.person || shown.every((key) => a.person[key] === b.person[key]))
  );
}

function Face({ name, src }: { name: string; src: string | null | undefined }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!src || src === brokenSrc) return initials(name);
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      className={styles.picture}
      onError={() => setBrokenSrc(src)}
    />
  );
}
