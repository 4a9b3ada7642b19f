import { messageToPlainText, type ChatRoomType } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { GroupPortraits } from '../GroupPortraits/index.ts';
import type { ListedRoom, RoomPreview } from './ListedRoom.ts';
import { attentionOf, type ListSections } from './listSections.ts';
import * as styles from './RoomRow.css.ts';
import { usePlacementMenu } from './usePlacementMenu.tsx';

interface RoomRowProps {
  type: ChatRoomType;
  room: ListedRoom;
  current: boolean;
  times: TimeFormats;
  sections: ListSections | undefined;
  hintId: string | undefined;
}

export function RoomRow({ type, room, current, times, sections, hintId }: RoomRowProps) {
  const { t } = useTranslation('chat');
  const { name, unreadCount, unreadMentions = 0, muted } = room;
  const attention = attentionOf(room);
  return (
    <div className={row.root} data-current={current || undefined} data-component="RoomRow">
      <RoomPicture type={type} room={room} />
      <div className={cx(row.words, styles.words)}>
        <div className={cx(row.line, styles.line)}>
          <Link
            href={room.href}
            tone="inherit"
            underline="none"
            current={current}
            describedBy={hintId}
            className={row.rowLink}
          >
            {name}
          </Link>
          {room.starred && (
            <span className={styles.mark}>
              <Icon icon={icons.star} tone="muted" label={t('sections.starred')} />
            </span>
          )}
          {muted && (
            <span className={styles.mark}>
              <Icon icon={icons.notificationsOff} tone="muted" label={t('list.muted')} />
            </span>
          )}
          <span className={cx(row.time, sections && styles.time)}>
            <Text size="xs" tone="muted" tabular as="time" dateTime={room.updatedAt}>
              {times.short(room.updatedAt)}
            </Text>
          </span>
        </div>
        <div className={cx(row.line, styles.line)}>
          <span className={styles.preview}>
            <Preview
              withSender={type !== 'DIRECT' || room.people !== undefined}
              preview={room.preview}
              strong={attention > 0}
            />
          </span>
          {unreadMentions > 0 && (
            <span className={styles.mark}>
              <Icon
                icon={icons.mention}
                tone="accent"
                label={t('list.mentions', { count: unreadMentions })}
              />
            </span>
          )}
          {attention > 0 ? (
            <Badge count={attention} label={t('list.unread', { count: attention })} />
          ) : (
            unreadCount > 0 && (
              <Text size="xs" tone="muted" tabular>
                <span aria-hidden>{unreadCount > 99 ? '99+' : unreadCount}</span>
                <VisuallyHidden>{t('list.unread', { count: unreadCount })}</VisuallyHidden>
              </Text>
            )
          )}
        </div>
      </div>
      {sections && <RoomMenu room={room} sections={sections} />}
    </div>
  );
}

function RoomMenu({ room, sections }: { room: ListedRoom; sections: ListSections }) {
  const { t } = useTranslation('chat');
  const { items, dialog } = usePlacementMenu(room, sections);
  const label = t('sections.roomMenu', { name: room.name });
  return (
    <span className={styles.menu}>
      <Menu
        label={label}
        align="end"
        trigger={<IconButton size="sm" icon={icons.more} label={label} />}
        items={items}
      />
      {dialog}
    </span>
  );
}

function RoomPicture({ type, room }: Pick<RoomRowProps, 'type' | 'room'>) {
  const { name, logoUrl, presence, people } = room;
  if (people) return <GroupPortraits people={people} />;
  if (type === 'DIRECT' && presence) {
    return <PresenceAvatar name={name} src={logoUrl ?? undefined} {...presence} />;
  }
  const kind = type === 'DIRECT' ? 'person' : 'organization';
  return <Avatar name={name} src={logoUrl} kind={kind} decorative />;
}

interface PreviewProps {
  withSender: boolean;
  preview: RoomPreview | undefined;
  strong: boolean;
}

function Preview({ withSender, preview, strong }: PreviewProps) {
  const { t } = useTranslation('chat');
  const text = () => {
    if (!preview) return t('list.noMessage');
    if (preview.kind === 'draft')
      return t('list.draft', { text: messageToPlainText(preview.text) });
    if (preview.kind === 'deleted') return t('list.deletedMessage');
    if (preview.kind === 'missedCall') {
      return t(preview.isMine ? 'message.unansweredCall' : 'message.missedCall');
    }
    const previewText =
      messageToPlainText(preview.text) || (preview.kind === 'file' ? t('list.file') : '');
    if (preview.isMine) return t('list.previewMine', { text: previewText });
    if (!withSender || !preview.senderName) return previewText;
    return t('list.preview', { name: preview.senderName, text: previewText });
  };
  return (
    <Text
      size="xs"
      tone={preview?.kind === 'draft' ? 'accent' : strong ? 'default' : 'muted'}
      weight={strong ? 'medium' : 'regular'}
      as="div"
      truncate
    >
      {text()}
    </Text>
  );
}
