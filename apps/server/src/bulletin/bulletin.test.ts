import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { makeChatMembers, type ChatTestMember } from '../../test/chat.ts';
import { insertCustomEmoji } from '../../test/custom-emoji.ts';
import * as sample from '../../test/files.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  setLatinName,
} from '../../test/people.ts';

type Post = Schemas['BulletinPost'];

let office: TestOffice;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let guest: { token: string };
let stranger: { token: string };
let admin: TestAdministrator;
let board: Schemas['AdminBulletinBoard'];
beforeAll(async () => {
  office = await startOffice();
  const { chatters, organization } = await makeChatMembers(office, ['青木 葵', '高橋 蓮']);
  ({ organizationId } = organization);
  [aoi, ren] = chatters as [ChatTestMember, ChatTestMember];
  const visitor = await makePerson(office, organizationId, { role: 'GUEST' });
  guest = await signInToOrganization(office, visitor, organizationId);
  const other = await makeOrganization(office, 'Elsewhere');
  stranger = await signInToOrganization(
    office,
    await makePerson(office, other.organizationId),
    other.organizationId,
  );
  admin = await makeAdministrator(office, organizationId);
  board = await makeBoard('雑談', 'EVERYONE');
});
afterAll(() => office.close());

async function makeBoard(name: string, posting: Schemas['BulletinPosting']) {
  const { body } = await admin.ask<Schemas['AdminBulletinBoard']>(
    'POST',
    '/v1/admin/bulletin-boards',
    { body: { name, description: '', posting } },
  );
  return body;
}

const call = <T = never>(who: { token: string }, method: string, path: string, body?: object) =>
  office.call<T>(method, `/v1/bulletin-boards${path}`, { token: who.token, ...(body && { body }) });

const write = (who: { token: string }, overrides: object = {}, to = board.id) =>
  call<Post>(who, 'POST', `/${to}/posts`, {
    clientId: randomUUID(),
    title: '休業のお知らせ',
    content: '12月29日から**休業**します。',
    fileKeys: [],
    ...overrides,
  });

const comment = (who: { token: string }, postId: string, content: string) =>
  call<Schemas['BulletinComment']>(who, 'POST', `/posts/${postId}/comments`, {
    clientId: randomUUID(),
    content,
  });

async function upload(who: { token: string }, fileName: string, bytes: Uint8Array) {
  const { body } = await office.call<Schemas['PreSignedUploadList']>(
    'POST',
    '/v1/files/bulletin_attachment/multi-pre-sign',
    { token: who.token, body: { files: [{ fileName, fileSize: bytes.length }] } },
  );
  const { uploadUrl, headers, fileKey } = body.data[0]!;
  const init = { method: 'PUT', headers, body: new Uint8Array(bytes) };
  expect((await fetch(new URL(uploadUrl, office.url), init)).status).toBe(204);
  return fileKey;
}

const mayRead = async (who: { token: string }, fileKey: string) =>
  (
    await office.call('POST', '/v1/files/pre-sign-url', {
      token: who.token,
      body: { fileKeys: [fileKey] },
    })
  ).status === 200;

describe('bulletin posts', () => {
  it('are readable, searchable and counted as unread, and created once on a retry', async () => {
    const clientId = randomUUID();
    const [first, repeated] = [await write(aoi, { clientId }), await write(aoi, { clientId })];
    expect(first.status).toBe(201);
    expect(repeated.body.id).toBe(first.body.id);
    const { id } = first.body;
    const found = await call<Schemas['BulletinPostList']>(ren, 'GET', `/posts?keyword=休業`);
    expect(found.body.data).toMatchObject([
      { id, excerpt: '12月29日から休業します。', read: false, author: { nameKanji: '青木 葵' } },
    ]);
    expect((await call<Schemas['UnreadBulletins']>(ren, 'GET', '/unread')).body.count).toBe(1);
    expect((await call(ren, 'POST', `/posts/${id}/read`)).status).toBe(204);
    expect((await call<Schemas['UnreadBulletins']>(ren, 'GET', '/unread')).body.count).toBe(0);
    expect((await call<Schemas['UnreadBulletins']>(aoi, 'GET', '/unread')).body.count).toBe(0);
    const readers = await call<Schemas['BulletinReaderList']>(aoi, 'GET', `/posts/${id}/readers`);
    expect(readers.body.data).toMatchObject([{ nameKanji: '高橋 蓮' }]);
  });

  it('can be changed and deleted only by their author, with a version check', async () => {
    const { body: post } = await write(aoi);
    const change = { version: 1, title: '編集', content: '本文', fileKeys: [] };
    expect((await call(ren, 'PATCH', `/posts/${post.id}`, change)).status).toBe(403);
    expect((await call(ren, 'DELETE', `/posts/${post.id}`)).status).toBe(403);
    const both = await Promise.all([
      call(aoi, 'PATCH', `/posts/${post.id}`, change),
      call(aoi, 'PATCH', `/posts/${post.id}`, change),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call(aoi, 'DELETE', `/posts/${post.id}`)).status).toBe(204);
    expect(await call(aoi, 'GET', `/posts/${post.id}`)).toMatchObject({
      status: 404,
      errors: 'bulletinPostNotFound',
    });
  });

  it('grant members access to their files and delete them with the post', async () => {
    const otherFile = await upload(aoi, '図.png', sample.png(600));
    const within = await upload(aoi, '予定.pdf', sample.pdf(600));
    const content = `[予定](file:${encodeURI(within)})`;
    const { body: post } = await write(aoi, { content, fileKeys: [otherFile] });
    expect(post.files).toMatchObject([{ fileKey: otherFile, width: 2 }]);
    expect(await mayRead(ren, within)).toBe(true);
    expect(await mayRead(guest, within)).toBe(false);
    expect(await mayRead(stranger, otherFile)).toBe(false);
    expect(await write(ren, { fileKeys: [otherFile] })).toMatchObject({
      errors: 'fileNotUploaded',
    });
    const change = { version: 1, title: post.title, content, fileKeys: [] };
    await call(aoi, 'PATCH', `/posts/${post.id}`, change);
    expect(await office.platform.files.size(otherFile, null)).toBeNull();
    expect(await write(aoi, { content })).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
    await call(aoi, 'DELETE', `/posts/${post.id}`);
    expect(await office.platform.files.size(within, null)).toBeNull();
  });

  it.each(
    [
      [{ title: '' }, 400],
      [{ title: ' ' }, 400],
      [{ title: 'a'.repeat(256) }, 400],
      [{ title: 'a\u202eb' }, 400],
      [{ content: ' \n' }, 400],
      [{ content: 'あ'.repeat(10_001) }, 400],
      [{ content: 'a\u0000' }, 400],
      [{ fileKeys: Array.from({ length: 11 }, (_, at) => `bulletin_attachment/${at}/a.png`) }, 400],
      [{ fileKeys: ['chat_message_attachment/x/a.png'] }, 422],
      [{ content: '[x](file:bulletin_attachment/none/a.png)' }, 422],
      [{ content: 'あ'.repeat(10_000) }, 201],
      [{ content: '<script>alert(1)</script>' }, 201],
      [{ title: 'half an emoji \ud83d' }, 400],
      [{ content: 'half an emoji \ud83d' }, 201],
    ].map(
      ([overrides, status]) => [JSON.stringify(overrides).slice(0, 60), status, overrides] as const,
    ),
  )('creating a post with %s returns %i', async (_, status, overrides) => {
    expect((await write(aoi, overrides as object)).status).toBe(status);
  });

  it('are hidden from other organisations and from guests', async () => {
    const { body: post } = await write(aoi);
    const { body: note } = await comment(aoi, post.id, 'a');
    for (const [method, path, body] of [
      ['GET', `/posts/${post.id}`],
      ['POST', `/posts/${post.id}/read`],
      ['GET', `/posts/${post.id}/readers`],
      ['GET', `/posts/${post.id}/comments`],
      ['POST', `/posts/${post.id}/comments`, { clientId: randomUUID(), content: 'x' }],
      ['PATCH', `/posts/${post.id}/comments/${note.id}`, { content: 'x' }],
      ['DELETE', `/posts/${post.id}/comments/${note.id}`],
      ['POST', `/posts/${post.id}/reactions`, { emoji: '👍' }],
      ['DELETE', `/posts/${post.id}`],
      ['GET', `/posts?boardId=${board.id}`],
    ] as const) {
      expect((await call(stranger, method, path, body)).status, `${method} ${path}`).toBe(404);
      expect((await call(guest, method, path, body)).status, `${method} ${path}`).toBe(403);
    }
    expect((await write(stranger)).status).toBe(404);
    expect((await write(guest)).status).toBe(403);
  });
});

describe('concurrent bulletin requests', () => {
  it('never fail with a server error while their board is deleted', async () => {
    const { id: boardId } = await makeBoard('短い', 'EVERYONE');
    const { body: post } = await write(aoi, {}, boardId);
    const path = `/posts/${post.id}`;
    const acts = [
      () => comment(ren, post.id, 'a'),
      () => call(ren, 'POST', `${path}/read`),
      () => call(ren, 'POST', `${path}/reactions`, { emoji: '👍' }),
      () => write(ren, {}, boardId),
      () => call(aoi, 'PATCH', path, { version: 1, title: 'b', content: 'b', fileKeys: [] }),
    ];
    const address = `/v1/admin/bulletin-boards/${boardId}`;
    const [removed, ...answers] = await Promise.all([
      new Promise((resolve) => setImmediate(resolve)).then(() => admin.ask('DELETE', address)),
      ...Array.from({ length: 50 }, (_, at) => acts[at % acts.length]!()),
    ]);
    expect(removed.status).toBe(204);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([200, 201, 204, 404, 409]).toEqual(expect.arrayContaining([...statuses]));
    expect((await call(ren, 'GET', path)).status).toBe(404);
  });

  it('accept reactions with emoji of the organisation', async () => {
    await insertCustomEmoji(office, organizationId, 'otsukare');
    const { body: post } = await write(aoi);
    const react = (emoji: string) =>
      call<Schemas['BulletinReactions']>(ren, 'POST', `/posts/${post.id}/reactions`, { emoji });
    expect((await react(':otsukare:')).body.reactions).toMatchObject([{ emoji: ':otsukare:' }]);
    expect(await react(':none:')).toMatchObject({ status: 400, errors: { emoji: 'invalid' } });
  });

  it('store all of fifty comments and reactions', async () => {
    const { body: post } = await write(aoi);
    const emoji = ['👍', '🎉', '❤️', '😂', '🙏'];
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2
          ? comment(at % 4 === 1 ? aoi : ren, post.id, `${at}`)
          : call(at % 4 ? aoi : ren, 'POST', `/posts/${post.id}/reactions`, {
              emoji: emoji[at % 5],
            }),
      ),
    );
    const { body } = await call<Post>(ren, 'GET', `/posts/${post.id}`);
    expect(body.commentCount).toBe(25);
    expect(body.reactions).toHaveLength(5);
    expect(body.reactions.flatMap(({ userIds }) => userIds)).toHaveLength(10);
    const taken = `/posts/${post.id}/reactions/${encodeURIComponent('👍')}`;
    const { body: rest } = await call<Schemas['BulletinReactions']>(ren, 'DELETE', taken);
    expect(rest.reactions.flatMap(({ userIds }) => userIds)).toHaveLength(9);
  });
});

describe('bulletin comments', () => {
  it('name their author in the language of the notified member', async () => {
    await setLatinName(office, ren, 'Takahashi Ren');
    const { body: post } = await write(aoi);
    await comment(ren, post.id, '承知しました');
    const titleIn = async (language: string) => {
      const { body } = await office.call<Schemas['NotificationList']>(
        'GET',
        '/v1/users/notifications?limit=100',
        { token: aoi.token, language },
      );
      return body.data.find(({ path }) => path === `/bulletin-board/${post.id}`)?.title;
    };
    expect(await titleIn('en')).toBe('Takahashi Ren commented on “休業のお知らせ”');
    expect(await titleIn('ja')).toBe('高橋 蓮さんが「休業のお知らせ」にコメントしました');
  });

  it('can be changed only by their author, and notify the author of the post', async () => {
    const { body: post } = await write(aoi);
    const { body: created } = await comment(ren, post.id, '<b>承知しました</b>');
    const path = `/posts/${post.id}/comments/${created.id}`;
    expect((await call(aoi, 'PATCH', path, { content: 'x' })).status).toBe(403);
    expect((await call(aoi, 'DELETE', path)).status).toBe(403);
    const changed = await call<typeof created>(ren, 'PATCH', path, { content: '了解です' });
    expect(changed.body).toMatchObject({ content: '了解です' });
    expect(changed.body.editedAt).not.toBeNull();
    // Requests a large page, because notifications of earlier tests may also be delivered.
    const notices = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications?limit=100',
      { token: aoi.token },
    );
    expect(notices.body.data.map((one) => one.path)).toContain(`/bulletin-board/${post.id}`);
    expect((await comment(ren, post.id, 'a'.repeat(1001))).status).toBe(400);
    expect((await call(ren, 'DELETE', path)).status).toBe(204);
  });
});

describe('bulletin administration', () => {
  it('closes boards to posts and comments, and restricts posting to administrators', async () => {
    const own = await makeBoard('総務', 'ADMINISTRATORS');
    expect((await write(aoi, {}, own.id)).status).toBe(403);
    const { body: post } = await write(aoi);
    const path = `/v1/admin/bulletin-boards/${board.id}`;
    const close = (closed: boolean, version: number) =>
      admin.ask<typeof board>('PATCH', path, { body: { version, closed } });
    expect((await close(true, 1)).body.closed).toBe(true);
    expect(await write(aoi)).toMatchObject({ status: 409, errors: 'bulletinBoardClosed' });
    expect(await comment(ren, post.id, 'x')).toMatchObject({ errors: 'bulletinPostClosed' });
    expect(await close(false, 1)).toMatchObject({ status: 409, errors: 'changedMeanwhile' });
    expect((await close(false, 2)).status).toBe(200);
  });

  it('notifies members only the first time a post is pinned, and deletes any post', async () => {
    const { body: post } = await write(aoi, { title: '全員へ' });
    const path = `/v1/admin/bulletin-boards/posts/${post.id}`;
    const pin = (pinned: boolean, version: number) =>
      admin.ask('PATCH', path, { body: { version, pinned } });
    expect(await pin(true, 1)).toMatchObject({ status: 200, body: { pinned: true, version: 2 } });
    await pin(false, 2);
    await pin(true, 3);
    const notices = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications',
      {
        token: ren.token,
      },
    );
    const about = notices.body.data.filter((one) => one.path === `/bulletin-board/${post.id}`);
    expect(about).toHaveLength(1);
    const list = await call<Schemas['BulletinPostList']>(ren, 'GET', '/posts');
    expect(list.body.data[0]).toMatchObject({ id: post.id, pinned: true });
    const found = await admin.ask<Schemas['AdminBulletinPostList']>(
      'GET',
      '/v1/admin/bulletin-boards/posts?state=PINNED&sort=readerCount&order=asc',
    );
    expect(found.body.data.map(({ id }) => id)).toEqual([post.id]);
    expect((await admin.ask('DELETE', path)).status).toBe(204);
    expect((await call(ren, 'GET', `/posts/${post.id}`)).status).toBe(404);
  });

  it('reorders boards, and deletes a board with its posts', async () => {
    const emptyBoard = await makeBoard('一時', 'EVERYONE');
    await write(aoi, {}, emptyBoard.id);
    const list = await admin.ask<Schemas['AdminBulletinBoardList']>(
      'GET',
      '/v1/admin/bulletin-boards',
    );
    const ids = list.body.data.map(({ id }) => id);
    const order = (ids: string[]) =>
      admin.ask('PUT', '/v1/admin/bulletin-boards/order', { body: { ids } });
    expect((await order(ids.toReversed())).status).toBe(204);
    expect((await order(ids.slice(1))).status).toBe(409);
    const boards = await call<Schemas['BulletinBoardList']>(ren, 'GET', '');
    expect(boards.body.data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await admin.ask('DELETE', `/v1/admin/bulletin-boards/${emptyBoard.id}`)).status).toBe(
      204,
    );
    expect((await call(ren, 'GET', `/posts?boardId=${emptyBoard.id}`)).status).toBe(404);
  });
});
