import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { articleAreas } from '../../test/contract-operations.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization } from '../../test/people.ts';
import { auditEntries } from '../database/schema/audit.ts';

type Category = Schemas['AdminHelpCategory'];
type Article = Schemas['AdminHelpArticle'];

let office: TestOffice;
let admin: TestAdministrator;
let elsewhere: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
  const { organizationId } = await makeOrganization(office, 'Sakura');
  admin = await makeAdministrator(office, organizationId);
  const other = await makeOrganization(office, 'Northwind');
  elsewhere = await makeAdministrator(office, other.organizationId);
});
afterAll(() => office.close());

const text = (word: string) => ({ ja: `${word}です`, en: `It is ${word}` });

describe.each(articleAreas)('%s', (area) => {
  const path = `/v1/admin/${area}`;
  const categories = async () =>
    (await admin.ask<Schemas['AdminHelpCategoryList']>('GET', `${path}/categories`)).body.data;
  const addCategory = async (word: string, who = admin) =>
    (await who.ask<Category>('POST', `${path}/categories`, { body: { name: text(word) } })).body;
  const write = (categoryId: string, more: object = {}) =>
    admin.ask<Article>('POST', `${path}/articles`, {
      body: { categoryId, title: text('題'), content: text('本文'), published: true, ...more },
    });

  describe('articles', () => {
    it.each([
      [
        'one language of the content only',
        { content: { ja: '本文' } },
        { 'content.en': 'required' },
      ],
      ['content without a title', { title: { ja: '', en: 'a' } }, { 'title.ja': 'required' }],
      [
        'no text',
        { title: { ja: '', en: '' }, content: { ja: ' ', en: '' } },
        { 'title.ja': 'required', 'content.ja': 'required' },
      ],
      [
        'content of 10,001 characters',
        { content: { ja: 'あ', en: 'a'.repeat(10_001) } },
        { 'content.en': 'tooLong' },
      ],
      [
        'title of 256 characters',
        { title: { ja: 'あ'.repeat(256), en: 'a' } },
        { 'title.ja': 'tooLong' },
      ],
    ])('are rejected with the invalid field: %s', async (_name, wrong, errors) => {
      const { id } = await addCategory('一');
      expect(await write(id, wrong)).toMatchObject({ status: 400, errors });
    });

    it('are created, moved, changed once per version, deleted and audited', async () => {
      const [from, to] = [await addCategory('一'), await addCategory('二')];
      const { body } = await write(from.id, { content: { ja: 'あ'.repeat(10_000), en: 'a' } });
      expect(body).toMatchObject({ version: 1, published: true });
      const change = (version: number, word: string) =>
        admin.ask<Article>('PATCH', `${path}/articles/${body.id}`, {
          body: {
            version,
            categoryId: to.id,
            title: text(word),
            content: text('新'),
            published: false,
          },
        });
      const both = await Promise.all([change(1, '甲'), change(1, '乙')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await categories()).filter(({ id }) => [from.id, to.id].includes(id))).toMatchObject([
        { articleCount: 0, publishedCount: 0 },
        { articleCount: 1, publishedCount: 0 },
      ]);
      const remove = (who: TestAdministrator, thing: string) =>
        who.ask('DELETE', `${path}/${thing}`).then(({ status, errors }) => errors ?? status);
      expect(await remove(elsewhere, `articles/${body.id}`)).toMatch(/[nN]otFound$/);
      expect(await remove(admin, `categories/${to.id}`)).toBe('contentCategoryNotEmpty');
      expect(await remove(admin, `articles/${body.id}`)).toBe(204);
      expect(await remove(admin, `categories/${to.id}`)).toBe(204);
      const log = await office.database.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.targetId, body.id))
        .orderBy(auditEntries.id);
      expect(log.map(({ action }) => action)).toEqual([
        expect.stringMatching(/_ARTICLE_CREATED$/),
        expect.stringMatching(/_ARTICLE_CHANGED$/),
        expect.stringMatching(/_ARTICLE_DELETED$/),
      ]);
    });

    it('cannot be added to a category of another organisation', async () => {
      const other = await addCategory('他', elsewhere);
      expect(await write(other.id)).toMatchObject({
        status: 404,
        errors: expect.stringMatching(/[nN]otFound$/),
      });
    });
  });

  describe('order', () => {
    it('is stored for articles and categories, and rejected for an outdated list', async () => {
      const category = await addCategory('順');
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) ids.push((await write(category.id)).body.id);
      const order = (ids: readonly string[]) =>
        admin.ask('PUT', `${path}/categories/${category.id}/articles/order`, {
          body: { ids },
        });
      const turned = ids.toReversed();
      expect((await order(turned)).status).toBe(204);
      const listed = await admin.ask<Schemas['AdminHelpArticleList']>(
        'GET',
        `${path}/articles?categoryId=${category.id}`,
      );
      expect(listed.body.data.map(({ id }) => id)).toEqual(turned);
      expect((await order(turned.slice(1))).errors).toBe('changedMeanwhile');

      const all = (await categories()).map(({ id }) => id);
      const putOrder = (ids: readonly string[]) =>
        admin.ask('PUT', `${path}/categories/order`, { body: { ids } });
      expect((await putOrder(all.toReversed())).status).toBe(204);
      expect((await categories()).map(({ id }) => id)).toEqual(all.toReversed());
      expect((await putOrder(all.slice(1))).errors).toBe('changedMeanwhile');
    });
  });

  it('renames a category in one or both languages, once per version', async () => {
    const { id } = await addCategory('旧');
    const rename = (name: object) =>
      admin.ask('PATCH', `${path}/categories/${id}`, { body: { version: 1, name } });
    expect((await rename({ ja: ' ', en: '' })).errors).toEqual({ 'name.ja': 'required' });
    const both = await Promise.all([rename(text('甲')), rename(text('乙'))]);
    expect(both.map(({ errors, status }) => errors ?? status)).toEqual(
      expect.arrayContaining([200, 'changedMeanwhile']),
    );
  });

  it('enforces the limit of categories under 50 concurrent requests', async () => {
    const count = (await categories()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        admin.ask('POST', `${path}/categories`, { body: { name: text('多') } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50 - count);
    expect(answers.filter(({ errors }) => errors === 'contentLimitReached')).toHaveLength(count);
  });
});
