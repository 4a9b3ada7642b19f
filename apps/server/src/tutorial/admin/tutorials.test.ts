import type { Schemas } from '@office/api';
import { maxTutorialCategories } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { pdf, png, text } from '../../../test/files.ts';
import { makeMember, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import {
  makeCategory,
  makeTutorial,
  publish,
  tutorialRequest,
  uploadTutorialFile,
} from '../../../test/tutorials.ts';
import { deliverNotifications } from '../../notification/notification-delivery.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestAdministrator;
let northwindAdmin: TestAdministrator;
let ren: TestMember;
let categoryId: string;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeAdministrator(office, sakura.organizationId);
  const northwind = await makeOrganization(office, 'Northwind');
  northwindAdmin = await makeAdministrator(office, northwind.organizationId);
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  categoryId = await makeCategory(aoi, 'はじめに', 'First steps');
});
afterAll(() => office.close());

const tutorials = '/v1/admin/tutorials';
const categories = '/v1/admin/tutorial-categories';
type Tutorial = Schemas['AdminTutorial'];

const update = (by: TestAdministrator, { id }: { id: string }, body: object) =>
  by.ask<Tutorial>('PATCH', `${tutorials}/${id}`, { body });
const listed = async (query = '') =>
  (await aoi.ask<Schemas['AdminTutorialList']>('GET', `${tutorials}?${query}`)).body.data;

describe('tutorials', () => {
  it('rejects an update with an outdated version, and logs each change', async () => {
    const tutorial = await makeTutorial(aoi, { categoryId, title: { ja: '歩く', en: 'Walk' } });
    const change = {
      ...tutorialRequest({ categoryId, title: { ja: '歩き方', en: 'Walking' }, minutes: 5 }),
      version: tutorial.version,
    };
    expect((await update(aoi, tutorial, change)).body).toMatchObject({
      title: change.title,
      minutes: 5,
      version: tutorial.version + 1,
    });
    expect((await update(aoi, tutorial, change)).errors).toBe('changedMeanwhile');
    expect((await update(northwindAdmin, tutorial, change)).errors).toBe('notFound');
    const log = '/v1/admin/audit?action=TUTORIAL_CHANGED&limit=1';
    const [entry] = (await aoi.ask<Schemas['AuditEntryList']>('GET', log)).body.data;
    expect(entry).toMatchObject({ target: { kind: 'TUTORIAL', id: tutorial.id, name: '歩き方' } });
  });

  it.each([
    ['text in one language only', { title: { ja: '歩く', en: '' } }, { 'title.en': 'required' }],
    [
      'a title without content',
      { content: { ja: ' \n', en: 'Text' } },
      { 'content.ja': 'required' },
    ],
    [
      '10,001 characters',
      { content: { ja: '本文', en: 'a'.repeat(10_001) } },
      { 'content.en': 'tooLong' },
    ],
    [
      'a file that was not uploaded',
      { fileKeys: ['tutorial_attachment/x/a.pdf'] },
      'fileNotUploaded',
    ],
    [
      'an unknown category',
      { categoryId: '7a7a0001-1111-4d53-8a0e-2f6f6f1d0a01' },
      'tutorialCategoryNotFound',
    ],
  ])('rejects a tutorial with %s', async (_name, part, errors) => {
    const body = { ...tutorialRequest({ categoryId }), ...part };
    expect((await aoi.ask('POST', tutorials, { body })).errors).toEqual(errors);
  });

  it('notifies members only the first time a tutorial is published', async () => {
    const tutorial = await makeTutorial(aoi, { categoryId, title: { ja: '話す', en: 'Talk' } });
    const listNotifications = async () =>
      (
        await office.call<Schemas['NotificationList']>('GET', '/v1/users/notifications', {
          token: ren.token,
          language: 'en',
        })
      ).body.data.filter(({ path }) => path === `/tutorial/${tutorial.id}`);
    const published = await publish(aoi, tutorial, true);
    expect(published.notifiedAt).not.toBeNull();
    await deliverNotifications(office.platform);
    expect(await listNotifications()).toMatchObject([
      { kind: 'ORGANIZATION', excerpt: 'Talk', read: false },
    ]);
    const unpublished = await aoi.ask<Tutorial>('POST', `${tutorials}/${tutorial.id}/unpublish`, {
      body: { version: published.version },
    });
    expect(unpublished.body.publishedAt).toBeNull();
    await publish(aoi, unpublished.body, true);
    await deliverNotifications(office.platform);
    expect(await listNotifications()).toHaveLength(1);
    await office.call('PATCH', `/v1/tutorials/${tutorial.id}/progress`, {
      token: ren.token,
      body: {},
    });
    expect(await listNotifications()).toMatchObject([{ read: true }]);
  });

  it('keeps attachments in order and deletes files that are removed', async () => {
    const upload = (name: string, bytes: Uint8Array) =>
      uploadTutorialFile(office, aoi, name, bytes);
    const [guide, captions, cover] = await Promise.all([
      upload('guide.pdf', pdf(100)),
      upload('walk.ja.vtt', text(100)),
      upload('cover.png', png(100)),
    ]);
    const picture = await upload('in-text.png', png(100));
    const content = { ja: `![図](file:${picture})`, en: 'Text' };
    const files = { fileKeys: [captions, guide], coverKey: cover, content };
    const tutorial = await makeTutorial(aoi, { categoryId, ...files });
    expect(tutorial).toMatchObject({
      kinds: ['CAPTIONS', 'PDF'],
      cover: { key: cover },
      attachments: [{ key: captions }, { key: guide, kind: 'PDF' }],
    });
    // A file cannot belong to two tutorials, and a PDF cannot be a cover.
    const otherRequest = tutorialRequest({ categoryId, fileKeys: [guide] });
    expect((await aoi.ask('POST', tutorials, { body: otherRequest })).errors).toBe(
      'fileNotUploaded',
    );
    const wrong = tutorialRequest({ categoryId, coverKey: await upload('b.pdf', pdf(100)) });
    expect((await aoi.ask('POST', tutorials, { body: wrong })).errors).toBe('fileTypeUnsupported');
    const requestDownloads = () =>
      office.call('POST', '/v1/files/pre-sign-url', {
        token: ren.token,
        body: { fileKeys: [picture, cover] },
      });
    expect((await requestDownloads()).status).toBe(404);
    const { version } = await publish(aoi, tutorial);
    expect((await requestDownloads()).status).toBe(200);
    const withoutCaptions = { ...tutorialRequest({ categoryId, fileKeys: [guide] }), version };
    expect((await update(aoi, tutorial, withoutCaptions)).body).toMatchObject({
      cover: null,
      attachments: [{ key: guide }],
    });
    expect(await office.platform.files.size(captions, null)).toBeNull();
    expect(await office.platform.files.size(guide, null)).not.toBeNull();
  });

  it('searches, filters, sorts and reorders tutorials', async () => {
    const other = await makeCategory(aoi, '予定', 'Schedule');
    const created = [];
    for (const ja of ['一つ目', '二つ目', '三つ目']) {
      created.push(await makeTutorial(aoi, { categoryId: other, title: { ja, en: ja } }));
    }
    const [first, second, third] = created.map(({ id }) => id);
    await publish(aoi, created[1]!);
    const ids = async (query: string) =>
      (await listed(`categoryId=${other}&${query}`)).map(({ id }) => id);
    expect(await ids('')).toEqual([first, second, third]);
    expect(await ids('state=PUBLISHED')).toEqual([second]);
    expect(await ids('keyword=三')).toEqual([third]);
    expect(await ids('sort=STATE')).toEqual([second, first, third]);
    const order = (by: TestAdministrator, tutorialIds: unknown[]) =>
      by.ask('PUT', `${categories}/${other}/order`, { body: { ids: tutorialIds } });
    expect((await order(northwindAdmin, [third, first, second])).status).toBe(404);
    expect((await order(aoi, [third, first])).errors).toBe('changedMeanwhile');
    expect((await order(aoi, [third, first, second])).status).toBe(204);
    expect(await ids('')).toEqual([third, first, second]);
    expect(await ids('sort=POSITION&order=DESC')).toEqual([second, first, third]);
    expect((await aoi.ask('DELETE', `${categories}/${other}`)).errors).toBe(
      'tutorialCategoryNotEmpty',
    );
    const move = (to: string) => aoi.ask('DELETE', `${categories}/${other}?moveTo=${to}`);
    expect((await move(other)).errors).toBe('tutorialCategoryNotFound');
    expect((await move(categoryId)).status).toBe(204);
    const tutorialIds = (await listed(`categoryId=${categoryId}&limit=100`)).map(({ id }) => id);
    expect(tutorialIds.slice(-3)).toEqual([third, first, second]);
  });
});

describe('tutorial categories', () => {
  it('limits their number, reorders them and requires a name', async () => {
    const by = await makeAdministrator(
      office,
      (await makeOrganization(office, 'Umi')).organizationId,
    );
    const body = { name: { ja: '分類', en: 'Category' } };
    const answers = await Promise.all(
      Array.from({ length: maxTutorialCategories + 5 }, () => by.ask('POST', categories, { body })),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(maxTutorialCategories);
    expect(answers.find(({ status }) => status !== 201)?.errors).toBe(
      'tutorialCategoryLimitReached',
    );
    const all = async () =>
      (await by.ask<Schemas['AdminTutorialCategoryList']>('GET', categories)).body.data;
    const ids = (await all()).map(({ id }) => id);
    const last = ids.at(-1)!;
    const order = (categoryIds: string[]) =>
      by.ask('PUT', `${categories}/order`, { body: { ids: categoryIds } });
    const foreign = await makeCategory(aoi, '他社', 'Another organisation');
    expect((await order([...ids.slice(1), foreign])).errors).toBe('changedMeanwhile');
    expect((await order([last, ...ids.slice(0, -1)])).status).toBe(204);
    expect((await all()).map(({ id }) => id)).toEqual([last, ...ids.slice(0, -1)]);
    const rename = (more: object) =>
      by.ask('PATCH', `${categories}/${last}`, { body: { version: 1, ...body, ...more } });
    expect((await rename({ name: { ja: '', en: '' } })).errors).toEqual({
      'name.ja': 'required',
    });
    expect((await rename({})).body).toMatchObject({ version: 2 });
    expect((await rename({})).errors).toBe('changedMeanwhile');
  });
});
