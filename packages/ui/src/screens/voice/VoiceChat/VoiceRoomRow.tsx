import type { VoiceRoomKind } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useNameList } from '../useNameList.ts';
import type { ListedVoiceRoom } from '../voice.ts';
import * as styles from './VoiceRoomRow.css.ts';

const kindIcons: Record<VoiceRoomKind, IconGlyph> = {
  ADMIN: icons.bulletinBoard,
  AREA: icons.audio,
  OWN: icons.people,
  MEETING_AREA: icons.room,
  DIRECT: icons.phone,
  MEETING: icons.onlineMeeting,
};

export interface VoiceRoomActions {
  onJoin(event: { roomId: string }): void;
  /** Waits for a free slot in a full room. */
  onWait?(event: { roomId: string }): void;
  onOpen(event: { roomId: string }): void;
  onEdit(event: { roomId: string }): void;
  onDelete(event: { roomId: string }): void;
}

interface VoiceRoomRowProps extends VoiceRoomActions {
  room: ListedVoiceRoom;
  joining: boolean;
}

export function VoiceRoomRow({
  room,
  joining,
  onJoin,
  onWait,
  onOpen,
  ...menu
}: VoiceRoomRowProps) {
  const { t } = useTranslation('voice');
  const namesOf = useNameList();
  const { roomId, name, participants, listeners = 0, limit, joined = false } = room;
  const count = participants.length + listeners;
  const full = count >= limit;
  const labelKey = full ? (onWait ? 'list.wait' : 'list.full') : 'list.join';
  return (
    <div className={styles.root} data-component="VoiceRoomRow" data-joined={joined}>
      <span className={styles.icon}>
        <Icon icon={kindIcons[room.kind]} size="md" />
      </span>
      <div className={row.words}>
        <Text weight="medium" truncate as="div">
          {name}
        </Text>
        <div className={row.line}>
          <Text size="xs" tone="muted" truncate as="div">
            {participants.length > 0
              ? namesOf(participants.map((person) => person.name))
              : t(listeners > 0 ? 'list.onlyListeners' : 'list.nobody')}
          </Text>
          {count > 0 && (
            <span className={styles.count}>
              <Text size="xs" tone="muted" tabular>
                {t('list.count', { count, limit })}
              </Text>
            </span>
          )}
        </div>
      </div>
      <span className={styles.actions}>
        {room.canEdit && <RoomMenu room={room} {...menu} />}
        {joined ? (
          <Button
            size="sm"
            ariaLabel={t('list.openName', { name })}
            onPress={() => onOpen({ roomId })}
          >
            {t('list.open')}
          </Button>
        ) : (
          <Button
            size="sm"
            disabled={full && !onWait}
            loading={joining}
            ariaLabel={t(`${labelKey}Name`, { name })}
            onPress={() => (full ? onWait?.({ roomId }) : onJoin({ roomId }))}
          >
            {t(labelKey)}
          </Button>
        )}
      </span>
    </div>
  );
}

type RoomMenuProps = Pick<VoiceRoomRowProps, 'room' | 'onEdit' | 'onDelete'>;

function RoomMenu({ room: { roomId, name }, onEdit, onDelete }: RoomMenuProps) {
  const { t } = useTranslation('voice');
  return (
    <Menu
      align="end"
      label={t('list.more', { name })}
      trigger={<IconButton size="sm" icon={icons.more} label={t('list.more', { name })} />}
      items={[
        {
          id: 'edit',
          label: t('list.edit'),
          leading: <Icon icon={icons.edit} tone="muted" />,
          onSelect: () => onEdit({ roomId }),
        },
        {
          id: 'delete',
          label: t('list.delete'),
          leading: <Icon icon={icons.remove} />,
          danger: true,
          onSelect: () => onDelete({ roomId }),
        },
      ]}
    />
  );
}
