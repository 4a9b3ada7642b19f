import { formatRange, formatTimeOnDay } from '@office/vocabulary';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { memo, type CSSProperties } from 'react';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { textWidth } from './personMarks.ts';
import { countWidth, type ZoneLabel } from './zoneLabels.ts';
import type { PlanDocument } from '../map.ts';
import * as styles from './RoomNames.css.ts';
import type { Roster } from './roster.ts';

interface RoomNamesProps {
  labels: readonly ZoneLabel[];
  roster: Roster;
}

export function RoomNames({ labels, roster }: RoomNamesProps) {
  const zones = new Map(roster.zones.map((each) => [each.zone.id, each]));
  return labels.map((label) => {
    const { people = [], meetings, document } = zones.get(label.zone.id) ?? {};
    return (
      <RoomName
        key={label.zone.id}
        label={label}
        count={people.length}
        takenUntil={meetings?.current?.endTime}
        document={document}
      />
    );
  });
}

interface RoomNameProps {
  label: ZoneLabel;
  count: number;
  takenUntil: string | undefined;
  document: PlanDocument | undefined;
}

const RoomName = memo(function RoomName({ label, count, takenUntil, document }: RoomNameProps) {
  const { zone, x, z, alongX, alongZ, text, maxWidth, small } = label;
  const language = useLanguage();
  const isCut = textWidth(text) > maxWidth;
  return (
    <div
      className={styles.place}
      style={
        {
          transform: `translate(${x}px, ${z}px)`,
          [styles.labelAlignment]: `${-100 * alongX}%, ${-100 * alongZ}%`,
        } as CSSProperties
      }
      data-part="RoomName"
    >
      <div className={styles.upright} data-small={small}>
        <span
          className={styles.name}
          // Leaves space for the count beside a truncated name.
          style={{ maxWidth: isCut && count > 0 ? Math.max(0, maxWidth - countWidth) : maxWidth }}
          data-quiet={zone.kind === 'DESK_AREA' || zone.kind === 'LOUNGE'}
        >
          {text}
        </span>
        {takenUntil && (
          <span className={styles.count} data-part="Taken">
            <Icon icon={icons.onlineMeeting} />
            {!small && formatRange('', formatTimeOnDay(takenUntil, language), language)}
          </span>
        )}
        {document && (
          <span className={styles.count} data-part="Document">
            {document.url && !small ? (
              <img className={styles.page} src={document.url} alt="" />
            ) : (
              <Icon icon={icons.slides} />
            )}
          </span>
        )}
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
