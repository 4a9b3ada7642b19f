import { memo, type CSSProperties } from 'react';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { textWidth } from './crowd.ts';
import { boundsOf } from './places.ts';
import * as styles from './RoomNames.css.ts';
import type { NamedZone } from './roster.ts';

interface RoomNamesProps {
  zones: readonly NamedZone[];
  /** Pixels a metre. */
  scale: number;
}

/** Pixels a metre below which there is no room for more than a word. */
const roomyScale = 18;

/** What the parts of the floor are called, and how many are in each. */
export function RoomNames({ zones, scale }: RoomNamesProps) {
  return zones.map(({ zone, name, people }) => {
    const bounds = boundsOf(zone.polygon);
    const isNarrow = textWidth(name) > bounds.width * scale * 0.9;
    return (
      <RoomName
        key={zone.id}
        {...bounds}
        name={isNarrow ? lastWord(name) : name}
        count={people.length}
        small={scale < roomyScale}
        quiet={zone.kind === 'DESK_AREA' || zone.kind === 'LOUNGE'}
      />
    );
  });
}

/** What tells rooms of one kind apart comes last in both languages: 会議室 さくら, Meeting room Sakura. */
function lastWord(name: string): string {
  return name.split(/\s/).at(-1) ?? name;
}

interface RoomNameProps extends ReturnType<typeof boundsOf> {
  name: string;
  count: number;
  small: boolean;
  quiet: boolean;
}

const RoomName = memo(function RoomName(props: RoomNameProps) {
  const { left, top, width, name, count, small, quiet } = props;
  return (
    <div
      className={styles.place}
      style={
        { transform: `translate(${left}px, ${top}px)`, [styles.roomWidth]: width } as CSSProperties
      }
    >
      <div className={styles.upright} data-small={small}>
        <span className={styles.name} data-quiet={quiet}>
          {name}
        </span>
        {count > 0 && (
          <span className={styles.count}>
            {!small && <Icon icon={icons.people} />}
            {count}
          </span>
        )}
      </div>
    </div>
  );
});
