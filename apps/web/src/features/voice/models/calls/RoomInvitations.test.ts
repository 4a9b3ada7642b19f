import { describe, expect, it } from 'vitest';
import { invitationFrom, roomOf, setUpCalls } from './testCalls.ts';

describe('RoomInvitations', () => {
  it('reports accepted, declined and unanswered invitations', async () => {
    const { calls, api, onNotice } = setUpCalls();
    const answers = (id: string, accepted: boolean, byMessage = false) =>
      calls.answered({
        invitationId: 'i-r1',
        roomId: 'r1',
        user: { id, nameKanji: id, avatarUrl: null },
        accepted,
        byMessage,
      });
    api.invite.mockImplementation(async (body) => ({
      invitation: invitationFrom('aoi', 'r1', 'OWN'),
      users: ('userIds' in body ? body.userIds : []).map((id) => ({
        id,
        nameKanji: id,
        avatarUrl: null,
      })),
      room: roomOf('r1'),
    }));
    calls.join(roomOf('r1'));
    for (const userId of ['ren', 'mei', 'yui', 'haru'])
      await calls.inviteToRoom({ userId, name: userId, avatarUrl: null });
    expect([...calls.sent.getSnapshot().values()]).toEqual(Array(4).fill('waiting'));
    answers('ren', true);
    answers('mei', false);
    answers('mei', false);
    answers('yui', false, true);
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
        { kind: 'repliesByMessage', name: 'yui' },
        { kind: 'unanswered', name: 'haru' },
      ].map((report) => [{ kind: 'invitationAnswered', report }]),
    );
    expect([...calls.sent.getSnapshot()]).toEqual([
      ['ren', 'accepted'],
      ['mei', 'declined'],
      ['yui', 'repliesByMessage'],
      ['haru', 'unanswered'],
    ]);
    calls.leave();
    expect(calls.sent.getSnapshot().size).toBe(0);
  });
});
