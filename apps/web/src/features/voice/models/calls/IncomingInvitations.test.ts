import type { Schemas } from '@office/api';
import { voiceInvitationMs } from '@office/vocabulary';
import { expect, it, vi } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { IncomingInvitations } from './IncomingInvitations.ts';
import { invitationFrom } from './testCalls.ts';

const ren = { userId: 'ren', name: 'ren', avatarUrl: null };

const invitationInto = (roomId: string, kind?: Schemas['VoiceRoomKind']) =>
  invitationFrom('ren', roomId, kind);

function setUp() {
  const clock = new TestClock();
  const calls = {
    isOpen: true,
    room: null as { id: string } | null,
    isTalking: false,
    calledUserId: null as string | null,
    join: vi.fn(),
    joinById: vi.fn(async () => {}),
    inviteToDirectCall: vi.fn(async () => {}),
    cancelOutgoing: vi.fn(),
  };
  const confirm = vi.fn(
    async ({ invitationId, accepted }: Schemas['ConfirmVoiceInvitationRequest']) => ({
      invitationId,
      accepted,
      room: accepted ? ({ id: 'd1' } as Schemas['VoiceRoom']) : null,
    }),
  );
  const [onMissed, onFailed] = [vi.fn(), vi.fn()];
  const invitations = new IncomingInvitations({
    clock,
    myUserId: 'aoi',
    calls,
    confirm,
    nameOf: ({ roomName }) => roomName,
    onMissed,
    onFailed,
  });
  return { invitations, clock, calls, confirm, onMissed, onFailed };
}

it('joins the room when accepted', async () => {
  const { invitations, calls, confirm, onFailed } = setUp();
  invitations.invited(invitationInto('d1'));
  expect(invitations.getSnapshot()).toMatchObject([{ id: 'i-d1', roomName: null }]);
  await invitations.accept('i-d1');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ invitationId: 'i-d1', accepted: true });
  expect(calls.cancelOutgoing).toHaveBeenCalledOnce();
  const other = { userId: 'ren', approach: false, name: 'ren' };
  expect(calls.join).toHaveBeenCalledExactlyOnceWith({ id: 'd1' }, { other });
  await invitations.accept('i-d1');
  expect(confirm).toHaveBeenCalledOnce();
  const error = new Error('gone');
  confirm.mockRejectedValueOnce(error);
  invitations.invited(invitationInto('d2'));
  await invitations.accept('i-d2');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(error);
  expect(calls.join).toHaveBeenCalledOnce();
});

it('walks to the inviter after accepting an invitation into a direct call that has started', async () => {
  const { invitations, calls } = setUp();
  invitations.invited(invitationInto('d1'), ['aoi']);
  await invitations.accept('i-d1');
  const other = { userId: 'ren', approach: true, name: 'ren' };
  expect(calls.join).toHaveBeenCalledExactlyOnceWith({ id: 'd1' }, { other });
});

it('names the participants of the room without the inviter', () => {
  const { invitations } = setUp();
  const talking = ['ren', 'mei'].map((id) => ({ id, nameKanji: id, avatarUrl: null }));
  invitations.invited({ ...invitationInto('d1'), participants: talking }, ['aoi']);
  expect(invitations.getSnapshot()).toMatchObject([{ talking: ['mei'] }]);
});

it('stays ignored when it is sent again, and can be accepted by calling the inviter', () => {
  const { invitations } = setUp();
  invitations.invited(invitationInto('d1'));
  invitations.ignore('i-d1');
  invitations.invited(invitationInto('d1'));
  expect(invitations.getSnapshot()).toMatchObject([{ id: 'i-d1', isIgnored: true }]);
  expect(invitations.callOf('ren')).toMatchObject({ id: 'i-d1' });
});

it('shows a wave again after an ignored one has expired', () => {
  const { invitations, clock } = setUp();
  invitations.onWave(ren, null);
  invitations.ignore('ren');
  clock.advance(voiceInvitationMs);
  invitations.onWave(ren, null);
  expect(invitations.getSnapshot()[0]?.isIgnored).toBeUndefined();
});

it('notifies the inviter of a reply by message', async () => {
  const { invitations, confirm } = setUp();
  invitations.invited(invitationInto('d1'));
  await invitations.decline('i-d1', { byMessage: true });
  const answer = { invitationId: 'i-d1', accepted: false, byMessage: true };
  expect(confirm).toHaveBeenCalledExactlyOnceWith(answer);
});

it('is removed when declined, even if the server is unreachable', async () => {
  const { invitations, confirm, onFailed } = setUp();
  invitations.invited(invitationInto('d1'));
  confirm.mockRejectedValueOnce(new Error('offline'));
  await invitations.decline('i-d1');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ invitationId: 'i-d1', accepted: false });
  expect(invitations.getSnapshot()).toEqual([]);
  expect(onFailed).not.toHaveBeenCalled();
});

it('expires, and reports only a direct call as missed', () => {
  const { invitations, clock, onMissed } = setUp();
  invitations.invited(invitationInto('d1'));
  invitations.invited(invitationInto('r1', 'OWN'));
  invitations.onWave({ ...ren, userId: 'mei' }, null);
  expect(invitations.getSnapshot()).toHaveLength(3);
  clock.advance(voiceInvitationMs);
  expect(invitations.getSnapshot()).toEqual([]);
  expect(onMissed).toHaveBeenCalledExactlyOnceWith(ren);
});

it('to a room is shown only to the invited members', () => {
  const { invitations } = setUp();
  invitations.invited(invitationInto('r1', 'OWN'), ['mei']);
  expect(invitations.getSnapshot()).toEqual([]);
  invitations.invited(invitationInto('r1', 'OWN'), ['mei', 'aoi']);
  expect(invitations.getSnapshot()).toMatchObject([{ roomName: '雑談' }]);
});

it.each<[why: string, change: Partial<ReturnType<typeof setUp>['calls']>, asking: string[]]>([
  ['is gone', { isOpen: false }, []],
  ['is in that room', { room: { id: 'd1' } }, ['wave']],
  ['talks with another member', { isTalking: true, room: { id: 'r1' } }, ['invitation']],
  ['calls another member', { calledUserId: 'mei' }, ['invitation']],
])('shows a member who %s only invitations they can answer', (_, change, asking) => {
  const { invitations, calls } = setUp();
  Object.assign(calls, change);
  invitations.invited(invitationInto('d1'));
  invitations.onWave({ ...ren, userId: 'yui' }, null);
  expect(invitations.getSnapshot().map(({ kind }) => kind)).toEqual(asking);
});

it('is restored after a reload until it expires, but a wave is not', () => {
  const before = setUp().invitations;
  before.invited(invitationInto('d1'));
  before.onWave({ ...ren, userId: 'mei' }, null);
  const kept = before.waiting();
  expect(kept).toMatchObject([{ kind: 'invitation', id: 'i-d1' }]);
  const after = setUp().invitations;
  after.restore(kept);
  expect(after.getSnapshot()).toEqual(kept);
  const other = setUp();
  other.clock.advance(voiceInvitationMs);
  other.invitations.restore(kept);
  expect(other.invitations.getSnapshot()).toEqual([]);
});
