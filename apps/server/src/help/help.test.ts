import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { helpQuestions } from '../database/schema/help.ts';

type Article = Schemas['AdminHelpArticle'];
type Question = Schemas['HelpQuestion'];
interface Member {
  userId: string;
  token: string;
}

let server: TestServer;
let organizationId: string;
let admin: TestAdministrator;
let aoi: Member;
let guest: Member;
let stranger: Member;
let category: Schemas['AdminHelpCategory'];
beforeAll(async () => {
  server = await startTestServer();
  ({ organizationId } = await makeOrganization(server, 'Sakura'));
  const other = await makeOrganization(server, 'Northwind');
  const member = async (organization: string, role: Schemas['Role'] = 'USER') => {
    const { userId, email } = await makePerson(server, organization, { role });
    return { userId, token: (await signInToOrganization(server, { email }, organization)).token };
  };
  aoi = await member(organizationId);
  guest = await member(organizationId, 'GUEST');
  stranger = await member(other.organizationId);
  admin = await makeAdministrator(server, organizationId);
  const created = await admin.ask<typeof category>('POST', '/v1/admin/help/categories', {
    body: { name: { ja: '備品', en: 'Equipment' } },
  });
  category = created.body;
});
afterAll(() => server.close());

const write = (article: object = {}) =>
  admin.ask<Article>('POST', '/v1/admin/help/articles', {
    body: {
      categoryId: category.id,
      title: { ja: '椅子を直す', en: 'Mending a chair' },
      content: { ja: '**ネジ**を締めます。', en: 'Tighten the *screws*.' },
      published: true,
      ...article,
    },
  });
const ask = <T>(who: Member, method: string, path: string, body?: object, language = 'ja') =>
  server.call<T>(method, `/v1/help${path}`, {
    token: who.token,
    language,
    ...(body && { body }),
  });
const search = async (keyword: string, language = 'ja') => {
  const query = `?keyword=${encodeURIComponent(keyword)}&limit=100`;
  return (
    await ask<Schemas['HelpArticleList']>(aoi, 'GET', `/articles${query}`, undefined, language)
  ).body.data.map(({ title }) => title);
};

describe('help articles', () => {
  it('include the starter articles in both languages and in order', async () => {
    const { body } = await ask<Schemas['HelpCategoryList']>(aoi, 'GET', '/categories');
    expect(body.data[0]).toMatchObject({ name: 'はじめに' });
    expect(body.data.flatMap(({ articles }) => articles).length).toBeGreaterThanOrEqual(20);
    const [first] = body.data[0]!.articles;
    const english = await ask<Schemas['HelpArticle']>(
      aoi,
      'GET',
      `/articles/${first!.id}`,
      undefined,
      'en',
    );
    expect(english.body).toMatchObject({
      categoryName: 'Getting started',
      title: 'What you can do in the virtual office',
      helpful: null,
    });
  });

  it('are found by keywords in both languages and by reading, title matches first', async () => {
    const { body } = await write();
    await write({
      title: { ja: '机を直す', en: 'Mending a desk' },
      content: { ja: '椅子は別の記事にあります。', en: 'Tables, not chairs.' },
    });
    for (const keyword of ['ねじ', 'neji', 'SCREW']) {
      expect(await search(keyword)).toEqual(['椅子を直す']);
      expect(await search(keyword, 'en')).toEqual(['Mending a chair']);
    }
    expect(await search('椅子')).toEqual(['椅子を直す', '机を直す']);
    const shown = await ask<Schemas['HelpArticle']>(aoi, 'GET', `/articles/${body.id}`);
    expect(shown.body.content).toBe('**ネジ**を締めます。');
    const found = await server.call<Schemas['SearchAnswer']>('GET', '/v1/search?q=screws', {
      token: aoi.token,
    });
    expect(found.body.groups).toMatchObject([
      { kind: 'ARTICLE', hits: [{ title: { text: '椅子を直す' } }] },
    ]);
    const listed = await ask<Schemas['HelpArticleList']>(aoi, 'GET', '/articles?keyword=neji');
    expect(listed.body.data[0]!.excerpt).toBe('ネジを締めます。');
  });

  it('written in one language are displayed in both', async () => {
    const { body } = await write({
      title: { ja: '看板', en: ' ' },
      content: { ja: '看板を掛けます。', en: '' },
    });
    expect(await search('看板', 'en')).toEqual(['看板']);
    const shown = await ask<Schemas['HelpArticle']>(
      aoi,
      'GET',
      `/articles/${body.id}`,
      undefined,
      'en',
    );
    expect(shown.body).toMatchObject({ title: '看板', content: '看板を掛けます。' });
    const found = await server.call<Schemas['SearchAnswer']>('GET', '/v1/search?q=看板', {
      token: aoi.token,
      language: 'en',
    });
    expect(found.body.groups).toMatchObject([{ hits: [{ title: { text: '看板' } }] }]);
  });

  it('hide drafts and articles of other organisations', async () => {
    const draft = await write({ published: false, title: { ja: '秘密', en: 'Secret' } });
    expect(await search('秘密')).toEqual([]);
    const { body: shown } = await write();
    for (const [who, id] of [
      [aoi, draft.body.id],
      [stranger, shown.id],
    ] as const) {
      expect(await ask(who, 'GET', `/articles/${id}`)).toMatchObject({
        status: 404,
        errors: 'helpArticleNotFound',
      });
      const vote = await ask(who, 'PUT', `/articles/${id}/vote`, { helpful: true });
      expect(vote.status).toBe(404);
    }
  });

  it('return 200 or 404 to votes and reads during a deletion', async () => {
    const { body } = await write();
    const address = `/v1/admin/help/articles/${body.id}`;
    const [removed, ...answers] = await Promise.all([
      admin.ask('DELETE', address),
      ...Array.from({ length: 50 }, (_, at) =>
        at % 10
          ? ask(aoi, 'PUT', `/articles/${body.id}/vote`, { helpful: true })
          : ask(guest, 'GET', `/articles/${body.id}`),
      ),
    ]);
    expect(removed.status).toBe(204);
    for (const { status } of answers) expect([200, 404]).toContain(status);
  });

  it('count one vote per member, also for fifty concurrent calls', async () => {
    const { body } = await write();
    const path = `/articles/${body.id}/vote`;
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask(aoi, 'PUT', path, { helpful: n % 2 === 0 })),
    );
    await ask(guest, 'PUT', path, { helpful: false });
    await ask(aoi, 'PUT', path, { helpful: true });
    const votes = async () =>
      (await admin.ask<Article>('GET', `/v1/admin/help/articles/${body.id}`)).body;
    expect(await votes()).toMatchObject({ helpful: 1, notHelpful: 1 });
    await ask(aoi, 'PUT', path, { helpful: null });
    expect(await votes()).toMatchObject({ helpful: 0, notHelpful: 1 });
  });
});

describe('help questions', () => {
  const why = () => ({ clientId: randomUUID(), text: 'なぜ？' });

  it('notify administrators, and notify the member of the answer', async () => {
    const { body: article } = await write();
    const question = {
      clientId: randomUUID(),
      text: '椅子は増やせますか。',
      articleId: article.id,
    };
    const [firstQuestion, repeated] = await Promise.all([
      ask<Question>(aoi, 'POST', '/questions', question),
      ask<Question>(aoi, 'POST', '/questions', question),
    ]);
    expect(repeated.body).toEqual(firstQuestion.body);
    expect(firstQuestion).toMatchObject({
      status: 201,
      body: { state: 'OPEN', article: { title: '椅子を直す' } },
    });
    const { id } = firstQuestion.body;
    expect((await ask(stranger, 'GET', `/questions/${id}`)).errors).toBe('helpQuestionNotFound');
    const inbox = await admin.ask<Schemas['AdminHelpQuestionList']>(
      'GET',
      '/v1/admin/help/questions?state=OPEN',
    );
    expect(inbox.body.data[0]).toMatchObject({ id, language: 'ja', askedBy: { id: aoi.userId } });

    const socket = server.connect(aoi.token);
    await socket.ready;
    const notificationReceived = nextMessage(socket, 'notificationUser');
    const changed = nextMessage(socket, 'helpChanged');
    const answer = (version: number, text = 'はい、**二脚**まで。') =>
      admin.ask<Schemas['AdminHelpQuestion']>('POST', `/v1/admin/help/questions/${id}/answer`, {
        body: { version, answer: text },
      });
    expect((await answer(1)).body).toMatchObject({ state: 'ANSWERED', version: 2 });
    expect((await answer(1)).errors).toBe('changedMeanwhile');
    expect(await notificationReceived).toMatchObject({
      notification: { path: `/question-and-answer?question=${id}` },
    });
    expect(await changed).toEqual({ questionId: id });
    const unread = async () =>
      (
        await server.call<Schemas['UnreadNotifications']>('GET', '/v1/users/notifications/unread', {
          token: aoi.token,
        })
      ).body.count;
    const unreadAnswers = async (who: typeof aoi = aoi) =>
      (await ask<Schemas['UnreadHelpAnswers']>(who, 'GET', '/questions/unread')).body.count;
    expect(await unreadAnswers()).toBe(1);
    const before = await unread();
    expect((await ask<Question>(aoi, 'GET', `/questions/${id}`)).body).toMatchObject({
      state: 'ANSWERED',
      answer: 'はい、**二脚**まで。',
    });
    expect(await unread()).toBe(before - 1);
    expect(await unreadAnswers()).toBe(0);
    expect((await answer(2, 'はい、三脚まで。')).body.version).toBe(3);
    expect(await unreadAnswers()).toBe(1);
    expect(await unreadAnswers(stranger)).toBe(0);

    const answerArticle = await write({ questionId: id, title: { ja: '椅子の数', en: 'Chairs' } });
    const kept = await ask<Question>(aoi, 'GET', `/questions/${id}`);
    expect(kept.body.article).toEqual({ id: answerArticle.body.id, title: '椅子の数' });
    const closed = await admin.ask('POST', `/v1/admin/help/questions/${id}/close`, {
      body: { version: 3 },
    });
    expect(closed).toMatchObject({ status: 200, body: { state: 'CLOSED' } });
    expect((await answer(4)).errors).toBe('helpQuestionClosed');
  });

  it('are limited to ten a day in concurrent calls, and rejected for guests', async () => {
    await server.platform.db.delete(helpQuestions).where(eq(helpQuestions.askedBy, aoi.userId));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(aoi, 'POST', '/questions', why())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ errors }) => errors === 'helpQuestionLimitReached')).toHaveLength(40);
    const yesterday = new Date(server.platform.now().getTime() - 25 * 60 * 60_000);
    await server.platform.db.update(helpQuestions).set({ createdAt: yesterday });
    expect((await ask(aoi, 'POST', '/questions', why())).status).toBe(201);
    const refused = await ask(guest, 'POST', '/questions', why());
    expect(refused).toMatchObject({ status: 403, errors: 'forbidden' });
  });
});
