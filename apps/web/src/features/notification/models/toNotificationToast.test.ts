import type { RealtimeMessages } from '@office/api';
import { describe, expect, it } from 'vitest';
import { isSeenAt, toNotificationToast } from './toNotificationToast.ts';

const path = '/online-meeting?meetingId=m1';
const notification: RealtimeMessages['notificationUser']['notification'] = {
  id: 'n1',
  kind: 'MEETING',
  title: '週次定例',
  excerpt: '高橋 蓮さんが変更しました。',
  path,
  eventAt: null,
  read: false,
  readAt: null,
  createdAt: '2026-11-20T09:00:00Z',
};

describe('toNotificationToast and isSeenAt', () => {
  it.each([
    ['shows the kind', {}, '高橋 蓮さんが変更しました。'],
    [
      'shows the time in the reader’s time zone',
      { eventAt: '2026-11-20T09:00:00Z' },
      '高橋 蓮さんが変更しました。 · 20/11(Fri) 01:00',
    ],
    [
      'shows a time without other text',
      { excerpt: '', eventAt: '2026-11-20T09:00:00Z' },
      '20/11(Fri) 01:00',
    ],
  ])('%s', (_, overrides, description) => {
    const message = {
      notification: { ...notification, ...overrides },
      unreadCount: 1,
      quiet: false,
    };
    const reader = { language: 'en', timeZone: 'America/Los_Angeles' } as const;
    expect(toNotificationToast(message, reader)).toEqual({
      id: 'n1',
      title: '週次定例',
      description,
      path,
    });
  });

  it('returns null for a quiet notification', () => {
    const message = { notification, unreadCount: 1, quiet: true };
    expect(toNotificationToast(message, { language: 'ja' })).toBeNull();
  });

  it.each([
    ['/notifications', '?id=n1', true],
    ['/notifications', '?id=n2', false],
    ['/notifications', '', false],
    ['/online-meeting', '?meetingId=m1', true],
    ['/online-meeting', '', false],
  ])('reports a notification as seen at %s%s: %s', (pathname, search, isSeen) => {
    expect(isSeenAt(notification, { pathname, search })).toBe(isSeen);
  });
});
