import {
  maxDirectMembers,
  type ChatRoomRole,
  type ChatRoomType,
  type Presence,
} from '@office/vocabulary';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { BotBadge } from '../../../patterns/BotBadge/BotBadge.tsx';
import { DemoBadge } from '../../../patterns/DemoBadge/DemoBadge.tsx';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { ReachabilityMarks } from '../../../patterns/ReachabilityProvider/index.ts';
import { PanelContext } from '../../../patterns/SidePanel/PanelContext.ts';
import { cx } from '../../../primitives/cx.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { usePlacementMenu, type PlacementActions } from '../ChatRoomList/usePlacementMenu.tsx';
import { GroupPortraits, type PortraitPerson } from '../GroupPortraits/index.ts';
import * as styles from './RoomHeader.css.ts';

export interface RoomHeaderCallbacks {
  onBack?(): void;
  onOpenMembers(): void;
  onOpenSearch(): void;
  onOpenPins?: (() => void) | undefined;
  onOpenInvite(): void;
  /** Undefined unless the member can manage incoming webhooks of the room. */
  onOpenWebhooks?: (() => void) | undefined;
  /** Edits a channel, or renames a direct room of more than two. */
  onEditRoom(): void;
  onMute(event: { muted: boolean }): void;
  /** Hides a direct room until its next message. */
  onHide?(): void;
  /** Opens a direct room with the same and further people. Undefined for guests. */
  onAddPeople?: (() => void) | undefined;
  onLeaveRoom(): void;
  onDeleteRoom(): void;
  onOpenProfile(event: { userId: string }): void;
  /** Starts a voice call in a direct room. Undefined for guests. */
  onCall?: ((event: { userId: string }) => void) | undefined;
}

export interface OpenRoom {
  roomId: string;
  type: ChatRoomType;
  name: string;
  logoUrl?: string | null;
  /** The other member of a direct room of two. Undefined if they left. */
  person?: Presence & { userId: string; demo?: boolean; bot?: boolean };
  /** The other members of a direct room of more than two. */
  people?: readonly PortraitPerson[];
  memberCount: number;
  role: ChatRoomRole;
  muted?: boolean;
  /** Favourite of the member. */
  starred?: boolean;
  sectionId?: string;
}

type RoomHeaderProps = RoomHeaderCallbacks & {
  room: OpenRoom | undefined;
  sections: PlacementActions | undefined;
};

export const RoomHeader = memo(function RoomHeader({
  room,
  sections,
  ...callbacks
}: RoomHeaderProps) {
  const { t } = useTranslation(['chat', 'common']);
  const shell = useContext(PanelContext);
  const placement = usePlacementMenu(room, sections);
  return (
    <header className={styles.root} data-component="RoomHeader">
      {callbacks.onBack && (
        <IconButton icon={icons.back} label={t('room.backToList')} onPress={callbacks.onBack} />
      )}
      {room ? <Identity room={room} {...callbacks} /> : <Nameless />}
      <div className={styles.actions}>
        {room && (
          <>
            <CallButton room={room} onCall={callbacks.onCall} />
            <IconButton
              icon={icons.search}
              label={t('room.search')}
              onPress={callbacks.onOpenSearch}
            />
            <Menu
              label={t('room.menu')}
              align="end"
              trigger={<IconButton icon={icons.more} label={t('room.menu')} />}
              items={[...menuItems(room, callbacks, t), ...placement.items]}
            />
            {placement.dialog}
          </>
        )}
        {shell && (
          <IconButton
            icon={icons.close}
            label={t('common:closePanel')}
            className={cx(callbacks.onBack && styles.closeBesideBack)}
            onPress={shell.onClose}
          />
        )}
      </div>
    </header>
  );
});

/** Disabled while the other member is not in the office. */
function CallButton({
  room: { person, name },
  onCall,
}: {
  room: OpenRoom;
  onCall: RoomHeaderCallbacks['onCall'];
}) {
  const { t } = useTranslation('chat');
  if (!person || !onCall || person.status === 'LOGGED_OUT') return null;
  return (
    <IconButton
      icon={icons.phone}
      label={t('room.call', { name })}
      onPress={() => onCall({ userId: person.userId })}
    />
  );
}

function Nameless() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.words}>
      <VisuallyHidden as="h1">{t('channels')}</VisuallyHidden>
      <Skeleton width="50%" height={5} />
    </div>
  );
}

function Identity({ room, ...callbacks }: RoomHeaderCallbacks & { room: OpenRoom }) {
  const { t } = useTranslation(['chat', 'common']);
  const { name, logoUrl, person, people, type, memberCount, muted } = room;
  return (
    <>
      <div className={styles.portrait}>
        {people ? (
          <GroupPortraits people={people} />
        ) : person ? (
          <PresenceAvatar
            name={name}
            src={logoUrl ?? undefined}
            status={person.status}
            workingStatus={person.workingStatus}
            bot={person.bot}
            decorative
          />
        ) : (
          <Avatar
            name={name}
            src={logoUrl}
            kind={type === 'DIRECT' ? 'person' : 'organization'}
            decorative
          />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading level={1} size="md" className={styles.title}>
            {name}
          </Heading>
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
        </div>
        {(type !== 'DIRECT' || people) && (
          <button type="button" className={styles.members} onClick={callbacks.onOpenMembers}>
            {t('room.members', { count: memberCount })}
          </button>
        )}
      </div>
      {!people && person && (
        <div className={styles.presence}>
          {person.bot ? <BotBadge /> : <PersonPresence person={person} />}
        </div>
      )}
    </>
  );
}

function PersonPresence({ person }: { person: NonNullable<OpenRoom['person']> }) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <>
      {person.demo && <DemoBadge />}
      <Text size="xs" tone="muted">
        {t('common:presence', {
          workingStatus: t(`common:workingStatus.${person.workingStatus}`),
          status: t(`common:status.${person.status}`),
        })}
      </Text>
      <ReachabilityMarks userId={person.userId} withText />
    </>
  );
}

function menuItems(
  room: OpenRoom,
  callbacks: RoomHeaderCallbacks,
  t: (key: string) => string,
): MenuItem[] {
  const entry = (key: string, icon: IconGlyph, onSelect: () => void): MenuItem => ({
    id: key,
    label: t(`room.${key}`),
    leading: <Icon icon={icon} />,
    onSelect,
  });
  const { person, muted = false } = room;
  const { onOpenPins } = callbacks;
  const pins = onOpenPins ? [entry('pins', icons.pin, onOpenPins)] : [];
  const mute = entry(
    muted ? 'unmute' : 'mute',
    muted ? icons.notifications : icons.notificationsOff,
    () => callbacks.onMute({ muted: !muted }),
  );
  if (room.type === 'DIRECT') {
    return [
      ...(person
        ? [entry('profile', icons.person, () => callbacks.onOpenProfile({ userId: person.userId }))]
        : []),
      ...pins,
      ...(room.people ? [entry('showMembers', icons.people, callbacks.onOpenMembers)] : []),
      ...(callbacks.onAddPeople && room.memberCount < maxDirectMembers
        ? [entry('addPeople', icons.invite, callbacks.onAddPeople)]
        : []),
      ...(room.people ? [entry('rename', icons.edit, callbacks.onEditRoom)] : []),
      mute,
      ...(callbacks.onHide ? [entry('hide', icons.hide, callbacks.onHide)] : []),
      ...(room.people ? [entry('leaveConversation', icons.signOut, callbacks.onLeaveRoom)] : []),
    ];
  }
  // The name and the members follow the meeting.
  if (room.type === 'MEETING') {
    return [entry('showMembers', icons.people, callbacks.onOpenMembers), ...pins, mute];
  }
  const isAdmin = room.role === 'ADMIN';
  return [
    entry('showMembers', icons.people, callbacks.onOpenMembers),
    ...pins,
    entry('invite', icons.invite, callbacks.onOpenInvite),
    mute,
    ...(isAdmin ? [entry('edit', icons.edit, callbacks.onEditRoom)] : []),
    ...(isAdmin && callbacks.onOpenWebhooks
      ? [entry('webhooks', icons.link, callbacks.onOpenWebhooks)]
      : []),
    { kind: 'separator', id: 'before-leave' },
    entry('leave', icons.signOut, callbacks.onLeaveRoom),
    ...(isAdmin
      ? [{ ...entry('delete', icons.remove, callbacks.onDeleteRoom), danger: true } as MenuItem]
      : []),
  ];
}
