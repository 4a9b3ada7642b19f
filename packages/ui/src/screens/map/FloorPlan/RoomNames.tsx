import { memo, type CSSProperties } from 'react';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { textWidth } from './personMarks.ts';
import { countWidth, type ZoneLabel } from './zoneLabels.ts';
import * as styles from './RoomNames.css.ts';
import type { Roster } from './roster.ts';

interface RoomNamesProps {
  labels: readonly ZoneLabel[];
  roster: Roster;
}

/** The names of the zones, with the number of people in each. */
export function RoomNames({ labels, roster }: RoomNamesProps) {
  const counts = new Map(roster.zones.map(({ zone, people }) => [zone.id, people.length]));
  return labels.map((label) => (
    <RoomName key={label.zone.id} label={label} count={counts.get(label.zone.id) ?? 0} />
  ));
}

interface RoomNameProps {
  label: ZoneLabel;
  count: number;
}

const RoomName = memo(function RoomName({ label, count }: RoomNameProps) {
  const { zone, x, z, alongX, alongZ, text, maxWidth, small } = label;
  const isCut = textWidth(text) > maxWidth;
  return (
    <div
      className={styles.place}
      style={
        {
          transform: `translate(${x}px, ${z}px)`,
          [styles.along]: `${-100 * alongX}%, ${-100 * alongZ}%`,
        } as CSSProperties
      }
      data-part="RoomName"
    >
      <div className={styles.upright} data-small={small}>
        <span
          className={styles.name}
          // A name that is cut leaves room for the count.
          style={{ maxWidth: isCut && count > 0 ? Math.max(0, maxWidth - countWidth) : maxWidth }}
          data-quiet={zone.kind === 'DESK_AREA' || zone.kind === 'LOUNGE'}
        >
          {text}
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
