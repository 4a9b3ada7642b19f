import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { defaultAvatar } from '@office/world/avatar';
import { portraitPath } from '@office/world/portrait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { addMember, blockMember } from '../admin/members/member-changes.ts';
import { auditEntries } from '../database/schema/audit.ts';

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
});
afterAll(() => office.close());

async function member(role: Schemas['Role'] = 'USER', name = '青木 葵') {
  const person = await makePerson(office, sakura.organizationId, { role, name });
  const { token } = await signInToOrganization(office, person, sakura.organizationId);
  return { ...person, token };
}
type Member = Awaited<ReturnType<typeof member>>;

let aoi: Member;
let ren: Member;
let mei: Member;
beforeEach(async () => {
  [aoi, ren, mei] = [await member(), await member('USER', '高橋 蓮'), await member()];
  office.sent.length = 0;
});

const look = (who: { token?: string }, owner: { userId: string }) =>
  office.call<Schemas['Desk']>('GET', `/v1/users/${owner.userId}/desk`, who);
const decorate = (who: { token?: string }, decorations: unknown) =>
  office.call<Schemas['Desk']>('PUT', '/v1/users/desk', { ...who, body: { decorations } });
const addNote = (
  who: { token?: string },
  owner: { userId: string },
  body: object = { text: 'ありがとう', tint: 'pink' },
) =>
  office.call<Schemas['DeskNote']>('POST', `/v1/users/${owner.userId}/desk/notes`, {
    ...who,
    body,
  });
const readAll = (who: { token?: string }) =>
  office.call('POST', '/v1/users/desk/mark-as-read', who);
const removeNote = (who: { token?: string }, owner: { userId: string }, noteId: string) =>
  office.call('DELETE', `/v1/users/${owner.userId}/desk/notes/${noteId}`, who);

describe('desk', () => {
  it('is empty by default', async () => {
    expect(await look(ren, aoi)).toMatchObject({
      status: 200,
      body: { userId: aoi.userId, decorations: [], notes: [] },
    });
  });

  it('stores the decorations of its owner and notifies only the owner', async () => {
    const decorations = [
      { slot: 'left', kind: 'plant' },
      { slot: 'back', kind: 'books' },
    ];
    expect(await decorate(aoi, decorations)).toMatchObject({ status: 200, body: { decorations } });
    expect((await look(ren, aoi)).body.decorations).toEqual(decorations);
    expect((await look(ren, ren)).body.decorations).toEqual([]);
    expect(office.sent).toEqual([
      {
        kind: 'deskChanged',
        target: { organizationId: sakura.organizationId, userIds: [aoi.userId] },
        payload: { userId: aoi.userId },
      },
    ]);
    expect((await decorate(aoi, [])).body.decorations).toEqual([]);
  });

  it.each<[unknown]>([
    [[{ slot: 'left', kind: 'dragon' }]],
    [[{ slot: 'under', kind: 'plant' }]],
    [[{ slot: 'left' }]],
    [[{ slot: 'left', kind: 'plant', size: 9 }]],
    [
      [
        { slot: 'left', kind: 'plant' },
        { slot: 'left', kind: 'cup' },
      ],
    ],
    [Array.from({ length: 4 }, () => ({ slot: 'left', kind: 'cup' }))],
    ['plant'],
    [null],
    [undefined],
  ])('rejects the decorations %j', async (decorations) => {
    expect((await decorate(aoi, decorations)).status).toBe(400);
    expect((await look(aoi, aoi)).body.decorations).toEqual([]);
  });

  it('is separate for each organisation', async () => {
    const { organizationId } = await makeOrganization(office, 'Northwind');
    await addMember(office.platform, { organizationId, userId: aoi.userId, role: 'USER' });
    await decorate(aoi, [{ slot: 'left', kind: 'cup' }]);
    await addNote(ren, aoi);
    const otherSession = await signInToOrganization(office, aoi, organizationId);
    expect((await look(otherSession, aoi)).body).toMatchObject({ decorations: [], notes: [] });
    expect((await look(aoi, aoi)).body.notes).toHaveLength(1);
  });
});

describe('desk note', () => {
  it('is visible only to the owner and its author, newest first', async () => {
    const left = await addNote(ren, aoi, { text: '  資料\nできました  ', tint: 'blue' });
    expect(left).toMatchObject({
      status: 201,
      body: {
        author: {
          id: ren.userId,
          nameKanji: '高橋 蓮',
          avatarUrl: `/api/v1/users/portraits/${portraitPath(defaultAvatar(ren.userId))}`,
        },
        text: '資料\nできました',
        tint: 'blue',
        createdAt: office.platform.now().toISOString(),
      },
    });
    office.advanceClock({ seconds: 1 });
    await addNote(mei, aoi, { text: 'Lunch?', tint: 'green' });
    const texts = async (who: Member) => (await look(who, aoi)).body.notes.map((note) => note.text);
    expect(await texts(aoi)).toEqual(['Lunch?', '資料\nできました']);
    expect(await texts(ren)).toEqual(['資料\nできました']);
    expect(await texts(await member())).toEqual([]);
    expect(office.sent[0]).toEqual({
      kind: 'deskChanged',
      target: { organizationId: sakura.organizationId, userIds: [aoi.userId, ren.userId] },
      payload: { userId: aoi.userId },
    });
  });

  it('notifies the owner and counts as unread until read', async () => {
    const { body: note } = await addNote(ren, aoi);
    const messages = office.sent.filter(({ kind }) => kind === 'deskNoteAdded');
    expect(messages).toEqual([
      {
        kind: 'deskNoteAdded',
        target: { organizationId: sakura.organizationId, userIds: [aoi.userId] },
        payload: { userId: aoi.userId, note },
      },
    ]);
    await addNote(mei, aoi);
    expect((await look(aoi, aoi)).body.unreadNotes).toBe(2);
    // The author cannot see whether the note was read.
    expect((await look(ren, aoi)).body.unreadNotes).toBe(0);
    office.sent.length = 0;
    expect((await readAll(aoi)).status).toBe(204);
    expect((await look(aoi, aoi)).body).toMatchObject({ unreadNotes: 0, notes: [{}, {}] });
    expect(office.sent).toMatchObject([
      { kind: 'deskChanged', target: { userIds: [aoi.userId] }, payload: { userId: aoi.userId } },
    ]);
    expect((await readAll(aoi)).status).toBe(204);
    expect((await readAll(ren)).status).toBe(204);
    expect(office.sent).toHaveLength(1);
    await addNote(ren, aoi);
    expect((await look(aoi, aoi)).body.unreadNotes).toBe(1);
  });

  it('to oneself is neither unread nor announced', async () => {
    expect((await addNote(aoi, aoi)).status).toBe(201);
    expect((await look(aoi, aoi)).body).toMatchObject({ notes: [{}], unreadNotes: 0 });
    expect(office.sent.map(({ kind }) => kind)).toEqual(['deskChanged']);
  });

  it('can be deleted only by its author and the desk owner', async () => {
    const [one, two] = [await addNote(ren, aoi), await addNote(mei, aoi)];
    const notFound = { status: 404, errors: 'deskNoteNotFound' };
    expect(await removeNote(mei, aoi, one.body.id)).toMatchObject(notFound);
    expect(await removeNote(aoi, ren, one.body.id)).toMatchObject(notFound);
    expect((await removeNote(ren, aoi, one.body.id)).status).toBe(204);
    expect(await removeNote(ren, aoi, one.body.id)).toMatchObject(notFound);
    office.sent.length = 0;
    expect((await removeNote(aoi, aoi, two.body.id)).status).toBe(204);
    expect(office.sent[0]?.target).toMatchObject({ userIds: [aoi.userId, mei.userId] });
    const log = await office.platform.db.select().from(auditEntries);
    expect(log.filter(({ action }) => action === 'DESK_NOTE_REMOVED')).toMatchObject([
      { actorId: ren.userId, targetId: aoi.userId, before: { authorId: ren.userId } },
      { actorId: aoi.userId, targetId: aoi.userId, before: { authorId: mei.userId } },
    ]);
    expect((await look(aoi, aoi)).body.notes).toEqual([]);
  });

  it('is rejected after 20 notes of one author, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, () => addNote(ren, aoi)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ errors }) => errors)).toEqual(Array(3).fill('deskNoteLimitReached'));
    expect((await addNote(mei, aoi)).status).toBe(201);
    expect((await addNote(ren, mei)).status).toBe(201);
    await removeNote(aoi, aoi, answers.find(({ status }) => status === 201)!.body.id);
    expect((await addNote(ren, aoi)).status).toBe(201);
  });

  it.each<[object]>([
    [{ tint: 'pink' }],
    [{ text: '', tint: 'pink' }],
    [{ text: ' \n\t　', tint: 'pink' }],
    [{ text: 'あ'.repeat(201), tint: 'pink' }],
    [{ text: 'a\u0000b', tint: 'pink' }],
    [{ text: 7, tint: 'pink' }],
    [{ text: ['a'], tint: 'pink' }],
    [{ text: 'a', tint: 'black' }],
    [{ text: 'a' }],
    [{ text: 'a', tint: 'pink', authorId: randomUUID() }],
  ])('rejects the request body %j', async (body) => {
    expect((await addNote(ren, aoi, body)).status).toBe(400);
    expect((await look(aoi, aoi)).body.notes).toEqual([]);
  });

  it('stores markup as plain text and handles an unpaired surrogate', async () => {
    const text = '<b onclick=x>🌸</b>';
    expect((await addNote(ren, aoi, { text, tint: 'pink' })).body.text).toBe(text);
    const half = await addNote(ren, aoi, { text: '\ud83d', tint: 'pink' });
    expect([201, 400]).toContain(half.status);
  });
});

describe('desk access', () => {
  const callAllEndpoints = (who: { token?: string }, owner: { userId: string }, noteId: string) =>
    Promise.all([look(who, owner), addNote(who, owner), removeNote(who, owner, noteId)]);

  it('returns 401 without a valid token', async () => {
    const { id } = (await addNote(ren, aoi)).body;
    const session = await member();
    await office.call('POST', '/v1/auth/user/logout', session);
    for (const who of [{}, { token: 'wrong' }, session]) {
      const answers = [
        ...(await callAllEndpoints(who, aoi, id)),
        await decorate(who, []),
        await readAll(who),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401));
    }
    const expired = { token: (await member()).token };
    office.advanceClock({ minutes: 16 });
    const answers = [...(await callAllEndpoints(expired, aoi, id)), await decorate(expired, [])];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('requires a selected organisation', async () => {
    const session = await signIn(office, aoi);
    const answers = [
      ...(await callAllEndpoints(session, aoi, randomUUID())),
      await decorate(session, []),
    ];
    answers.push(await readAll(session));
    expect(answers.map(({ errors }) => errors)).toEqual(Array(5).fill('organizationNotSelected'));
  });

  it('returns 404 for other organisations, blocked members and unknown users', async () => {
    const { organizationId } = await makeOrganization(office, 'Other');
    const stranger = await makePerson(office, organizationId);
    const blocked = await member();
    await blockMember(office.platform, { ...sakura, userId: blocked.userId });
    for (const owner of [stranger, blocked, { userId: randomUUID() }]) {
      const answers = await callAllEndpoints(aoi, owner, randomUUID());
      expect(answers.map(({ status, errors }) => [status, errors])).toEqual(
        Array(3).fill([404, 'userNotFound']),
      );
    }
    expect((await look(aoi, { userId: '1 OR 1=1' })).status).toBe(400);
  });

  it('allows guests only to view desks', async () => {
    const guest = await member('GUEST');
    expect((await look(guest, aoi)).status).toBe(200);
    expect(await addNote(guest, aoi)).toMatchObject({ status: 403, errors: 'forbidden' });
    expect(await decorate(guest, [])).toMatchObject({ status: 403, errors: 'forbidden' });
  });
});
