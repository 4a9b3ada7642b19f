import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxTranscriptLines } from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { roomOf } from '../../../test/meetings.ts';
import { lineOf, startTranscripts, type TestTranscripts } from '../../../test/transcripts.ts';
import { makeSpeaker, type Speaker } from '../../../test/voice.ts';
import {
  meetingTranscriptLines,
  meetingTranscripts,
} from '../../database/schema/meeting-transcripts.ts';
import { users } from '../../database/schema/users.ts';

let test: TestTranscripts;
beforeAll(async () => {
  test = await startTranscripts();
});
afterAll(() => test.close());
afterEach(() => test.hangUpAll());

const read = async (who: Speaker, path: string, query = '') =>
  (await test.ask<Schemas['MeetingTranscriptLineList']>(who, 'GET', `${path}/lines${query}`)).body;
const consent = (who: Speaker, path: string, consented = true) =>
  test.ask(who, 'PUT', `${path}/consent`, { consented });

describe('adding lines', () => {
  it('stores the speech of participants who consented', async () => {
    const { path } = await test.startTranscript(test.ren);
    const rejected = { status: 403, errors: 'meetingTranscriptConsentRequired' };
    expect(await test.say(test.ren, path, 'まだ')).toMatchObject(rejected);
    await consent(test.ren, path, false);
    expect(await test.say(test.ren, path, 'まだ')).toMatchObject(rejected);
    await consent(test.ren, path);
    expect((await test.say(test.aoi, path, '始めます', '議題は二つです')).status).toBe(204);
    expect((await test.say(test.ren, path, 'お願いします')).status).toBe(204);
    expect((await read(test.ren, path)).data).toMatchObject([
      { position: 1, speaker: { id: test.aoi.userId }, text: '始めます', language: 'ja' },
      { position: 2, speaker: { nameKanji: '青木 葵' }, text: '議題は二つです' },
      { position: 3, speaker: { id: test.ren.userId }, text: 'お願いします' },
    ]);
    await consent(test.ren, path, false);
    expect(await test.say(test.ren, path, 'これは別の話です')).toMatchObject(rejected);
    expect((await read(test.ren, path)).metadata.total).toBe(3);
  });

  it('is possible for a member in the meeting room who does not take part, but cannot read', async () => {
    const { id } = await test.makeMeeting({ meetingRoomId: roomOf(test.sakura) });
    const [voice] = await test.join(id, test.aoi);
    const { body } = await test.start(test.aoi, id);
    const path = `/${id}/transcripts/${body.id}`;
    const meetingRoomId = roomOf(test.sakura);
    const room = await test.mei.call('POST', '/rooms/meeting-area', { meetingRoomId });
    test.voices.push(await test.mei.join(room.body.id));
    await eventually(() => expect(voice!.participants()).toHaveLength(2));
    expect((await consent(test.mei, path)).status).toBe(204);
    expect((await test.say(test.mei, path, '見学です')).status).toBe(204);
    expect(await test.ask(test.mei, 'GET', `${path}/lines`)).toMatchObject({
      status: 404,
      errors: 'meetingNotFound',
    });
  });

  it('is rejected outside the call and after the end', async () => {
    const { path, talk } = await test.startTranscript(test.ren);
    await consent(test.ren, path);
    await talk[1]!.hangUp();
    expect(await test.say(test.ren, path, '外から')).toMatchObject({
      status: 409,
      errors: 'meetingTranscriptNotInCall',
    });
    await test.ask(test.aoi, 'POST', `${path}/stop`);
    expect(await test.say(test.aoi, path, '終わり')).toMatchObject({
      status: 409,
      errors: 'meetingTranscriptEnded',
    });
  });

  it('stores a repeated line once', async () => {
    const { path } = await test.startTranscript();
    const lines = [lineOf('一度だけ')];
    await Promise.all(
      Array.from({ length: 10 }, () => test.ask(test.aoi, 'POST', `${path}/lines`, { lines })),
    );
    await test.ask(test.aoi, 'POST', `${path}/lines`, { lines: [...lines, lineOf('次')] });
    expect((await read(test.aoi, path)).data.map(({ text }) => text)).toEqual(['一度だけ', '次']);
  });

  it.each([
    ['no lines', []],
    ['more than 20 lines', Array.from({ length: 21 }, () => lineOf('あ'))],
    ['a line of more than 500 characters', [lineOf('あ'.repeat(501))]],
    ['a blank line', [lineOf('  ')]],
    ['a line break', [lineOf('一\n二')]],
    ['an unknown language', [{ ...lineOf('あ'), language: 'fr' }]],
  ])('rejects %s', async (_name, lines) => {
    const { path } = await test.startTranscript();
    expect(await test.ask(test.aoi, 'POST', `${path}/lines`, { lines })).toMatchObject({
      status: 400,
    });
  });

  it('ends the transcript with 5,000 lines, also for concurrent calls', async () => {
    const { path, transcript, talk } = await test.startTranscript(test.ren);
    await consent(test.ren, path);
    const { db } = test.server.platform;
    const stored = maxTranscriptLines - 30;
    await db.insert(meetingTranscriptLines).values(
      Array.from({ length: stored }, (_, index) => ({
        transcriptId: transcript.id,
        position: index + 1,
        speakerId: test.aoi.userId,
        clientId: randomUUID(),
        text: `${index}`,
        language: 'ja' as const,
        spokenAt: new Date(),
      })),
    );
    const where = eq(meetingTranscripts.id, transcript.id);
    await db.update(meetingTranscripts).set({ lineCount: stored }).where(where);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        test.say(index % 2 ? test.aoi : test.ren, path, 'ひとつ', 'ふたつ'),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(15);
    expect((await read(test.aoi, path)).metadata.total).toBe(maxTranscriptLines);
    await eventually(() => expect(talk[1]!.transcript()).toBeNull());
  });
});

describe('reading', () => {
  it('searches lines regardless of width, case and kana', async () => {
    const { path } = await test.startTranscript();
    await test.say(
      test.aoi,
      path,
      'さくらの開花',
      '資料を送ります',
      'サクラ計画 ＡＢＣ',
      'abcの話',
    );
    const texts = async (keyword: string) =>
      (await read(test.aoi, path, `?keyword=${encodeURIComponent(keyword)}`)).data.map(
        ({ text }) => text,
      );
    expect(await texts('サクラ')).toEqual(['さくらの開花', 'サクラ計画 ＡＢＣ']);
    expect(await texts('abc')).toEqual(['サクラ計画 ＡＢＣ', 'abcの話']);
    expect(await texts('サクラ abc')).toEqual(['サクラ計画 ＡＢＣ']);
    expect(await texts('梅')).toEqual([]);
  });

  it('returns pages', async () => {
    const { path } = await test.startTranscript();
    await test.say(test.aoi, path, '一', '二', '三');
    expect(await read(test.aoi, path, '?page=2&limit=2')).toMatchObject({
      data: [{ position: 3, text: '三' }],
      metadata: { total: 3, hasNextPage: false },
    });
  });

  it('keeps lines of a deleted account without a name', async () => {
    const leaver = await makeSpeaker(test.server, test.sakura);
    const { id } = await test.makeMeeting({ participantIds: [leaver.userId] });
    await test.join(id, test.aoi, leaver);
    const path = `/${id}/transcripts/${(await test.start(test.aoi, id)).body.id}`;
    await consent(leaver, path);
    await test.say(leaver, path, '失礼します');
    await test.hangUpAll();
    await test.server.platform.db.delete(users).where(eq(users.id, leaver.userId));
    expect((await read(test.aoi, path)).data).toMatchObject([
      { speaker: null, text: '失礼します' },
    ]);
  });

  it('returns a text file in the time zone of the meeting', async () => {
    const { path, transcript } = await test.startTranscript();
    await test.say(test.aoi, path, '来週の予定');
    const { db } = test.server.platform;
    const startedAt = new Date('2026-11-20T01:05:00Z');
    const isTranscript = eq(meetingTranscripts.id, transcript.id);
    await db.update(meetingTranscripts).set({ startedAt }).where(isTranscript);
    const spokenAt = new Date('2026-11-20T01:05:12Z');
    const isLine = eq(meetingTranscriptLines.transcriptId, transcript.id);
    await db.update(meetingTranscriptLines).set({ spokenAt }).where(isLine);
    const url = new URL(`/api/v1/meetings${path}/file`, test.server.url);
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${test.aoi.token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe(
      '定例 2026/11/20 - 10:05\n\n[10:05:12] 青木 葵: 来週の予定\n',
    );
  });
});
