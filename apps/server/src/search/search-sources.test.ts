import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../test/administrators.ts';
import { createMeeting, type TestMember } from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import type { TestOrganization } from '../../test/people.ts';
import { findHits, sendMessage, startSearch, type HitsQuery } from '../../test/search.ts';
import { updatePerson } from '../people/person-store.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';
import { surveys } from '../database/schema/surveys.ts';
import { tutorialCategories, tutorials } from '../database/schema/tutorials.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let guest: TestMember;
let admin: TestMember;
let stranger: TestMember;
let roomId: string;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, guest, admin, stranger, roomId } = await startSearch());
});
afterAll(() => office.close());

const find = (...query: HitsQuery) => findHits(office, ...query);
const titles = async (...query: HitsQuery) => (await find(...query)).map(({ title }) => title.text);
const say = (who: TestMember, ...message: [room: string, content: string, thread?: string]) =>
  sendMessage(office, who, ...message);

describe('people', () => {
  it.each([
    '高橋',
    'たかはし',
    'タカハ',
    'ﾀｶ',
    'taka',
    'ＴＡＫＡ',
    '蓮 高橋',
    '開発部',
    'れんれん',
  ])('are found by %s within the organisation only', async (q) => {
    expect(await titles(aoi, q, 'PERSON')).toEqual(['高橋 蓮']);
  });

  it('link to their page and show the matching text', async () => {
    const [hit] = await find(aoi, 'taka', 'PERSON');
    expect(hit).toMatchObject({
      id: ren.userId,
      title: { text: '高橋 蓮', marks: [] },
      excerpt: { text: 'ﾀｶﾊｼﾚﾝ', marks: [{ start: 0, end: 2 }] },
      context: '開発部',
      path: `/people/${ren.userId}`,
    });
    expect(hit!.picture).toMatch(/^\/api\/v1\/users\/portraits\//);
  });

  it('are found by e-mail address, except by guests', async () => {
    expect(await titles(aoi, ren.email, 'PERSON')).toEqual(['高橋 蓮']);
    expect(await titles(guest, ren.email, 'PERSON')).toEqual([]);
    expect(await titles(guest, 'taka', 'PERSON')).toEqual(['高橋 蓮']);
  });
});

describe('chat', () => {
  it('finds only rooms that the member belongs to', async () => {
    expect(await titles(aoi, 'サクラ', 'CHAT_ROOM')).toEqual(['さくら企画室']);
    expect(await titles(ren, 'サクラ', 'CHAT_ROOM')).toEqual(['さくら秘密室']);
    expect(await titles(guest, 'サクラ', 'CHAT_ROOM')).toEqual([]);
  });

  it('finds messages of these rooms, except deleted ones', async () => {
    const id = await say(aoi, roomId, 'みーてぃんぐの資料です');
    const root = await say(aoi, roomId, '返信はこちらへ');
    const reply = await say(aoi, roomId, 'ミーティングは10時', root);
    const cancelled = await say(aoi, roomId, 'ミーティング中止');
    await office.call('DELETE', `/v1/user/chat-rooms/${roomId}/messages/${cancelled}`, {
      token: aoi.token,
    });
    const hits = await find(aoi, 'ミーティング', 'MESSAGE');
    expect(hits.map(({ id: hitId }) => hitId).toSorted()).toEqual([id, reply].toSorted());
    expect(hits.find((hit) => hit.id === id)).toMatchObject({
      title: { text: '青木 葵' },
      excerpt: { text: 'みーてぃんぐの資料です', marks: [{ start: 0, end: 6 }] },
      context: 'さくら企画室',
      path: `/chat-room/${roomId}?message=${id}`,
    });
    expect(hits.find((hit) => hit.id === reply)!.path).toBe(
      `/chat-room/${roomId}?thread=${root}&message=${reply}`,
    );
    expect(await titles(aoi, 'miitingu', 'MESSAGE')).toHaveLength(2);
    const formatted = await say(aoi, roomId, '- **ずわい**の[蟹](https://a.example/kani)');
    expect(await find(aoi, 'ずわい', 'MESSAGE')).toMatchObject([
      { id: formatted, excerpt: { text: 'ずわいの蟹', marks: [{ start: 0, end: 3 }] } },
    ]);
    expect(await titles(ren, 'ミーティング', 'MESSAGE')).toEqual([]);
    expect(await titles(stranger, 'ミーティング', 'MESSAGE')).toEqual([]);
  });
});

describe('texts', () => {
  it('match romaji by reading only for Japanese readers, names for both', async () => {
    await updatePerson(office.platform.db, guest.userId, { nickname: 'めい' });
    const mail = await say(aoi, roomId, 'メーリングリストの件');
    const idsOf = async (language: string) =>
      (await find(aoi, 'meringu', 'MESSAGE', language)).map(({ id }) => id);
    expect(await idsOf('ja')).toEqual([mail]);
    expect(await idsOf('en')).toEqual([]);
    const written = await say(aoi, roomId, 'Mei メール');
    expect(await find(aoi, 'mei', 'MESSAGE', 'en')).toMatchObject([
      { id: written, excerpt: { text: 'Mei メール', marks: [{ start: 0, end: 3 }] } },
    ]);
    for (const language of ['ja', 'en']) {
      expect(await titles(aoi, 'mei', 'PERSON', language)).toEqual(['客人 一郎']);
    }
  });
});

describe('meetings', () => {
  beforeAll(async () => {
    const at = (day: number) => ({
      startTime: `2026-11-${day}T01:00:00.000Z`,
      endTime: `2026-11-${day}T02:00:00.000Z`,
    });
    await createMeeting(office, ren, {
      title: '予算の打合せ',
      description: '来期の見積もり',
      ...at(23),
    });
    await createMeeting(office, ren, { title: '予算の内密な話', visibility: 'PRIVATE', ...at(24) });
    await createMeeting(office, ren, {
      title: '予算を客人と',
      visibility: 'PRIVATE',
      participantIds: [guest.userId],
      ...at(25),
    });
    await createMeeting(office, ren, {
      title: '予算週次',
      recurrence: 'FREQ=WEEKLY;COUNT=5',
      ...at(26),
    });
    const { body } = await createMeeting(office, ren, { title: '予算の取消', ...at(27) });
    await office.call('DELETE', `/v1/meetings/${body.id}`, { token: ren.token });
    await createMeeting(office, stranger, { title: '予算 他社', ...at(23) });
  });

  it('are found by members who can see the title, and once per series', async () => {
    expect(await titles(ren, '予算', 'MEETING')).toEqual([
      '予算の打合せ',
      '予算の内密な話',
      '予算を客人と',
      '予算週次',
    ]);
    expect(await titles(aoi, '予算', 'MEETING')).toEqual(['予算の打合せ', '予算週次']);
    expect(await titles(admin, '予算', 'MEETING')).toEqual(['予算の打合せ', '予算週次']);
    expect(await titles(guest, '予算', 'MEETING')).toEqual(['予算を客人と']);
  });

  it('are found by description only by participants', async () => {
    expect(await titles(ren, '見積', 'MEETING')).toEqual(['予算の打合せ']);
    expect(await titles(aoi, '見積', 'MEETING')).toEqual([]);
    const [result] = await find(aoi, '打合せ', 'MEETING');
    expect(result!.excerpt).toBeNull();
  });
});

describe('floors and rooms', () => {
  it('are found by their names in both languages', async () => {
    expect(await titles(aoi, 'けやき', 'MEETING_ROOM')).toEqual(['会議室 けやき']);
    expect(await titles(aoi, 'keyaki', 'MEETING_ROOM', 'en')).toEqual(['Meeting room Keyaki']);
    expect(await titles(stranger, '1F', 'FLOOR')).toEqual(['1階']);
  });

  it.each([
    '会議',
    'かいぎしつ',
    'カイギ',
    'ｶｲｷﾞ',
    'kaigishitsu',
    'kaigisitu keyaki',
    'かいぎしつ けやき',
  ])('are found by the reading %s', async (keyword) => {
    const [room] = await find(aoi, keyword, 'MEETING_ROOM');
    expect(room).toMatchObject({ title: { text: '会議室 けやき' } });
  });

  it('include floors and administered rooms, found by reading', async () => {
    expect(await titles(aoi, 'ikkai', 'FLOOR')).toEqual(['1階']);
    const body = { name: '全社会議', nameKatakana: 'ｾﾞﾝｼｬｶｲｷﾞ', emails: [] };
    const keeper = await makeAdministrator(office, sakura.organizationId);
    expect((await keeper.ask('POST', '/v1/admin/rooms/voice-rooms', { body })).status).toBe(201);
    const [room] = await find(aoi, 'zensha', 'VOICE_ROOM');
    expect(room).toMatchObject({ title: { text: '全社会議' }, excerpt: { text: 'ｾﾞﾝｼｬｶｲｷﾞ' } });
  });

  it('include voice rooms that the member can enter', async () => {
    const make = (who: TestMember, kind: string, name: string) =>
      office.call('POST', '/v1/voice-chat/rooms', { token: who.token, body: { kind, name } });
    await make(ren, 'OWN', '談話 蓮');
    await make(admin, 'ADMIN', '談話 全員');
    expect(await titles(ren, '談話', 'VOICE_ROOM')).toEqual(['談話 蓮', '談話 全員']);
    expect(await titles(aoi, '談話', 'VOICE_ROOM')).toEqual(['談話 全員']);
    expect(await titles(guest, '談話', 'VOICE_ROOM')).toEqual([]);
  });
});

describe('notifications', () => {
  it('are found by recipients in both languages, except drafts and withdrawn ones', async () => {
    const { db, now } = office.platform;
    const give = async (title: string, to: TestMember, withdrawnAt: Date | null = null) => {
      const [row] = await db
        .insert(notifications)
        .values({
          organizationId: sakura.organizationId,
          kind: 'ORGANIZATION',
          format: 'MARKDOWN',
          title: { ja: title, en: `${title} notice` },
          content: { ja: '**停電**のため', en: 'A **power** cut' },
          publishAt: now(),
          publishedAt: now(),
          withdrawnAt,
        })
        .returning({ id: notifications.id });
      await db.insert(notificationReceipts).values({
        notificationId: row!.id,
        organizationId: sakura.organizationId,
        userId: to.userId,
        receivedAt: now(),
      });
      return row!.id;
    };
    const id = await give('停電のご案内', aoi);
    await give('停電 取消', aoi, now());
    await give('停電 蓮へ', ren);
    await db.insert(notifications).values({
      organizationId: sakura.organizationId,
      kind: 'ORGANIZATION',
      title: { ja: '停電 下書き', en: 'Draft' },
      content: { ja: '', en: '' },
    });
    const [hit, ...others] = await find(aoi, '停電', 'NOTIFICATION');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      id,
      title: { text: '停電のご案内', marks: [{ start: 0, end: 2 }] },
      excerpt: { text: '停電のため' },
      path: `/notifications?id=${id}`,
    });
    expect(await titles(aoi, 'POWER', 'NOTIFICATION', 'en')).toEqual(['停電のご案内 notice']);
    expect(await titles(stranger, '停電', 'NOTIFICATION')).toEqual([]);
  });
});

describe('surveys', () => {
  it('are found by their audience while open or closed, except drafts and upcoming ones', async () => {
    const { db, now } = office.platform;
    const at = (hours: number) => new Date(now().getTime() + hours * 60 * 60_000);
    const give = async (title: string, more: Partial<typeof surveys.$inferInsert> = {}) => {
      const [row] = await db
        .insert(surveys)
        .values({
          organizationId: sakura.organizationId,
          title,
          description: '来月の**席替え**について',
          audience: { kind: 'ORGANIZATION' },
          anonymous: false,
          changeable: true,
          results: 'NOBODY',
          opensAt: at(-2),
          publishedAt: at(-2),
          ...more,
        })
        .returning({ id: surveys.id });
      return row!.id;
    };
    const id = await give('席替えの希望');
    await give('席替え 終了', { opensAt: at(-5), closedAt: at(-3) });
    await give('席替え 蓮だけ', {
      opensAt: at(-4),
      audience: { kind: 'PEOPLE', userIds: [ren.userId] },
    });
    await give('席替え 下書き', { publishedAt: null });
    await give('席替え 予定', { opensAt: at(2) });
    expect(await titles(aoi, '席替え', 'SURVEY')).toEqual(['席替えの希望', '席替え 終了']);
    expect(await titles(ren, '席替え', 'SURVEY')).toContain('席替え 蓮だけ');
    expect(await titles(guest, '席替え', 'SURVEY')).toEqual([]);
    expect(await titles(stranger, '席替え', 'SURVEY')).toEqual([]);
    const [hit] = await find(aoi, '来月の', 'SURVEY');
    expect(hit).toMatchObject({
      id,
      excerpt: { text: '来月の席替えについて' },
      path: `/survey-form/${id}`,
    });
  });
});

describe('tutorials', () => {
  it('are found in both languages after publication', async () => {
    const { db, now } = office.platform;
    const { organizationId } = sakura;
    const [category] = await db
      .insert(tutorialCategories)
      .values({ organizationId, name: { ja: '会議', en: 'Meetings' }, position: 1 })
      .returning({ id: tutorialCategories.id });
    const make = (ja: string, publishedAt: Date | null) => ({
      organizationId,
      categoryId: category!.id,
      title: { ja, en: 'Sharing a whiteboard' },
      content: { ja: '**付箋**を貼ります。', en: '# How to\nPut *notes* on it.' },
      position: 1,
      publishedAt,
    });
    const [published] = await db
      .insert(tutorials)
      .values([make('白板を共有する', now()), make('白板 下書き', null)])
      .returning({ id: tutorials.id });
    const [hit, ...others] = await find(aoi, '白板', 'TUTORIAL');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      id: published!.id,
      title: { text: '白板を共有する', marks: [{ start: 0, end: 2 }] },
      context: '会議',
      path: `/tutorial/${published!.id}`,
    });
    expect(await titles(aoi, '付箋', 'TUTORIAL', 'en')).toEqual(['Sharing a whiteboard']);
    const excerpt = async (q: string, language: 'ja' | 'en') =>
      (await find(aoi, q, 'TUTORIAL', language))[0]?.excerpt?.text;
    expect(await excerpt('whiteboard', 'en')).toBe('How to · Put notes on it.');
    expect(await excerpt('白板', 'ja')).toBe('付箋を貼ります。');
    expect(await excerpt('付箋', 'en')).toBe('付箋を貼ります。');
    expect(await titles(stranger, '白板', 'TUTORIAL')).toEqual([]);
  });
});
