import { memo, type CSSProperties } from 'react';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { textWidth } from './crowd.ts';
import { countWidth, type Nameplate } from './nameplates.ts';
import * as styles from './RoomNames.css.ts';
import type { Roster } from './roster.ts';

interface RoomNamesProps {
  plates: readonly Nameplate[];
  roster: Roster;
}

/** The names of the zones, with the number of people in each. */
export function RoomNames({ plates, roster }: RoomNamesProps) {
  const counts = new Map(roster.zones.map(({ zone, people }) => [zone.id, people.length]));
  return plates.map((plate) => (
    <RoomName key={plate.zone.id} plate={plate} count={counts.get(plate.zone.id) ?? 0} />
  ));
}

interface RoomNameProps {
  plate: Nameplate;
  count: number;
}

const RoomName = memo(function RoomName({ plate, count }: RoomNameProps) {
  const { zone, x, z, alongX, alongZ, text, maxWidth, small } = plate;
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
