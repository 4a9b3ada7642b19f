import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Menu, type MenuItem } from '../../../../primitives/Menu/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './FloorList.css.ts';
import type { FloorListCallbacks, FloorListItem } from './floorListState.ts';

interface FloorRowProps {
  floor: FloorListItem;
  on: FloorListCallbacks;
}

export function FloorRow({ floor, on }: FloorRowProps) {
  const { t } = useTranslation('admin-floors');
  const readOnly = useReadOnly();
  const { floorId, name, blocked, draft } = floor;
  const reading: MenuItem[] = [
    {
      id: 'seats',
      label: t('list.whoSits'),
      leading: <Icon icon={icons.seat} />,
      onSelect: () => on.onSeats({ floorId }),
    },
    {
      id: 'history',
      label: t('list.history'),
      leading: <Icon icon={icons.clock} />,
      onSelect: () => on.onHistory({ floorId }),
    },
    { id: 'export', label: t('list.export'), onSelect: () => on.onExport({ floorId }) },
  ];
  const writing: MenuItem[] = [
    { kind: 'separator', id: 'files' },
    {
      id: 'rename',
      label: t('list.rename'),
      onSelect: () => on.onOpenDialog({ kind: 'rename', floorId }),
    },
    {
      id: 'import',
      label: t('list.import'),
      onSelect: () => on.onOpenDialog({ kind: 'import', floorId }),
    },
    {
      id: 'block',
      label: blocked ? t('list.unblock') : t('list.block'),
      hint: blocked ? t('list.unblockHint') : t('list.blockHint'),
      onSelect: () => on.onBlock({ floorId, blocked: !blocked }),
    },
    { kind: 'separator', id: 'end' },
    {
      id: 'remove',
      label: t('list.remove'),
      danger: true,
      leading: <Icon icon={icons.remove} />,
      onSelect: () => on.onOpenDialog({ kind: 'remove', floorId }),
    },
  ];
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Text weight="bold">{name}</Text>
        <span className={styles.facts}>
          <Text size="sm" tone="muted">
            {t('list.size', { width: floor.width, depth: floor.depth })}
          </Text>
          <Text size="sm" tone="muted">
            {t('list.seats', { taken: floor.takenSeatCount, all: floor.seatCount })}
          </Text>
          <Text size="sm" tone="muted">
            {t('list.rooms', { count: floor.roomCount })}
          </Text>
          <Text size="sm" tone="muted">
            {t('list.people', { count: floor.presentCount })}
          </Text>
        </span>
        {draft && (
          <Text size="sm" tone="muted">
            {draft.changedBy
              ? t('list.draftBy', { name: draft.changedBy, at: formatDateTime(draft.changedAt) })
              : t('list.draftAt', { at: formatDateTime(draft.changedAt) })}
          </Text>
        )}
      </div>
      {blocked && <StatusLabel tone="danger">{t('list.blocked')}</StatusLabel>}
      {draft && (
        <StatusLabel tone={draft.outdated ? 'warning' : 'accent'}>
          {draft.outdated ? t('list.outdated') : t('list.draft')}
        </StatusLabel>
      )}
      <div className={styles.buttons}>
        {!readOnly && (
          <Button icon={icons.edit} ariaLabel={t('list.editNamed', { name })} href={floor.editHref}>
            {t('list.edit')}
          </Button>
        )}
        <Menu
          label={t('list.actionsOf', { name })}
          align="end"
          trigger={<IconButton icon={icons.more} label={t('list.actionsOf', { name })} />}
          items={readOnly ? reading : [...reading, ...writing]}
        />
      </div>
    </div>
  );
}
