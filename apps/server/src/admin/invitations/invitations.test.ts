import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson, password, signIn } from '../../../test/people.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { organizationSignInRules } from '../../database/schema/organizations.ts';
import { mailOutbox } from '../../database/schema/outbox.ts';

type Refusal = { data?: { total: number; rows: Schemas['CheckedInvitationRow'][] } };
type Row = Partial<Schemas['InvitationRow']>;

let office: TestOffice;
let organizationId: string;
let admin: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  ({ organizationId } = await makeOrganization(office, 'さくらワークス'));
  admin = await makeAdministrator(office, organizationId);
});

let count = 0;
const address = () => `invited${(count += 1)}@example.com`;
const toRows = (rows: Row[]) =>
  rows.map((row, index) => ({
    line: index + 2,
    email: address(),
    role: 'USER',
    language: 'ja',
    ...row,
  }));
const send = (rows: Row[], more: object = {}) =>
  admin.ask<Schemas['InvitationBatch'] & Refusal>('POST', '/v1/admin/invitations', {
    body: { clientId: randomUUID(), rows: toRows(rows), ...more },
  });
const list = (query = '') =>
  admin.ask<Schemas['InvitationList']>('GET', `/v1/admin/invitations${query}`);
const change = (what: 'resend' | 'withdraw', ...invitationIds: string[]) =>
  admin.ask<Schemas['InvitationsDone']>('POST', `/v1/admin/invitations/${what}`, {
    body: { invitationIds },
  });
const open = (token: string) =>
  office.call<Schemas['CheckedInvite']>('POST', '/v1/organization-invites/check', {
    body: { token },
  });
const tokensTo = async (email: string) =>
  (await office.mailsTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)![1]!);
const audited = async () => {
  const rows = await office.database.db.select().from(auditEntries).orderBy(auditEntries.id);
  return rows
    .filter((row) => row.organizationId === organizationId && row.action.startsWith('INVITATION'))
    .filter(({ partOf }) => partOf === null)
    .map(({ action, targetName, after, actorId }) => ({ action, targetName, after, actorId }));
};

describe('sending invitations', () => {
  it('sends a link in the language of the invitee, who joins with the given department', async () => {
    const [ja, en] = [address(), address()];
    const sent = await send([
      { email: ` ${ja.toUpperCase()} `, name: '佐藤 美緒', department: '営業部' },
      { email: en, language: 'en', role: 'GUEST' },
    ]);
    expect(sent).toMatchObject({
      status: 201,
      body: { invited: 2, renewed: 0, mails: { total: 2, waiting: 2, delivery: 'OUTBOX' } },
    });
    expect((await office.mailsTo(ja))[0]!.subject).toBe('さくらワークス への招待');
    expect((await office.mailsTo(en))[0]!.subject).toBe('Join さくらワークス');
    const [token] = await tokensTo(ja);
    expect((await open(token!)).body).toMatchObject({ email: ja, name: '佐藤 美緒' });
    const registered = await office.call<Schemas['RegisteredUser']>('POST', '/v1/users', {
      body: { token, nameKanji: '佐藤 美緒' },
    });
    const { userId } = registered.body;
    await office.call('POST', `/v1/users/${userId}/update-password`, {
      body: { token: registered.body.token, password },
    });
    const { body } = await list('?sort=EMAIL&order=ASC');
    expect(body.data).toMatchObject([
      { email: ja, state: 'ACCEPTED', role: 'USER', department: '営業部', name: '佐藤 美緒' },
      { email: en, state: 'PENDING', role: 'GUEST', language: 'en', mail: 'WAITING' },
    ]);
    expect(body.counts).toEqual({ PENDING: 1, EXPIRED: 0, ACCEPTED: 1, WITHDRAWN: 0 });
    const member = await office.database.pool.query(
      'SELECT department FROM memberships WHERE user_id = $1',
      [userId],
    );
    expect(member.rows).toEqual([{ department: '営業部' }]);
  });

  it('reports every invalid row by line and field, and invites no one', async () => {
    const member = await makePerson(office, organizationId);
    const invited = address();
    await send([{ email: invited }]);
    await office.database.db.insert(organizationSignInRules).values({
      organizationId,
      loginCode: 'NEW_NETWORKS',
      companyNetworks: [],
      sessionHours: 24,
      inviteDomains: ['example.com'],
      adminTwoFactor: false,
    });
    const good = address();
    const rows: Row[] = [
      { email: good },
      { email: '' },
      { email: 'mio@@example.com' },
      { email: `${'a'.repeat(250)}@example.com` },
      { email: 'mio@elsewhere.example' },
      { email: 'guest@elsewhere.example', role: 'GUEST' },
      { role: 'SYSTEM_ADMIN' },
      { role: '', language: 'fr' },
      { name: 'あ\u0007', department: '部'.repeat(256) },
      { email: good.toUpperCase() },
      { email: member.email },
      { email: invited },
    ];
    const refused = await send(rows);
    expect(refused).toMatchObject({ status: 422, errors: 'invitationRowsRefused' });
    const rowProblems = refused.body.data!.rows.map(({ line, state, problems }) => [
      line,
      state,
      ...problems.map(({ field, problem }) => `${field} ${problem}`),
    ]);
    expect(rowProblems).toEqual([
      [3, 'WRONG', 'email REQUIRED'],
      [4, 'WRONG', 'email INVALID'],
      [5, 'WRONG', 'email TOO_LONG'],
      [6, 'WRONG', 'email DOMAIN'],
      [8, 'WRONG', 'role INVALID'],
      [9, 'WRONG', 'role REQUIRED', 'language INVALID'],
      [10, 'WRONG', 'name INVALID', 'department TOO_LONG'],
      [11, 'DUPLICATE'],
      [12, 'MEMBER'],
      [13, 'INVITED'],
    ]);
    expect(refused.body.data!.total).toBe(10);
    expect((await list()).body.metadata.total).toBe(1);
    expect(await office.mailsTo(good)).toEqual([]);
    // The check endpoint returns the same result and changes nothing.
    const checked = await admin.ask<Schemas['InvitationCheck']>(
      'POST',
      '/v1/admin/invitations/check',
      { body: { rows: toRows(rows) } },
    );
    expect(checked.body.rows.map(({ line, state }) => [line, state])).toEqual(
      rowProblems.map(([line, state]) => [line, state]),
    );
    expect(checked.body.capacity).toEqual({ places: 100, members: 2, pending: 1 });
    expect((await list()).body.metadata.total).toBe(1);
  });

  it('creates one invitation with one link under 50 concurrent requests', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send([{ email }])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
    expect(await office.mailsTo(email)).toHaveLength(1);
    expect((await list()).body.metadata.total).toBe(1);
  });

  it('returns the same batch for repeated and concurrent requests of one client', async () => {
    const request = { clientId: randomUUID() };
    const rows = toRows([{}, {}]);
    const answers = await Promise.all([1, 2, 3].map(() => send(rows, request)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await list()).body.metadata.total).toBe(2);
    expect(await audited()).toEqual([
      {
        action: 'INVITATION_SENT',
        targetName: null,
        actorId: admin.userId,
        after: { invited: 2, renewed: 0, roles: { USER: 2 } },
      },
    ]);
  });

  it('requires confirmation above the contract limit', async () => {
    const small = await makeOrganization(office, 'Small', 2);
    organizationId = small.organizationId;
    admin = await makeAdministrator(office, organizationId);
    const rows = toRows([{}, {}]);
    expect(await send(rows)).toMatchObject({
      status: 422,
      errors: 'invitationsOverLimit',
      body: { data: { capacity: { places: 2, members: 1, pending: 0 } } },
    });
    expect((await send(rows, { acceptOverLimit: true })).status).toBe(201);
  });

  it('accepts only as many concurrent requests as there are free places', async () => {
    ({ organizationId } = await makeOrganization(office, 'Small', 6));
    admin = await makeAdministrator(office, organizationId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send([{}])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ errors }) => errors === 'invitationsOverLimit')).toHaveLength(45);
    expect((await list()).body.metadata.total).toBe(5);
  });

  it('accepts 300 rows in one request and sends their mails with low priority', async () => {
    const { body } = await send(
      Array.from({ length: 300 }, () => ({})),
      { acceptOverLimit: true },
    );
    expect(body.invited).toBe(300);
    const batch = await admin.ask<Schemas['InvitationBatch']>(
      'GET',
      `/v1/admin/invitations/batches/${body.id}`,
    );
    expect(batch.body.mails).toMatchObject({ total: 300, sent: 0, waiting: 300 });
    const mails = await office.database.db.select({ bulk: mailOutbox.bulk }).from(mailOutbox);
    expect(mails.filter(({ bulk }) => bulk).length).toBeGreaterThanOrEqual(300);
    const page = await list('?limit=100&page=3');
    expect(page.body.data).toHaveLength(100);
    expect(page.body.metadata).toMatchObject({ total: 300, hasNextPage: false });
  });
});

describe('invitations', () => {
  it('get a new link when resent, and the old link reports the replacement', async () => {
    const email = address();
    await send([{ email }]);
    const [{ id }] = (await list()).body.data as [Schemas['Invitation']];
    office.advanceClock({ minutes: 1 });
    expect((await change('resend', id)).body).toEqual({ done: 1, skipped: 0 });
    const [first, second] = await tokensTo(email);
    expect((await open(first!)).body).toMatchObject({
      errors: 'registrationLinkExpired',
      data: { reason: 'REPLACED' },
    });
    expect((await open(second!)).status).toBe(200);
    expect((await list()).body.metadata.total).toBe(1);
    // A row with `renew` also resends the invitation, with the values of the row.
    const renewed = await send([{ email, renew: true, role: 'GUEST' }]);
    expect(renewed.body).toMatchObject({ invited: 1, renewed: 1 });
    expect((await open(second!)).body).toMatchObject({ data: { reason: 'REPLACED' } });
    expect((await list()).body.data).toMatchObject([{ id, role: 'GUEST' }]);
    expect((await audited()).map(({ action, targetName }) => [action, targetName])).toEqual([
      ['INVITATION_SENT', email],
      ['INVITATION_RESENT', email],
      ['INVITATION_SENT', email],
    ]);
  });

  it('are not resent by concurrent requests, and at most 500 per organisation and hour', async () => {
    const rows = Array.from({ length: 600 }, () => ({ email: address() }));
    await send(rows, { acceptOverLimit: true });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => list(`?limit=100&page=${page}`)),
    );
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
    office.advanceClock({ minutes: 1 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) =>
        change('resend', ...ids.slice(call * 12, (call + 1) * 12)),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => body.done)).toEqual(Array(41).fill(12));
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      errors: 'tooManyRequests',
      body: { data: { retryAfter: 3600 } },
    });
    const one = answers.findIndex(({ status }) => status === 200) * 12;
    expect((await change('resend', ids[one]!)).body).toEqual({ done: 0, skipped: 1 });
  });

  it('become invalid immediately when withdrawn, even during registration', async () => {
    const email = address();
    await send([{ email }]);
    const [token] = await tokensTo(email);
    const registered = await office.call<Schemas['RegisteredUser']>('POST', '/v1/users', {
      body: { token, nameKanji: '佐藤 美緒' },
    });
    const [{ id }] = (await list()).body.data as [Schemas['Invitation']];
    expect((await change('withdraw', id)).body).toEqual({ done: 1, skipped: 0 });
    const refusals = [
      await open(token!),
      await office.call('POST', `/v1/users/${registered.body.userId}/update-password`, {
        body: { token: registered.body.token, password },
      }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 422, body: { data: { reason: 'WITHDRAWN' } } });
    }
    expect((await change('withdraw', id)).body).toEqual({ done: 0, skipped: 1 });
    expect((await change('resend', id)).body).toEqual({ done: 0, skipped: 1 });
    expect((await list('?state=WITHDRAWN')).body.data).toMatchObject([{ id, state: 'WITHDRAWN' }]);
    expect((await send([{ email }])).body).toMatchObject({ invited: 1, renewed: 0 });
  });

  it('are either accepted or withdrawn under concurrent requests', async () => {
    const person = await makePerson(office, null);
    const { token: bearer } = await signIn(office, person);
    await send([{ email: person.email }]);
    const [token] = await tokensTo(person.email);
    const [{ id }] = (await list()).body.data as [Schemas['Invitation']];
    const accept = () =>
      office.call('POST', '/v1/organization-invites/accept', { token: bearer, body: { token } });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => [accept(), change('withdraw', id)]).flat(),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [{ state }] = (await list()).body.data as [Schemas['Invitation']];
    const joined = await office.database.pool.query(
      'SELECT 1 FROM memberships WHERE user_id = $1',
      [person.userId],
    );
    expect([state, joined.rowCount]).toEqual(state === 'ACCEPTED' ? [state, 1] : ['WITHDRAWN', 0]);
  });

  it('are changed by filter with exceptions if the expected number matches', async () => {
    const emails = ['hana1@example.com', 'hana2@example.com', 'hana3@example.com'];
    await send([...emails.map((email) => ({ email })), { email: 'mei@example.com' }]);
    const [kept] = (await list('?keyword=hana')).body.data as [Schemas['Invitation']];
    const filter = { keyword: 'hana', state: ['PENDING'] };
    const changeFound = (what: 'resend' | 'withdraw', expected?: number) =>
      admin.ask<Schemas['InvitationsDone']>('POST', `/v1/admin/invitations/${what}`, {
        body: { filter, except: [kept.id], expected },
      });
    expect(await changeFound('withdraw', 3)).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
    expect(await changeFound('withdraw')).toMatchObject({ status: 400 });
    office.advanceClock({ minutes: 1 });
    expect((await changeFound('resend', 2)).body).toEqual({ done: 2, skipped: 0 });
    expect((await changeFound('withdraw', 2)).body).toEqual({ done: 2, skipped: 0 });
    const left = (await list('?state=PENDING')).body.data.map(({ email }) => email);
    expect(left.toSorted()).toEqual([kept.email, 'mei@example.com'].toSorted());
    for (const body of [{}, { invitationIds: [kept.id], filter, expected: 1 }]) {
      expect(await admin.ask('POST', '/v1/admin/invitations/withdraw', { body })).toMatchObject({
        status: 400,
      });
    }
  });

  it('are found by address, state and role, only in their organisation', async () => {
    await send([{ email: 'hana@example.com', name: '花' }, { role: 'GUEST' }]);
    office.advanceClock({ days: 8 });
    admin = await makeAdministrator(office, organizationId);
    await send([{}]);
    const emails = async (query: string) => (await list(query)).body.data.length;
    expect(await emails('?keyword=HANA')).toBe(1);
    expect(await emails('?state=EXPIRED')).toBe(2);
    expect(await emails('?state=EXPIRED&state=PENDING')).toBe(3);
    expect(await emails('?role=GUEST')).toBe(1);
    const [{ id }] = (await list()).body.data as [Schemas['Invitation']];
    const other = await makeOrganization(office, 'Northwind');
    const stranger = await makeAdministrator(office, other.organizationId);
    for (const what of ['resend', 'withdraw']) {
      const answer = await stranger.ask('POST', `/v1/admin/invitations/${what}`, {
        body: { invitationIds: [id] },
      });
      expect(answer).toMatchObject({ status: 404, errors: 'invitationNotFound' });
    }
    const otherList = await stranger.ask<Schemas['InvitationList']>('GET', '/v1/admin/invitations');
    expect(otherList.body.data).toEqual([]);
  });
});

describe('the Latin name of an invited person', () => {
  it('is listed, found, kept when sent again, and suggested for the registration', async () => {
    const email = address();
    await send([{ email, name: '佐藤 美緒', nameLatin: ' Sato Mio ' }]);
    const [listed] = (await list('?keyword=mio')).body.data;
    expect(listed).toMatchObject({ email, name: '佐藤 美緒', nameLatin: 'Sato Mio' });
    await change('resend', listed!.id);
    const token = (await tokensTo(email)).at(-1)!;
    expect((await open(token)).body).toMatchObject({ name: '佐藤 美緒', nameLatin: 'Sato Mio' });
  });

  it('is optional', async () => {
    await send([{ email: address() }, { email: address(), nameLatin: '' }]);
    const { data } = (await list()).body;
    expect(data.map(({ nameLatin }) => nameLatin)).toEqual([null, null]);
  });

  it.each([
    ['佐藤', 'INVALID'],
    ['x'.repeat(256), 'TOO_LONG'],
  ])('%s is reported as %s', async (nameLatin, problem) => {
    const { body } = await admin.ask<Schemas['InvitationCheck']>(
      'POST',
      '/v1/admin/invitations/check',
      { body: { rows: toRows([{ nameLatin }]) } },
    );
    expect(body.rows).toMatchObject([
      { state: 'WRONG', problems: [{ field: 'nameLatin', problem }] },
    ]);
  });
});
