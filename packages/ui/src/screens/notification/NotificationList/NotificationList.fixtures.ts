import { clock, notifications } from '../notification.fixtures.ts';
import type { NotificationListState } from './NotificationList.tsx';

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', notifications, openedAt: clock.now, hasMore: true },
} satisfies {
  [S in NotificationListState['status']]: Extract<NotificationListState, { status: S }>;
};
