import { notificationOrders, type NotificationOrder } from '@office/vocabulary';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { NotificationItem } from '../notification.ts';
import { notificationDays } from '../notificationDays.ts';
import * as styles from './NotificationList.css.ts';
import { NotificationRow } from './NotificationRow.tsx';

export type NotificationListState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      notifications: readonly NotificationItem[];
      /** Epoch ms. Notifications read after this time keep their position. */
      openedAt: number;
      hasMore?: boolean;
      loadingMore?: boolean;
      moreFailed?: boolean;
    };

export interface NotificationListProps {
  state: NotificationListState;
  order: NotificationOrder;
  unreadCount: number;
  reading?: boolean;
  /** Number of notifications just marked as read. Offers undo. */
  justRead?: number;
  undoing?: boolean;
  clock?: Clock;
  onOrderChange(event: { order: NotificationOrder }): void;
  onReadAll(): void;
  onUndo(): void;
  onLoadMore(): void;
  onRetry(): void;
}

export function NotificationList(props: NotificationListProps) {
  const { state, order, unreadCount, reading, justRead = 0, undoing } = props;
  const { t } = useTranslation('notification');
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<'ReadAll' | 'Undo' | null>(null);
  const canUndo = justRead > 0;
  const canRead = unreadCount > 0;
  // The pressed button unmounts, so focus its replacement.
  useLayoutEffect(() => {
    const part = canUndo ? 'Undo' : 'ReadAll';
    const button = root.current?.querySelector<HTMLElement>(`[data-part=${part}] button`);
    if (!pressed.current || pressed.current === part || !button) return;
    pressed.current = null;
    button.focus();
  }, [canUndo, canRead]);
  return (
    <div
      ref={root}
      className={styles.root}
      data-component="NotificationList"
      data-status={state.status}
    >
      <SidePanel
        title={t('title')}
        {...(canRead ? { description: t('list.unread', { count: unreadCount }) } : {})}
        actions={
          canRead && (
            <span data-part="ReadAll">
              <Tooltip label={t('list.readAll')}>
                <IconButton
                  icon={icons.checkAll}
                  label={t('list.readAll')}
                  loading={reading}
                  onPress={() => {
                    pressed.current = 'ReadAll';
                    props.onReadAll();
                  }}
                />
              </Tooltip>
            </span>
          )
        }
        toolbar={
          <SegmentedControl
            size="sm"
            fullWidth
            ariaLabel={t('list.order')}
            value={order}
            options={notificationOrders.map((value) => ({
              value,
              label: t(`list.orders.${value}`),
            }))}
            onChange={({ value }) => props.onOrderChange({ order: value })}
          />
        }
      >
        {canUndo && (
          <div className={styles.notice} data-part="Undo">
            <Callout
              tone="success"
              announce
              action={
                <Button
                  size="sm"
                  loading={undoing}
                  onPress={() => {
                    pressed.current = 'Undo';
                    props.onUndo();
                  }}
                >
                  {t('list.undo')}
                </Button>
              }
            >
              {t('list.allRead', { count: justRead })}
            </Callout>
          </div>
        )}
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: NotificationListProps): ReactNode {
  const { state, order, onRetry } = props;
  const { t } = useTranslation('notification');
  const times = useDayTimes(useClock(props.clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={6} label={t('list.loading')} />;
    case 'error':
      return <ErrorState title={t('list.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.notifications}
          title={t('list.empty')}
          description={t('list.emptyHint')}
        />
      );
    case 'ready': {
      const { notifications, openedAt, hasMore, loadingMore, moreFailed } = state;
      const { dayOf } = times;
      const Day = order === 'NEWEST' ? 'h2' : 'h3';
      return (
        <>
          {notificationDays(notifications, { order, openedAt, dayOf }).map((day) => (
            <div key={day.key} data-part="Day" className={styles.section}>
              {day.part && (
                <div className={styles.part}>
                  <Heading level={2} size="sm">
                    {t(`list.parts.${day.part}`)}
                  </Heading>
                </div>
              )}
              <Day className={styles.day}>{times.day(day.at)}</Day>
              <ul aria-label={times.day(day.at)} className={styles.list}>
                {day.items.map((item) => (
                  <li key={item.notificationId}>
                    <NotificationRow notification={item} times={times} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {moreFailed ? (
            <ErrorState title={t('list.moreFailed')} onRetry={props.onLoadMore} />
          ) : (
            hasMore && (
              <LoadMore
                key={notifications.length}
                label={t('list.loadMore')}
                loading={loadingMore ?? false}
                onLoadMore={props.onLoadMore}
              />
            )
          )}
        </>
      );
    }
  }
}
