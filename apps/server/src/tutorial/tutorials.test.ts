import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { makeMember, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization } from '../../test/people.ts';
import { makeCategory, makeTutorial, publish, uploadTutorialFile } from '../../test/tutorials.ts';
import { pdf } from '../../test/files.ts';

let office: TestOffice;
let aoi: TestAdministrator;
let ren: TestMember;
let guest: TestMember;
let stranger: TestMember;
let categoryId: string;
beforeAll(async () => {
  office = await startOffice();
  const sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeAdministrator(office, sakura.organizationId);
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  guest = await makeMember(office, sakura, { role: 'GUEST' });
  stranger = await makeMember(office, await makeOrganization(office, 'Northwind'));
  categoryId = await makeCategory(aoi, 'はじめに', 'First steps');
});
afterAll(() => office.close());

const captionsFile = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n床を歩きます\n');

const ask = <T = never>(who: TestMember, method: string, path: string, more: object = {}) =>
  office.call<T>(method, `/v1/tutorials/${path}`, { token: who.token, ...more });
const list = async (who: TestMember, query = '', language = 'ja') =>
  (await ask<Schemas['TutorialList']>(who, 'GET', `user?${query}`, { language })).body.data;
const detail = (who: TestMember, id: string, language = 'ja') =>
  ask<Schemas['TutorialDetail']>(who, 'GET', `user/${id}`, { language });
const save = (who: TestMember, id: string, body: object) =>
  ask<Schemas['TutorialProgress']>(who, 'PATCH', `${id}/progress`, { body });

describe('tutorials', () => {
  it('are visible to members and guests after publication, in the requested language', async () => {
    const tutorial = await makeTutorial(aoi, {
      categoryId,
      title: { ja: '歩く', en: 'Walking' },
      content: { ja: '**床**を\nクリックします。', en: 'Click the *floor*.' },
    });
    expect(await list(ren)).toEqual([]);
    expect((await detail(ren, tutorial.id)).status).toBe(404);
    expect((await save(ren, tutorial.id, {})).status).toBe(404);
    office.sent.length = 0;
    await publish(aoi, tutorial);
    expect(office.sent).toContainEqual({
      kind: 'tutorialsChanged',
      target: { organizationId: aoi.organizationId },
      payload: { tutorialId: tutorial.id },
    });
    for (const who of [ren, guest]) {
      expect(await list(who)).toMatchObject([
        { title: '歩く', excerpt: '床を クリックします。', category: { name: 'はじめに' } },
      ]);
    }
    const { body } = await detail(ren, tutorial.id, 'en');
    expect(body).toMatchObject({ title: 'Walking', content: 'Click the *floor*.', minutes: 1 });
    expect((await detail(stranger, tutorial.id)).errors).toBe('notFound');
    expect(await list(stranger)).toEqual([]);
    await aoi.ask('DELETE', `/v1/admin/tutorials/${tutorial.id}`);
  });

  it('are filtered by keyword, category and progress, and paginated', async () => {
    const other = await makeCategory(aoi, '会議', 'Meetings');
    const titles = ['席に座る', '話しかける', '会議を予定する'];
    const created = [];
    for (const [index, ja] of titles.entries()) {
      const title = { ja, en: `Lesson ${index}` };
      const tutorial = { categoryId: index === 2 ? other : categoryId, title };
      created.push(await makeTutorial(aoi, tutorial));
      await publish(aoi, created[index]!);
    }
    const [seat, talk, meeting] = created.map(({ id }) => id) as [string, string, string];
    const ids = async (query: string) => (await list(ren, query)).map(({ id }) => id);
    expect(await ids('')).toEqual([seat, talk, meeting]);
    expect(await ids('limit=2&page=2')).toEqual([meeting]);
    expect(await ids(`categoryId=${other}`)).toEqual([meeting]);
    expect(await ids('keyword=lesson%201')).toEqual([talk]);
    expect(await ids(`keyword=${encodeURIComponent('ｼかケル')}`)).toEqual([talk]);
    await save(ren, seat, { done: true });
    await save(ren, talk, {});
    expect(await ids('progress=DONE')).toEqual([seat]);
    expect(await ids('progress=STARTED')).toEqual([talk]);
    expect(await ids('progress=NEW')).toEqual([meeting]);
    const { body } = await ask<Schemas['TutorialCategoryList']>(ren, 'GET', 'categories?limit=1');
    expect(body).toMatchObject({
      data: [{ name: 'はじめに', tutorialCount: 2, doneCount: 1 }],
      metadata: { total: 2, nextPage: 2 },
    });
    expect((await detail(ren, talk)).body).toMatchObject({ previous: { id: seat }, next: null });
    for (const id of created) await aoi.ask('DELETE', `/v1/admin/tutorials/${id.id}`);
  });
});

describe('tutorial attachments', () => {
  it('open with a link that is valid for one day in the requesting session only', async () => {
    const key = await uploadTutorialFile(office, aoi, 'ガイド.pdf', pdf(2000));
    const tutorial = await makeTutorial(aoi, { categoryId, fileKeys: [key] });
    const fileId = tutorial.attachments[0]!.id;
    const link = (who: TestMember) =>
      ask<Schemas['TutorialDownLink']>(who, 'POST', `${tutorial.id}/files/${fileId}/down-link`);
    const open = (url: string, headers = {}) => fetch(new URL(url, office.url), { headers });
    expect((await link(ren)).status).toBe(404);
    const preview = await aoi.ask<Schemas['TutorialDownLink']>(
      'POST',
      `/v1/admin/tutorials/${tutorial.id}/files/${fileId}/down-link`,
    );
    expect((await open(preview.body.url)).status).toBe(200);
    const published = await publish(aoi, tutorial);
    const { body } = await link(ren);
    expect(Date.parse(body.expiresAt) - office.platform.now().getTime()).toBeGreaterThan(
      86_400_000,
    );
    const part = await open(body.url, { range: 'bytes=0-7' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7']);
    expect((await link(stranger)).errors).toBe('notFound');
    expect((await open(body.url.replace(/session=[^&]+/, 'session=x'))).status).toBe(403);
    // Unpublishing invalidates all links immediately.
    await aoi.ask('POST', `/v1/admin/tutorials/${tutorial.id}/unpublish`, {
      body: { version: published.version },
    });
    expect((await open(body.url)).status).toBe(403);
    await aoi.ask('DELETE', `/v1/admin/tutorials/${tutorial.id}`);
    expect((await open(preview.body.url)).status).toBe(404);
  });
});

describe('tutorial progress', () => {
  it('never decreases with concurrent tabs, and completes when all files are seen', async () => {
    const keys = [
      await uploadTutorialFile(office, aoi, 'a.pdf', pdf(100)),
      await uploadTutorialFile(office, aoi, 'b.pdf', pdf(100)),
      await uploadTutorialFile(office, aoi, 'a.ja.vtt', captionsFile),
    ];
    const tutorial = await publish(aoi, await makeTutorial(aoi, { categoryId, fileKeys: keys }));
    const [first, second, captions] = tutorial.attachments.map(({ id }) => id);
    const at = (fileId: string | undefined, position: number, length = 100) =>
      save(ren, tutorial.id, { file: { fileId, position, length } });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => at(first, i + 1)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await at(first, 3);
    expect((await detail(ren, tutorial.id)).body).toMatchObject({
      progress: { state: 'STARTED', percent: 25, doneAt: null },
      attachments: [{ position: 50, length: 100 }, { position: 0 }, { kind: 'CAPTIONS' }],
    });
    expect((await at(captions, 1)).errors).toBe('notFound');
    await at(first, 100);
    expect((await at(second, 100)).body).toMatchObject({ state: 'DONE', percent: 100 });
    // A manually reset tutorial stays incomplete, although all files have been seen.
    expect((await save(ren, tutorial.id, { done: false })).body).toMatchObject({
      state: 'STARTED',
    });
    expect((await at(second, 100)).body).toMatchObject({ state: 'STARTED' });
    const { body } = await aoi.ask<Schemas['AdminTutorial']>(
      'GET',
      `/v1/admin/tutorials/${tutorial.id}`,
    );
    expect(body).toMatchObject({ openedCount: 1, doneCount: 0 });
    expect((await save(stranger, tutorial.id, {})).errors).toBe('notFound');
  });
});
