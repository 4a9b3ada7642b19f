import type { ChatRoomType } from '@office/vocabulary';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { listTitles } from '../listTitles.ts';
import * as styles from './ChatRoomList.css.ts';
import type { ListedRoom } from './ListedRoom.ts';
import type { ListSections } from './listSections.ts';
import { RoomGroups } from './RoomGroups.tsx';
import { RoomRow } from './RoomRow.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { useOpenIntent } from './useOpenIntent.ts';

export type ChatRoomListState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      rooms: readonly ListedRoom[];
      hasMore?: boolean;
      loadingMore?: boolean;
    };

export interface ChatRoomListProps {
  type: ChatRoomType;
  state: ChatRoomListState;
  keyword: string;
  currentRoomId?: string;
  /** Set for channels when the member has created the maximum number. */
  limitReached?: { limit: number };
  /** The followed threads, and the number of threads with unread replies. */
  threads?: { href: string; unreadCount: number };
  savedHref?: string;
  /** Number of due reminders of messages, shown at the link to the saved messages. */
  dueReminders?: number;
  /** List of the chats of meetings. */
  meetings?: { href: string; unreadCount: number };
  /** The member's scheduled messages. Hidden while there are none. */
  scheduled?: { href: string; count: number };
  /** Number of unsent messages for rooms the member was removed from. */
  unsent?: number;
  canCreate?: boolean;
  /** Favourites and sections. Not shown for search results. */
  sections?: ListSections | undefined;
  clock?: ChatClock;
  onSearch(event: { keyword: string }): void;
  onCreate(): void;
  onJoinByCode(): void;
  onSearchMessages(): void;
  onShowUnsent?(): void;
  onLoadMore(): void;
  onRetry(): void;
  /** Leaves the list of the chats of meetings. */
  onBack?(): void;
  /** Raised when a room will probably be opened: the pointer rests on it or presses it. */
  onPreload?(event: { roomId: string }): void;
}

const searchLabels = {
  CHANNEL: 'list.search',
  DIRECT: 'list.searchDirect',
  MEETING: 'list.searchMeetings',
} as const;

export function ChatRoomList(props: ChatRoomListProps) {
  const { type, state, keyword, limitReached, unsent = 0, onSearch } = props;
  const { t } = useTranslation('chat');
  const search = t(searchLabels[type]);
  return (
    <div className={styles.root} data-component="ChatRoomList" data-status={state.status}>
      <SidePanel
        title={t(listTitles[type])}
        onBack={props.onBack}
        actions={<Actions {...props} />}
        toolbar={
          <TextField
            type="search"
            ariaLabel={search}
            placeholder={search}
            value={keyword}
            enterKeyHint="search"
            prefix={<Icon icon={icons.search} tone="muted" />}
            onChange={({ value }) => onSearch({ keyword: value })}
          />
        }
      >
        <LiveRegion>
          {keyword && state.status === 'ready' && t('list.total', { count: state.rooms.length })}
        </LiveRegion>
        {limitReached && (
          <div className={styles.notice}>
            <Callout>{t('list.limit', { count: limitReached.limit })}</Callout>
          </div>
        )}
        {unsent > 0 && (
          <div className={styles.notice}>
            <Callout
              tone="warning"
              action={
                <Button size="sm" onPress={() => props.onShowUnsent?.()}>
                  {t('unsent.show')}
                </Button>
              }
            >
              {t('unsent.notice', { count: unsent })}
            </Callout>
          </div>
        )}
        {props.threads && !keyword && <ThreadsLink {...props.threads} />}
        {props.meetings && !keyword && <MeetingsLink {...props.meetings} />}
        {props.savedHref && !keyword && (
          <SavedLink href={props.savedHref} due={props.dueReminders ?? 0} />
        )}
        {props.scheduled && props.scheduled.count > 0 && !keyword && (
          <ScheduledLink {...props.scheduled} />
        )}
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function ThreadsLink({ href, unreadCount }: { href: string; unreadCount: number }) {
  const { t } = useTranslation('chat');
  return (
    <div className={cx(row.root, styles.threads)}>
      <span className={styles.threadsIcon}>
        <Icon icon={icons.thread} tone="muted" />
      </span>
      <Link href={href} tone="inherit" underline="none" className={row.rowLink}>
        {t('threads.title')}
      </Link>
      <span className={row.time}>
        <Badge count={unreadCount} label={t('threads.unread', { count: unreadCount })} />
      </span>
    </div>
  );
}

function MeetingsLink({ href, unreadCount }: { href: string; unreadCount: number }) {
  const { t } = useTranslation('chat');
  return (
    <div className={cx(row.root, styles.threads)}>
      <span className={styles.threadsIcon}>
        <Icon icon={icons.onlineMeeting} tone="muted" />
      </span>
      <Link href={href} tone="inherit" underline="none" className={row.rowLink}>
        {t('meetingChats')}
      </Link>
      <span className={row.time}>
        <Badge count={unreadCount} label={t('list.unread', { count: unreadCount })} />
      </span>
    </div>
  );
}

function ScheduledLink({ href, count }: { href: string; count: number }) {
  const { t } = useTranslation('chat');
  return (
    <div className={cx(row.root, styles.threads)}>
      <span className={styles.threadsIcon}>
        <Icon icon={icons.sendLater} tone="muted" />
      </span>
      <Link href={href} tone="inherit" underline="none" className={row.rowLink}>
        {t('scheduled.count', { count })}
      </Link>
    </div>
  );
}

function SavedLink({ href, due }: { href: string; due: number }) {
  const { t } = useTranslation('chat');
  return (
    <div className={cx(row.root, styles.threads)}>
      <span className={styles.threadsIcon}>
        <Icon icon={icons.save} tone="muted" />
      </span>
      <Link href={href} tone="inherit" underline="none" className={row.rowLink}>
        {t('saved.title')}
      </Link>
      <span className={row.time}>
        <Badge count={due} label={t('reminders.dueCount', { count: due })} />
      </span>
    </div>
  );
}

function Actions(props: ChatRoomListProps) {
  const { type, canCreate = true, limitReached, sections } = props;
  const { t } = useTranslation('chat');
  const [creating, setCreating] = useState(false);
  return (
    <>
      <SectionDialog
        open={creating}
        onSubmit={({ name }) => sections?.onCreate({ name })}
        onClose={() => setCreating(false)}
      />
      <Tooltip label={t('list.searchMessages')}>
        <IconButton
          icon={icons.search}
          label={t('list.searchMessages')}
          onPress={props.onSearchMessages}
        />
      </Tooltip>
      {type === 'MEETING' ? null : type === 'DIRECT' ? (
        canCreate && (
          <Tooltip label={t('list.start')}>
            <IconButton icon={icons.edit} label={t('list.start')} onPress={props.onCreate} />
          </Tooltip>
        )
      ) : (
        <Menu
          label={t('list.more')}
          align="end"
          trigger={<IconButton icon={icons.plus} label={t('list.more')} />}
          items={[
            ...(canCreate
              ? [
                  {
                    id: 'create',
                    label: t('list.create'),
                    leading: <Icon icon={icons.plus} />,
                    disabled: limitReached !== undefined,
                    onSelect: props.onCreate,
                  },
                ]
              : []),
            {
              id: 'join',
              label: t('list.join'),
              leading: <Icon icon={icons.password} />,
              onSelect: props.onJoinByCode,
            },
            ...(sections
              ? [
                  {
                    id: 'section',
                    label: t('sections.new'),
                    leading: <Icon icon={icons.table} />,
                    disabled: sections.limitReached ?? false,
                    onSelect: () => setCreating(true),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}

function Content(props: ChatRoomListProps): ReactNode {
  const { type, state } = props;
  const { t } = useTranslation('chat');
  const times = useDayTimes(useClock(props.clock));
  const intent = useOpenIntent((roomId) => props.onPreload?.({ roomId }));
  const { sections, keyword } = props;
  const hintId = useId();
  const isGrouped = sections !== undefined && !keyword;
  const list = (rooms: readonly ListedRoom[], label: string) => (
    <ul aria-label={label} className={styles.list}>
      {rooms.map((room) => (
        <li
          key={room.roomId}
          data-room={isGrouped ? room.roomId : undefined}
          {...intent(room.roomId)}
        >
          <RoomRow
            type={type}
            room={room}
            current={room.roomId === props.currentRoomId}
            times={times}
            sections={sections}
            hintId={isGrouped ? hintId : undefined}
          />
        </li>
      ))}
    </ul>
  );
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={6} label={t('list.loading')} />;
    case 'error':
      return <ErrorState title={t('list.failed')} onRetry={props.onRetry} />;
    case 'empty':
      return <Empty {...props} />;
    case 'ready':
      return (
        <>
          {isGrouped ? (
            <RoomGroups type={type} rooms={state.rooms} sections={sections} hintId={hintId}>
              {list}
            </RoomGroups>
          ) : (
            list(state.rooms, t(listTitles[type]))
          )}
          {state.hasMore && (
            <div className={styles.more}>
              <Button size="sm" loading={state.loadingMore} onPress={props.onLoadMore}>
                {t('list.loadMore')}
              </Button>
            </div>
          )}
        </>
      );
  }
}

function Empty({ type, keyword, canCreate = true, limitReached, ...props }: ChatRoomListProps) {
  const { t } = useTranslation('chat');
  if (keyword) {
    return (
      <EmptyState
        icon={icons.search}
        title={t('list.noMatch', { keyword })}
        action={
          <Button onPress={() => props.onSearch({ keyword: '' })}>{t('list.clearSearch')}</Button>
        }
      />
    );
  }
  if (type === 'DIRECT') {
    return (
      <EmptyState
        icon={icons.directMessage}
        title={t('list.emptyDirect')}
        description={t(canCreate ? 'list.emptyDirectHint' : 'list.emptyDirectGuestHint')}
        action={
          canCreate && (
            <Button variant="primary" onPress={props.onCreate}>
              {t('list.start')}
            </Button>
          )
        }
      />
    );
  }
  if (type === 'MEETING') {
    return (
      <EmptyState
        icon={icons.onlineMeeting}
        title={t('list.emptyMeetings')}
        description={t('list.emptyMeetingsHint')}
      />
    );
  }
  const mayCreateNow = canCreate && !limitReached;
  return (
    <EmptyState
      icon={icons.chatRoom}
      title={t('list.empty')}
      description={t(mayCreateNow ? 'list.emptyHint' : 'list.emptyJoinHint')}
      action={
        <div className={styles.choices}>
          {mayCreateNow && (
            <Button variant="primary" onPress={props.onCreate}>
              {t('list.create')}
            </Button>
          )}
          <Button onPress={props.onJoinByCode}>{t('list.join')}</Button>
        </div>
      }
    />
  );
}
