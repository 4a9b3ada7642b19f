import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { mentionsIn, scheduledIn } from './scheduledMessages.ts';

const scheduled = (parts: Partial<Schemas['ChatScheduledMessage']>) =>
  ({
    roomId: 'r',
    threadRootId: null,
    sendAt: '2026-11-24T00:00:00Z',
    failure: null,
    ...parts,
  }) as Schemas['ChatScheduledMessage'];

describe('scheduledIn', () => {
  const messages = [
    scheduled({ failure: 'chatRoomNotFound', sendAt: '2026-11-23T00:00:00Z' }),
    scheduled({}),
    scheduled({ sendAt: '2026-11-25T00:00:00Z' }),
    scheduled({ threadRootId: 't', sendAt: '2026-11-26T00:00:00Z' }),
    scheduled({ roomId: 'other' }),
  ];

  it('counts the waiting messages of the main conversation', () => {
    const expected = { count: 2, nextAt: '2026-11-24T00:00:00Z' };
    expect(scheduledIn(messages, { roomId: 'r' })).toEqual(expected);
  });

  it('counts those of a thread separately', () => {
    expect(scheduledIn(messages, { roomId: 'r', threadRootId: 't' })).toMatchObject({ count: 1 });
  });

  it('returns undefined without any', () => {
    expect(scheduledIn(messages, { roomId: 'empty' })).toBeUndefined();
  });
});

it('mentions the members named in the edited text and keeps unknown ones', () => {
  const members = [
    { userId: 'ren', nameKanji: '高橋 蓮' },
    { userId: 'mei', nameKanji: '伊藤 芽依' },
  ];
  expect(mentionsIn('@高橋 蓮 さん', members, ['mei', 'far'])).toEqual(['ren', 'far']);
});
