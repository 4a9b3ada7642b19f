import type { Schemas } from '@office/api';
import type { MeetingRoomEntry as EntryChoice } from '@office/vocabulary';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { describe, expect, it, vi } from 'vitest';
import { MeetingRoomEntry, type MeetingRoomEntryOptions } from './MeetingRoomEntry.ts';

type Room = Schemas['VoiceRoom'];
const roomOf = (meetingRoomId: string) =>
  ({ id: `voice-${meetingRoomId}`, kind: 'MEETING_AREA', meetingRoomId }) as Room;
type RoomMeeting = Awaited<ReturnType<MeetingRoomEntryOptions['meetingIn']>>;
const weekly = { meetingId: 'weekly', takesPart: true, canJoin: true, provider: 'OFFICE' } as const;
const own = { id: 'own', kind: 'OWN', meetingRoomId: null } as Room;

function setUp({
  choice = 'ASK',
  inRoom = null,
  meeting = null,
  returning = null,
  otherTab = false,
  answered = new Set(),
}: {
  choice?: EntryChoice;
  inRoom?: Room | null;
  meeting?: RoomMeeting | null;
  returning?: string | null;
  otherTab?: boolean;
  /** Shared by the pages of a tab. */
  answered?: Set<string>;
} = {}) {
  const clock = new TestClock();
  const listeners = new Set<() => void>();
  const change = (room: Room | null) => {
    calls.room = room;
    for (const listener of listeners) listener();
  };
  const calls = {
    room: inRoom,
    hasClosed: false,
    offersReturnTo: ({ meetingRoomId }: Room) => meetingRoomId === returning,
    join: vi.fn((room: Room, _options: object) => change(room)),
    leave: vi.fn(() => change(null)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const onFailed = vi.fn();
  const joinMeeting = vi.fn();
  const settings = { choice, meeting };
  const entry = new MeetingRoomEntry({
    calls: calls as never,
    clock,
    left: new Set(),
    answered,
    hasCallInOtherTab: () => otherTab,
    meetingRoom: async (id) => {
      if (id === 'gone') throw new Error('gone');
      return roomOf(id);
    },
    meetingIn: async () => settings.meeting,
    joinMeeting,
    choice: () => settings.choice,
    onFailed,
  });
  return { calls, clock, entry, onFailed, chosen: settings, joinMeeting };
}

describe('MeetingRoomEntry.enter', () => {
  it.each<[EntryChoice]>([['ASK'], ['MUTED']])(
    'with choice %s neither asks nor joins while another tab has a call',
    async (choice) => {
      const { calls, entry } = setUp({ choice, otherTab: true });
      await entry.enter('sakura');
      expect(entry.getSnapshot().status).toBe('inside');
      expect(calls.join).not.toHaveBeenCalled();
    },
  );

  it.each<[EntryChoice, string, object[]]>([
    ['ASK', 'asking', []],
    ['MUTED', 'inside', [{ muted: true }]],
    ['UNMUTED', 'inside', [{ muted: false }]],
    ['STAY', 'inside', []],
  ])('with choice %s has status %s', async (choice, status, joins) => {
    const { calls, entry } = setUp({ choice });
    await entry.enter('sakura');
    expect(entry.getSnapshot()).toEqual({
      status,
      meetingRoomId: 'sakura',
      room: roomOf('sakura'),
    });
    expect(calls.join.mock.calls).toEqual(joins.map((options) => [roomOf('sakura'), options]));
  });

  it('does not ask a member with a pending offer to return', async () => {
    const { entry } = setUp({ returning: 'sakura' });
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('inside');
  });

  it('does not ask once the member has left the room', async () => {
    const { entry } = setUp();
    const entering = entry.enter('sakura');
    entry.leave('sakura');
    await entering;
    expect(entry.getSnapshot()).toEqual({ status: 'outside' });
  });

  it('asks only about the last entered room', async () => {
    const { entry } = setUp();
    const first = entry.enter('sakura');
    entry.leave('sakura');
    await Promise.all([first, entry.enter('ume')]);
    expect(entry.getSnapshot()).toMatchObject({ status: 'asking', meetingRoomId: 'ume' });
  });

  it('neither asks a member in another call nor ends that call', async () => {
    const { calls, entry } = setUp({ choice: 'MUTED', inRoom: own });
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('inside');
    entry.leave('sakura');
    expect(calls.join).not.toHaveBeenCalled();
    expect(calls.leave).not.toHaveBeenCalled();
  });

  it('stops asking once the member joins another call', async () => {
    const { calls, entry } = setUp();
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('asking');
    calls.join(own, {});
    expect(entry.getSnapshot().status).toBe('inside');
  });

  it('reports a failure', async () => {
    const { entry, onFailed } = setUp();
    await entry.enter('gone');
    expect(entry.getSnapshot()).toEqual({ status: 'outside' });
    expect(onFailed).toHaveBeenCalledOnce();
  });
});

describe('MeetingRoomEntry question', () => {
  it.each<[string, (entry: MeetingRoomEntry) => void]>([
    ['closed', (entry) => entry.stay()],
    ['answered', (entry) => entry.join({ muted: true })],
  ])('is not asked again after a reload once it was %s', async (_, answer) => {
    const answered = new Set<string>();
    const before = setUp({ answered });
    await before.entry.enter('sakura');
    answer(before.entry);
    const after = setUp({ answered });
    await after.entry.enter('sakura');
    expect(after.entry.getSnapshot().status).toBe('inside');
    expect(after.calls.join).not.toHaveBeenCalled();
  });

  it('is asked again after a reload while it was open', async () => {
    const answered = new Set<string>();
    await setUp({ answered }).entry.enter('sakura');
    const after = setUp({ answered });
    await after.entry.enter('sakura');
    expect(after.entry.getSnapshot().status).toBe('asking');
  });

  it('is asked again on the next visit of the room', async () => {
    const { entry } = setUp();
    await entry.enter('sakura');
    entry.stay();
    entry.leave('sakura');
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('asking');
  });

  it('closes after it was shown for a minute, and can be opened again', async () => {
    const { clock, entry } = setUp();
    entry.setQuestionShown(true);
    await entry.enter('sakura');
    clock.advance(59_999);
    expect(entry.getSnapshot().status).toBe('asking');
    clock.advance(1);
    expect(entry.getSnapshot().status).toBe('inside');
    await entry.offer('sakura');
    expect(entry.getSnapshot().status).toBe('asking');
  });

  it('does not close while the page is hidden', async () => {
    const { clock, entry } = setUp();
    entry.setQuestionShown(true);
    await entry.enter('sakura');
    entry.setQuestionShown(false);
    clock.advance(600_000);
    expect(entry.getSnapshot().status).toBe('asking');
    entry.setQuestionShown(true);
    clock.advance(60_000);
    expect(entry.getSnapshot().status).toBe('inside');
  });
});

describe('MeetingRoomEntry.join and leave', () => {
  it.each([{ muted: true }, { muted: false }])(
    'joins the call with the options %o',
    async (how) => {
      const { calls, entry } = setUp();
      await entry.enter('sakura');
      entry.join(how);
      expect(calls.join).toHaveBeenCalledExactlyOnceWith(roomOf('sakura'), how);
      expect(entry.getSnapshot().status).toBe('inside');
      entry.leave('sakura');
      expect(calls.leave).toHaveBeenCalledOnce();
    },
  );

  it('allows the member to stay without the call and join later', async () => {
    const { calls, entry } = setUp();
    await entry.enter('sakura');
    entry.stay();
    expect(calls.join).not.toHaveBeenCalled();
    entry.join({ muted: true });
    expect(calls.join).toHaveBeenCalledOnce();
  });

  it('does not rejoin a call that the member has left, even on re-entry', async () => {
    const { calls, entry, chosen } = setUp({ choice: 'UNMUTED' });
    await entry.enter('sakura');
    calls.leave();
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('inside');
    entry.leave('sakura');
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('asking');
    expect(calls.join).toHaveBeenCalledOnce();
    chosen.choice = 'STAY';
    entry.leave('sakura');
    await entry.enter('sakura');
    expect(entry.getSnapshot().status).toBe('inside');
  });

  it('rejoins a call that the member left by walking out', async () => {
    const { calls, entry } = setUp({ choice: 'MUTED' });
    await entry.enter('sakura');
    entry.leave('sakura');
    await entry.enter('sakura');
    expect(calls.join).toHaveBeenCalledTimes(2);
  });

  it('stops asking once the call is joined by other means', async () => {
    const { calls, entry } = setUp();
    await entry.enter('sakura');
    calls.join(roomOf('sakura'), {});
    expect(entry.getSnapshot().status).toBe('inside');
  });
});

describe('MeetingRoomEntry with a meeting in the room', () => {
  it.each([
    ['the member is a participant', weekly, ['weekly', { muted: true }]],
    ['the member is not a participant', { ...weekly, takesPart: false }, null],
    ['it is held with another provider', { ...weekly, provider: 'ZOOM' }, null],
  ] as const)(
    'is joined automatically with the saved choice only if %s',
    async (_name, meeting, joined) => {
      const { calls, entry, joinMeeting } = setUp({ choice: 'MUTED', meeting });
      await entry.enter('sakura');
      expect(joinMeeting.mock.calls).toEqual(joined ? [joined] : []);
      expect(entry.getSnapshot().status).toBe(joined ? 'inside' : 'asking');
      expect(calls.join).not.toHaveBeenCalled();
    },
  );

  it('is joined with the call on request and offered again at the screen', async () => {
    const { entry, joinMeeting } = setUp({ meeting: weekly });
    await entry.enter('sakura');
    entry.stay();
    await entry.offer('sakura');
    expect(entry.getSnapshot().status).toBe('asking');
    entry.join({ muted: false, meetingId: 'weekly' });
    expect(joinMeeting).toHaveBeenCalledExactlyOnceWith('weekly', { muted: false });
  });

  it('closes the room to other members until it is over', async () => {
    const { entry, chosen, onFailed } = setUp({ meeting: { ...weekly, canJoin: false } });
    await entry.enter('gone');
    expect(entry.getSnapshot()).toEqual({ status: 'taken', meetingRoomId: 'gone' });
    expect(onFailed).not.toHaveBeenCalled();
    chosen.meeting = null;
    await entry.offer('gone');
    expect(onFailed).toHaveBeenCalledOnce();
  });
});
