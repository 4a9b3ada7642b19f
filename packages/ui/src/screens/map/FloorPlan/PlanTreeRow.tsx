import {
  formatDate,
  formatDay,
  formatRange,
  formatTime,
  formatTimeOnDay,
} from '@office/vocabulary';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReachabilityMarks } from '../../../patterns/ReachabilityProvider/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { DemoBadge } from '../../../patterns/DemoBadge/DemoBadge.tsx';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { PlanZone } from '../map.ts';
import * as styles from './PlanTreeRow.css.ts';
import type { RosterSeat } from './roster.ts';
import type { TreeNode, TreeRow } from './treeRows.ts';

interface PlanTreeRowProps {
  row: TreeRow;
  tabbable: boolean;
  selected: boolean;
  me: boolean;
}

export const PlanTreeRow = memo(function PlanTreeRow({
  row,
  tabbable,
  selected,
  me,
}: PlanTreeRowProps) {
  const { key, level, position, setSize, expanded, node, text } = row;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={expanded}
      aria-selected={selected}
      aria-disabled={(node.kind === 'floor' && node.floor.blocked) || undefined}
      tabIndex={tabbable ? 0 : -1}
      className={styles.root}
      data-key={key}
      data-level={level}
    >
      <span className={styles.toggle} data-part="Toggle">
        {expanded !== undefined && (
          <Icon icon={expanded ? icons.chevronDown : icons.chevronRight} tone="muted" />
        )}
      </span>
      <Line node={node} text={text} me={me} />
    </div>
  );
}, isSameRow);

function isSameRow(a: PlanTreeRowProps, b: PlanTreeRowProps): boolean {
  return (
    a.tabbable === b.tabbable && a.selected === b.selected && a.me === b.me && isSame(a.row, b.row)
  );
}

function isSame({ node: a, ...rowA }: TreeRow, { node: b, ...rowB }: TreeRow): boolean {
  const keys = ['key', 'level', 'position', 'setSize', 'expanded', 'text'] as const;
  return keys.every((key) => rowA[key] === rowB[key]) && renderedDataOf(a) === renderedDataOf(b);
}

function renderedDataOf(node: TreeNode): string {
  switch (node.kind) {
    case 'floor':
      return `${node.floor.peopleCount} ${node.floor.blocked} ${node.floor.current}`;
    case 'zone':
      return [
        node.count,
        node.meetings?.current?.endTime,
        node.meetings?.next?.startTime,
        node.document?.name,
      ].join(' ');
    case 'person':
      return `${node.person.status} ${node.person.workingStatus} ${node.person.avatarUrl} ${node.person.demo}`;
    case 'seat':
      return `${node.seat.state} ${node.seat.userName}`;
  }
}

function Line({ node, text, me }: { node: TreeNode; text: string; me: boolean }) {
  const { t } = useTranslation(['map', 'common']);
  const language = useLanguage();
  switch (node.kind) {
    case 'floor': {
      const { blocked, current, peopleCount } = node.floor;
      const count = t('peopleCount', { count: peopleCount });
      return (
        <Words
          icon={blocked ? icons.lock : icons.floors}
          text={text}
          strong
          mark={current ? t('here') : undefined}
          note={blocked ? t('blocked') : count}
        />
      );
    }
    case 'zone':
      return (
        <Words
          icon={zoneIcons[node.zone.kind]}
          text={text}
          taken={node.meetings?.current && formatTimeOnDay(node.meetings.current.endTime, language)}
          note={zoneNote(node)}
        />
      );
    case 'person': {
      const { name, avatarUrl, workingStatus, status, demo } = node.person;
      return (
        <>
          <PresenceAvatar
            name={name}
            src={avatarUrl ?? undefined}
            size="xs"
            workingStatus={workingStatus}
            status={status}
            decorative
          />
          <Words
            text={text}
            mark={me ? t('common:you') : undefined}
            demo={demo}
            note={t(`common:status.${status}`)}
          />
          <ReachabilityMarks userId={node.person.userId} />
        </>
      );
    }
    case 'seat':
      return (
        <Words
          icon={icons.seat}
          text={t('seat', { label: text })}
          quiet
          note={seatNote(node.seat)}
        />
      );
  }

  function zoneNote({
    count,
    meetings,
    document,
  }: TreeNode & { kind: 'zone' }): string | undefined {
    const { current, next } = meetings ?? {};
    const door = !current && next && t('plan.takenNext', { start: startOf(next.startTime) });
    const people = count > 0 && t('peopleCount', { count });
    const shown = document && t('plan.sharing');
    return [door, shown, people].filter(Boolean).join(' · ') || undefined;
  }

  /** Only the day if it is not today, because the name of the room needs the space. */
  function startOf(instant: string): string {
    const isToday = formatDate(instant) === formatDate(Date.now());
    return isToday ? formatTime(instant) : formatDay(instant, language);
  }

  function seatNote({ state, userName }: RosterSeat): string | undefined {
    if (state === 'ACTIVE') return t('seatState.ACTIVE');
    return userName ?? (state && t(`seatState.${state}`));
  }
}

const zoneIcons: Record<PlanZone['kind'], IconGlyph> = {
  MEETING: icons.room,
  VOICE: icons.audio,
  LOUNGE: icons.lounge,
  DESK_AREA: icons.myDesk,
  OPEN: icons.place,
};

interface WordsProps {
  icon?: IconGlyph;
  text: string;
  strong?: boolean;
  quiet?: boolean;
  mark?: string | undefined;
  demo?: boolean | undefined;
  taken?: string | undefined;
  note?: string | undefined;
}

function Words({ icon, text, strong, quiet, mark, demo, taken, note }: WordsProps) {
  const { t } = useTranslation('map');
  const language = useLanguage();
  return (
    <>
      {icon && <Icon icon={icon} tone="muted" />}
      <span className={styles.words}>
        <span className={styles.name}>
          <Text truncate weight={strong ? 'bold' : 'regular'} tone={quiet ? 'muted' : 'default'}>
            {text}
          </Text>
        </span>
        {demo && <DemoBadge />}
        {mark && (
          <span className={styles.mark}>
            <Text size="xs" tone="accent">
              {mark}
            </Text>
          </span>
        )}
      </span>
      {taken && (
        <span className={styles.taken} data-part="Taken">
          <Icon icon={icons.onlineMeeting} />
          <VisuallyHidden>{t('plan.taken', { end: taken })}</VisuallyHidden>
          <span aria-hidden>{formatRange('', taken, language)}</span>
        </span>
      )}
      {note && (
        <span className={styles.note}>
          <Text size="xs" tone="muted" tabular truncate>
            {note}
          </Text>
        </span>
      )}
    </>
  );
}
