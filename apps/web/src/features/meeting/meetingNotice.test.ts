import type { RealtimeMessages } from '@office/api';
import { describe, expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { MeetingAvailableNoticeLimiter } from '../../platform/toasts/MeetingAvailableNoticeLimiter.ts';
import { noticeCard } from './models/noticeCard.ts';
import { meetingIdFromUrl } from './meetingPaths.ts';
import { noticeOf } from './meetingNotice.ts';

type Message = RealtimeMessages['updateMeetingStatus'];

const ren = { id: 'ren', nameKanji: '高橋 蓮' };
const message: Message = {
  meetingId: 'm1',
  title: '定例',
  status: 'SCHEDULED',
  startTime: new Date(2026, 10, 23, 10).toISOString(),
  endTime: new Date(2026, 10, 23, 11).toISOString(),
  meetingRoomId: null,
  change: 'INVITED',
  by: ren,
  answer: null,
};
const available = (text: string) => ({ text, words: { time: '10:00' } });

describe('noticeOf', () => {
  it.each<[Partial<Message>, unknown]>([
    [{ change: 'INVITED' }, null],
    [{ change: 'INVITED', status: 'ONGOING' }, available('availableNow')],
    [{ change: 'CHANGED' }, null],
    [{ change: 'CANCELED' }, null],
    [{ change: 'ANSWERED', answer: 'TENTATIVE' }, null],
    [{ change: 'SOON', by: null }, available('available')],
    [{ change: 'BEGUN', by: null }, available('availableNow')],
    [{ change: 'BEGUN', by: { ...ren, id: 'aoi' } }, null],
    [{ change: 'ENDED' }, null],
  ])('returns the notice for %j', (change, notice) => {
    expect(noticeOf({ ...message, ...change }, { userId: 'aoi' })).toEqual(notice);
  });
});

describe('noticeCard', () => {
  it.each([
    ['the announced meeting', 'b', null, '/main', 'b', 2],
    ['no meeting after the announced one has ended', 'gone', null, '/main', null, 0],
    ['no meeting that the member has joined', 'b', 'b', '/main', null, 0],
    ['the announced meeting while the member is in another', 'b', 'a', '/main', 'b', 1],
    ['no meeting before an announcement', null, null, '/main', null, 0],
    ['no meeting on its own page', 'b', null, '/online-meeting?meetingId=b', null, 0],
    ['no meeting while it is being joined', 'b', null, '/online-meeting/b', null, 0],
    [
      'the announced meeting on the page of another',
      'b',
      null,
      '/online-meeting?meetingId=a',
      'b',
      1,
    ],
    ['the announced meeting on the list', 'b', null, '/online-meeting', 'b', 2],
  ])('offers %s', (_name, meetingId, joinedMeetingId, address, offered, more) => {
    const available = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const openMeetingId = meetingIdFromUrl(new URL(address, 'https://office.example'));
    const card = noticeCard(available, { meetingId, joinedMeetingId, openMeetingId });
    expect(card).toEqual({ meeting: offered && { id: offered }, more });
  });

  it('MeetingAvailableNoticeLimiter allows one notice per ten minutes, also after a reload', () => {
    const kept = new Map<string, string>();
    const deps = testDeps(1_000_000);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const open = () => new MeetingAvailableNoticeLimiter({ ...deps, storage, key: 'k' });
    expect([open().claim(), open().claim()]).toEqual([true, false]);
    deps.clock.advance(10 * 60_000 - 1);
    expect(open().claim()).toBe(false);
    deps.clock.advance(1);
    expect(open().claim()).toBe(true);
    deps.clock.set(0);
    expect(open().claim()).toBe(true);
  });
});
