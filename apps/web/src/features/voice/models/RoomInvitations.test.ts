import { describe, expect, it } from 'vitest';
import { invitationFrom, roomOf, setUpCalls } from './testCalls.ts';

describe('RoomInvitations', () => {
  it('reports accepted, declined and unanswered invitations', async () => {
    const { calls, api, onNotice } = setUpCalls();
    const answers = (id: string, accepted: boolean) =>
      calls.answered({
        invitationId: 'i-r1',
        roomId: 'r1',
        user: { id, nameKanji: id, avatarUrl: null },
        accepted,
      });
    api.invite.mockResolvedValueOnce({
      invitation: invitationFrom('aoi', 'r1', 'OWN'),
      users: ['ren', 'mei', 'haru'].map((id) => ({ id, nameKanji: id, avatarUrl: null })),
      room: roomOf('r1'),
    });
    calls.join(roomOf('r1'));
    await calls.inviteToRoom(['ren', 'mei', 'haru']);
    expect([...calls.sent.getSnapshot().values()]).toEqual(['waiting', 'waiting', 'waiting']);
    answers('ren', true);
    answers('mei', false);
    answers('mei', false);
    const settles = (id: string, outcome: 'JOINED' | 'UNANSWERED', invitationId = 'i-r1') =>
      calls.sent.settled({
        invitationId,
        user: { id, nameKanji: id, avatarUrl: null },
        outcome,
      });
    settles('ren', 'JOINED');
    settles('haru', 'UNANSWERED');
    settles('haru', 'UNANSWERED', 'i-other');
    expect(onNotice.mock.calls).toEqual(
      [
        { kind: 'accepted', name: 'ren' },
        { kind: 'declined', name: 'mei' },
        { kind: 'unanswered', name: 'haru' },
      ].map((report) => [{ kind: 'invitationAnswered', report }]),
    );
    expect([...calls.sent.getSnapshot()]).toEqual([
      ['ren', 'accepted'],
      ['mei', 'declined'],
      ['haru', 'unanswered'],
    ]);
    calls.leave();
    expect(calls.sent.getSnapshot().size).toBe(0);
  });
});
