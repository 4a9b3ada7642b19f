import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../../test/administrators.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { eventually } from '../../../test/eventually.ts';
import { roomOf } from '../../../test/meetings.ts';
import { nextMessage } from '../../../test/server.ts';
import { startTranscripts, type TestTranscripts } from '../../../test/transcripts.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { heldTranscripts, legalHolds } from '../../database/schema/legal-holds.ts';
import { meetingTranscripts } from '../../database/schema/meeting-transcripts.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { contracts, organizationRetention } from '../../database/schema/organizations.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import { endAbandonedTranscripts } from './transcript-end.ts';

let test: TestTranscripts;
beforeAll(async () => {
  test = await startTranscripts();
});
afterAll(() => test.close());
afterEach(() => test.hangUpAll());

const list = async (who: Speaker, meetingId: string) =>
  (await test.ask<Schemas['MeetingTranscriptList']>(who, 'GET', `/${meetingId}/transcripts`)).body;
const consent = (who: Speaker, path: string, consented = true) =>
  test.ask(who, 'PUT', `${path}/consent`, { consented });
const isEnded = (voice: Voice) => eventually(() => expect(voice.transcript()).toBeNull());

describe('starting a transcript', () => {
  it('is shown to everyone in the call and listed in the meeting', async () => {
    const page = await test.ren.open();
    const changed = nextMessage(page, 'meetingTranscriptsChanged');
    const { meetingId, transcript, talk } = await test.startTranscript(test.ren);
    expect(await changed).toEqual({ meetingId });
    page.disconnect();
    const [ownVoice, renVoice] = talk as [Voice, Voice];
    await eventually(() =>
      expect(renVoice.transcript()).toMatchObject({
        transcriptId: transcript.id,
        meetingId,
        startedBy: { id: test.aoi.userId, nameKanji: '青木 葵' },
        agreed: [ownVoice.id],
        declined: [],
      }),
    );
    expect(await list(test.ren, meetingId)).toMatchObject({
      data: [{ id: transcript.id, endedAt: null, lineCount: 0, canStop: false, canDelete: false }],
      allowed: true,
    });
  });

  it('requires being in the call, and no other transcript of it', async () => {
    const { id } = await test.makeMeeting();
    const notInCall = { status: 409, errors: 'meetingTranscriptNotInCall' };
    expect(await test.start(test.aoi, id)).toMatchObject(notInCall);
    const other = await test.makeMeeting();
    await test.join(other.id, test.aoi, test.ren);
    expect(await test.start(test.aoi, id)).toMatchObject(notInCall);
    const { body } = await test.start(test.aoi, other.id);
    expect((await test.start(test.aoi, other.id)).body).toEqual(body);
    expect(await test.start(test.ren, other.id)).toMatchObject({
      status: 409,
      errors: 'meetingTranscriptInProgress',
    });
  });

  it('is not available to guests', async () => {
    const { id } = await test.makeMeeting();
    await test.join(id, test.aoi, test.guest);
    expect(await test.start(test.guest, id)).toMatchObject({ status: 403, errors: 'forbidden' });
  });

  it('returns 404 to members outside the meeting and to other organisations', async () => {
    const { meetingId, path } = await test.startTranscript();
    const notFound = { status: 404, errors: 'meetingNotFound' };
    for (const who of [test.mei, test.stranger]) {
      expect(await test.start(who, meetingId)).toMatchObject(notFound);
      expect(await test.ask(who, 'GET', `/${meetingId}/transcripts`)).toMatchObject(notFound);
      expect(await test.ask(who, 'GET', `${path}/lines`)).toMatchObject(notFound);
      expect(await test.ask(who, 'GET', `${path}/file`)).toMatchObject(notFound);
      expect(await test.ask(who, 'POST', `${path}/stop`)).toMatchObject(notFound);
      expect(await test.ask(who, 'DELETE', path)).toMatchObject(notFound);
      const gone = { status: 404, errors: 'meetingTranscriptNotFound' };
      expect(await consent(who, path)).toMatchObject(gone);
      expect(await test.say(who, path, 'こんにちは')).toMatchObject(gone);
    }
  });

  it('is limited to 20 per meeting, also for concurrent calls', async () => {
    const { id } = await test.makeMeeting();
    await test.join(id, test.aoi);
    const { db } = test.server.platform;
    const { organizationId } = test.sakura;
    const endedAt = new Date();
    const earlier = { organizationId, meetingId: id, roomId: id, startedAt: endedAt, endedAt };
    await db.insert(meetingTranscripts).values(Array.from({ length: 19 }, () => earlier));
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.start(test.aoi, id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await test.ask(test.aoi, 'POST', `/${id}/transcripts/${answers[0]!.body.id}/stop`);
    const stopped = await Promise.all(Array.from({ length: 50 }, () => test.start(test.aoi, id)));
    for (const answer of stopped)
      expect(answer).toMatchObject({ status: 422, errors: 'meetingTranscriptLimitReached' });
    expect((await list(test.aoi, id)).data).toHaveLength(20);
  });

  it('is rejected while the organisation forbids it, which also ends a running transcript', async () => {
    const { meetingId, talk } = await test.startTranscript(test.ren);
    const admin = await makeAdministrator(test.server, test.sakura.organizationId);
    const change = (body: object) =>
      admin.ask('PUT', '/v1/admin/organization/meeting-transcripts', { body });
    await eventually(() => expect(talk[1]!.transcript()).not.toBeNull());
    expect((await change({ version: 0, enabled: false })).status).toBe(200);
    await isEnded(talk[1]!);
    expect(await test.start(test.aoi, meetingId)).toMatchObject({
      status: 403,
      errors: 'meetingTranscriptsNotAllowed',
    });
    expect(await list(test.aoi, meetingId)).toMatchObject({ allowed: false, data: [{}] });
    expect((await change({ version: 1, enabled: true })).status).toBe(200);
    expect((await test.start(test.aoi, meetingId)).status).toBe(201);
  });
});

describe('consent', () => {
  it('is shown to the call and can be withdrawn', async () => {
    const { path, talk } = await test.startTranscript(test.ren);
    const [ownVoice, renVoice] = talk as [Voice, Voice];
    expect((await consent(test.ren, path, false)).status).toBe(204);
    await eventually(() => expect(ownVoice.transcript()?.declined).toEqual([renVoice.id]));
    expect((await consent(test.ren, path)).status).toBe(204);
    await eventually(() =>
      expect(ownVoice.transcript()).toMatchObject({
        agreed: [ownVoice.id, renVoice.id],
        declined: [],
      }),
    );
  });

  it('is kept for a participant who rejoins', async () => {
    const { meetingId, path, talk } = await test.startTranscript(test.ren);
    await consent(test.ren, path);
    await talk[1]!.hangUp();
    const [again] = await test.join(meetingId, test.ren);
    await eventually(() => expect(again!.transcript()?.agreed).toContain(again!.id));
  });

  it('requires being in the call of a running transcript', async () => {
    const { path } = await test.startTranscript();
    expect(await consent(test.ren, path)).toMatchObject({
      status: 409,
      errors: 'meetingTranscriptNotInCall',
    });
    await test.ask(test.aoi, 'POST', `${path}/stop`);
    expect(await consent(test.aoi, path)).toMatchObject({ errors: 'meetingTranscriptEnded' });
  });
});

describe('the end of a transcript', () => {
  it('is possible for its starter and the organiser only', async () => {
    const { id } = await test.makeMeeting();
    const [voice] = await test.join(id, test.aoi, test.ren);
    const { body } = await test.start(test.ren, id);
    const stop = (who: Speaker, transcriptId: string) =>
      test.ask(who, 'POST', `/${id}/transcripts/${transcriptId}/stop`);
    expect(await stop(test.guest, body.id)).toMatchObject({ status: 403, errors: 'forbidden' });
    expect(await stop(test.aoi, body.id)).toMatchObject({
      status: 200,
      body: { endedAt: expect.any(String) as unknown, canStop: false },
    });
    await isEnded(voice!);
    const { body: next } = await test.start(test.ren, id);
    expect((await stop(test.ren, next.id)).status).toBe(200);
    expect((await stop(test.ren, next.id)).status).toBe(200);
  });

  it('comes when the last participant leaves the call', async () => {
    const { meetingId, talk } = await test.startTranscript(test.ren);
    await talk[0]!.hangUp();
    expect((await list(test.aoi, meetingId)).data).toMatchObject([{ endedAt: null }]);
    await talk[1]!.hangUp();
    expect((await list(test.aoi, meetingId)).data[0]!.endedAt).not.toBeNull();
  });

  it('comes with the meeting in a meeting room, where the talk continues', async () => {
    const { id } = await test.makeMeeting({ meetingRoomId: roomOf(test.sakura) });
    const [voice] = await test.join(id, test.aoi, test.ren);
    await test.start(test.aoi, id);
    await eventually(() => expect(voice!.transcript()).not.toBeNull());
    const { db, now, realtime } = test.server.platform;
    await db.update(meetings).set({ endTime: now() }).where(eq(meetings.id, id));
    await endAbandonedTranscripts({ db, now, realtime });
    await isEnded(voice!);
    expect(voice!.ended()).toBeNull();
  });

  it('is made up for after the server stopped during the call', async () => {
    const { meetingId } = await test.startTranscript();
    const { db, now, realtime } = test.server.platform;
    await db.delete(voiceParticipants);
    await endAbandonedTranscripts({ db, now, realtime });
    expect((await list(test.aoi, meetingId)).data[0]!.endedAt).not.toBeNull();
  });
});

describe('deleting a transcript', () => {
  it('is possible for its starter and the organiser, ends it and is audited', async () => {
    const { meetingId, transcript, path, talk } = await test.startTranscript(test.ren);
    await test.say(test.aoi, path, '来週の予定');
    expect(await test.ask(test.ren, 'DELETE', path)).toMatchObject({ errors: 'forbidden' });
    expect((await test.ask(test.aoi, 'DELETE', path)).status).toBe(204);
    await isEnded(talk[1]!);
    expect((await list(test.aoi, meetingId)).data).toEqual([]);
    expect(await test.ask(test.aoi, 'GET', `${path}/lines`)).toMatchObject({
      status: 404,
      errors: 'meetingTranscriptNotFound',
    });
    const entries = await test.server.platform.db.select().from(auditEntries);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'MEETING_TRANSCRIPT_DELETED',
        targetId: transcript.meetingId,
        actorId: test.aoi.userId,
      }),
    );
  });

  it('keeps a copy during a legal hold on a speaker', async () => {
    const { organizationId } = test.sakura;
    const { db } = test.server.platform;
    const kept = async () => {
      const held = await test.startTranscript();
      await consent(test.aoi, held.path);
      await test.say(test.aoi, held.path, '見積もりは来週です');
      await test.ask(test.aoi, 'DELETE', held.path);
      return db
        .select()
        .from(heldTranscripts)
        .where(eq(heldTranscripts.transcriptId, held.transcript.id));
    };
    expect(await kept()).toEqual([]);
    const hold = { organizationId, kind: 'MEMBER', userId: test.aoi.userId } as const;
    await db.insert(legalHolds).values({ ...hold, name: '青木 葵', reference: '2026-017' });
    expect(await kept()).toMatchObject([
      {
        speakerIds: [test.aoi.userId],
        lines: [{ speaker: '青木 葵', text: '見積もりは来週です' }],
        reason: 'DELETED',
      },
    ]);
    await db.delete(legalHolds);
  });

  it('happens automatically after the retention of messages', async () => {
    const { meetingId, transcript } = await test.startTranscript();
    const { platform } = test.server;
    const old = new Date(platform.now().getTime() - (63 * 24 - 1) * 3_600_000);
    await platform.db
      .update(meetingTranscripts)
      .set({ startedAt: old })
      .where(eq(meetingTranscripts.id, transcript.id));
    await allowRetention(63);
    await cleanUp(platform);
    expect((await list(test.aoi, meetingId)).data).toHaveLength(1);
    await allowRetention(62);
    await cleanUp(platform);
    expect((await list(test.aoi, meetingId)).data).toEqual([]);
  });

  /** By the contract. The setting stays at a year. */
  async function allowRetention(maxRetentionDays: number): Promise<void> {
    const { db } = test.server.platform;
    const { organizationId } = test.sakura;
    const keep = { organizationId, messageDays: 365, fileDays: 365 };
    await db.insert(organizationRetention).values(keep).onConflictDoNothing();
    await db
      .update(contracts)
      .set({ maxRetentionDays })
      .where(eq(contracts.organizationId, organizationId));
  }
});
