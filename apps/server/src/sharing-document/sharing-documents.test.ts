import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChannel } from '../../test/chat.ts';
import { eventually } from '../../test/eventually.ts';
import { pdf, png } from '../../test/files.ts';
import { roomOf } from '../../test/meetings.ts';
import type { TestOrganization } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { sendFile } from '../../test/uploads.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../test/voice.ts';
import type { Speaker, Voice } from '../../test/voice.ts';
import { syncAllSharing } from './sharing-documents.ts';

type SharedDocument = Schemas['SharedDocument'];
type Request = Schemas['ShareDocumentRequest'];
interface DocumentMessage {
  documentId: string;
  document: SharedDocument | null;
}

let server: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let stranger: Speaker;
beforeAll(async () => {
  server = await startTestServer({ voiceGrace: 0 });
  sakura = await makeVoiceOrganization(server, 'Sakura');
  aoi = await makeSpeaker(server, sakura, { name: '青木 葵' });
  ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
  stranger = await makeSpeaker(server, await makeVoiceOrganization(server, 'Northwind'));
});
afterAll(() => server.close());

const path = '/v1/sharing-documents';
const share = ({ token }: Speaker, body: Request) =>
  server.call<SharedDocument>('POST', path, { token, body });
const change = (
  { token }: Speaker,
  { id }: Pick<SharedDocument, 'id'>,
  body: Schemas['UpdateSharedDocumentRequest'],
) => server.call<SharedDocument>('PATCH', `${path}/${id}`, { token, body });
const end = ({ token }: Speaker, { id }: Pick<SharedDocument, 'id'>) =>
  server.call('DELETE', `${path}/${id}`, { token });
const shown = async ({ token }: Speaker, query = '') =>
  (await server.call<{ data: SharedDocument[] }>('GET', path + query, { token })).body.data;
const linkTo = ({ token }: Speaker, fileKey: string) =>
  server.call<Schemas['PreSignedDownloadList']>('POST', '/v1/files/pre-sign-url', {
    token,
    body: { fileKeys: [fileKey] },
  });

async function upload({ token }: Speaker, fileName: string, bytes: Buffer): Promise<string> {
  const { body, status } = await server.call<Schemas['PreSignedUploadList']>(
    'POST',
    '/v1/files/shared_document/multi-pre-sign',
    { token, body: { files: [{ fileName, fileSize: bytes.length }] } },
  );
  expect(status).toBe(200);
  const { uploadUrl, headers, fileKey } = body.data[0]!;
  const init = { method: 'PUT', headers, body: new Blob([new Uint8Array(bytes)]) };
  expect((await fetch(new URL(uploadUrl, server.url), init)).ok).toBe(true);
  return fileKey;
}

const uploadPdf = (who: Speaker) => upload(who, '企画書.pdf', pdf(60_000));

async function talk(...people: Speaker[]): Promise<{ roomId: string; voices: Voice[] }> {
  const { id: roomId } = await makeOwnRoom(ren, [aoi, mei]);
  const voices: Voice[] = [];
  for (const person of people) voices.push(await person.join(roomId));
  return { roomId, voices };
}

async function sharePdf(who: Speaker, roomId: string, pages = 12): Promise<SharedDocument> {
  const answer = await share(who, { roomId, fileKeys: [await uploadPdf(who)], pages });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function listen(who: Speaker): Promise<{ events: string[]; close(): void }> {
  const events: string[] = [];
  const page = await who.open();
  page.on('sharedDocumentChanged', ({ documentId }: DocumentMessage) => events.push(documentId));
  return { events, close: () => page.disconnect() };
}

const leaveAll = (voices: Voice[]) => Promise.all(voices.map((voice) => voice.hangUp()));

it('shows a document page by page until the leader ends it, then deletes its file', async () => {
  const { roomId, voices } = await talk(ren, aoi);
  const messages: DocumentMessage[] = [];
  const page = await aoi.open();
  page.on('sharedDocumentChanged', (message: DocumentMessage) => messages.push(message));

  const document = await sharePdf(ren, roomId);
  expect(document).toMatchObject({
    roomId,
    kind: 'PDF',
    name: '企画書.pdf',
    pages: 12,
    page: 1,
    leader: { id: ren.userId, nameKanji: '高橋 蓮' },
    meetingRoomId: null,
    version: 1,
  });
  expect(await shown(aoi, `?roomId=${roomId}`)).toMatchObject([{ id: document.id }]);
  const link = await linkTo(aoi, document.fileKeys[0]!);
  const open = () => fetch(new URL(link.body.data[0]!.url, server.url));
  expect((await open()).status).toBe(200);

  const turned = await change(ren, document, { page: 2 });
  expect(turned.body).toMatchObject({ page: 2, version: 2 });
  await eventually(() => expect(messages.at(-1)?.document).toMatchObject({ page: 2, version: 2 }));
  for (const odd of [0, -1, 1.5, 1e308, '2', null, [2]])
    expect((await change(ren, document, { page: odd as number })).status, String(odd)).toBe(400);
  expect(await change(ren, document, { page: 13 })).toMatchObject({
    status: 422,
    errors: 'sharedDocumentPageInvalid',
  });

  expect((await end(ren, document)).status).toBe(204);
  await eventually(() => expect(messages.at(-1)).toMatchObject({ document: null }));
  expect(await shown(aoi)).toEqual([]);
  expect((await open()).status).toBe(404);
  expect(await change(ren, document, { page: 1 })).toMatchObject({
    status: 404,
    errors: 'sharedDocumentNotFound',
  });
  page.disconnect();
  await leaveAll(voices);
});

it('allows one leader, lets others take over, and rejects changes by a former leader', async () => {
  const { roomId, voices } = await talk(ren, aoi);
  const document = await sharePdf(ren, roomId);
  const refused = { status: 403, errors: 'sharedDocumentLedByOther' };
  expect(await change(aoi, document, { page: 2 })).toMatchObject(refused);
  expect(await change(aoi, document, { leaderId: mei.userId })).toMatchObject(refused);
  expect(await end(aoi, document)).toMatchObject(refused);
  const taken = await change(aoi, document, { leaderId: aoi.userId, page: 3 });
  expect(taken.body).toMatchObject({ leader: { id: aoi.userId }, page: 3 });
  expect(await change(ren, document, { page: 2 })).toMatchObject(refused);
  // Mei can enter the room but is not in the call.
  expect(await change(aoi, document, { leaderId: mei.userId })).toMatchObject({
    status: 403,
    errors: 'sharedDocumentNotInRoom',
  });
  expect((await change(aoi, document, { leaderId: ren.userId })).body.leader.id).toBe(ren.userId);
  await leaveAll(voices);
});

it('passes the lead to the longest participant and ends the sharing when the last one leaves', async () => {
  const { roomId, voices } = await talk(ren, aoi, mei);
  const document = await sharePdf(mei, roomId);
  const leader = async () => (await shown(ren, `?roomId=${roomId}`))[0]?.leader.id;
  await voices[2]!.hangUp();
  await eventually(async () => expect(await leader()).toBe(ren.userId));
  await leaveAll(voices.slice(0, 2));
  await eventually(async () => expect(await leader()).toBeUndefined());
  await eventually(async () => expect((await linkTo(mei, document.fileKeys[0]!)).status).toBe(404));
});

it('ends the sharing during clean-up if no process noticed that the room is empty', async () => {
  const { roomId, voices } = await talk(ren);
  const document = await sharePdf(ren, roomId);
  await server.platform.db.execute(`DELETE FROM voice_participants WHERE room_id = '${roomId}'`);
  expect(await shown(ren)).toMatchObject([{ id: document.id }]);
  await syncAllSharing(server.platform);
  expect(await shown(ren)).toEqual([]);
  await leaveAll(voices);
});

it('allows one document per room and replaces it only by id, also for concurrent requests', async () => {
  const { roomId, voices } = await talk(ren, aoi);
  const [first, other] = [await uploadPdf(ren), await uploadPdf(aoi)];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      turn % 2 === 0
        ? share(ren, { roomId, fileKeys: [first], pages: 1 })
        : share(aoi, { roomId, fileKeys: [other], pages: 1 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const rest = answers.filter(({ status }) => status !== 201);
  for (const answer of rest) {
    expect(answer).toMatchObject({ status: 409, errors: 'sharedDocumentThere' });
  }
  const [document] = await shown(aoi, `?roomId=${roomId}`);
  const replaces = document!.id;
  const next = { roomId, fileKeys: [await uploadPdf(aoi)], pages: 4 };
  const replaced = await Promise.all([
    share(aoi, { ...next, replaces }),
    share(aoi, { ...next, replaces }),
  ]);
  expect(replaced.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await shown(ren, `?roomId=${roomId}`)).toMatchObject([
    { pages: 4, leader: { id: aoi.userId } },
  ]);
  // All requests succeed; the last one decides the leader.
  const [now] = await shown(aoi, `?roomId=${roomId}`);
  const takers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => {
      const who = turn % 2 === 0 ? ren : aoi;
      return change(who, now!, { leaderId: who.userId });
    }),
  );
  const versions = takers.map(({ body }) => body.version).toSorted((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: 10 }, (_, turn) => turn + 2));
  const last = takers.find(({ body }) => body.version === 11)!.body;
  expect(await shown(aoi, `?roomId=${roomId}`)).toMatchObject([{ leader: last.leader }]);
  await leaveAll(voices);
});

it('denies access to other organisations and to members outside the room or call', async () => {
  const { roomId, voices } = await talk(ren);
  const document = await sharePdf(ren, roomId);
  const outsider = await makeSpeaker(server, sakura);
  const nowhere = { status: 404, errors: 'sharedDocumentNotFound' };
  for (const other of [stranger, outsider]) {
    expect(await shown(other)).toEqual([]);
    expect(await shown(other, `?roomId=${roomId}`)).toEqual([]);
    expect(await change(other, document, { leaderId: other.userId })).toMatchObject(nowhere);
    expect(await end(other, document)).toMatchObject(nowhere);
    expect((await linkTo(other, document.fileKeys[0]!)).status).toBe(404);
    const fileKeys = [await uploadPdf(other)];
    expect(await share(other, { roomId, fileKeys, pages: 1 })).toMatchObject({
      status: 404,
      errors: 'voiceChatRoomInvalid',
    });
  }
  const fileKeys = [await uploadPdf(mei)];
  const outside = { status: 403, errors: 'sharedDocumentNotInRoom' };
  const replaces = document.id;
  expect(await share(mei, { roomId, fileKeys, pages: 1, replaces })).toMatchObject(outside);
  expect(await change(mei, document, { leaderId: mei.userId })).toMatchObject(outside);
  expect(await end(mei, document)).toMatchObject(outside);
  // The upload of another member cannot be used, even while it is shared.
  const otherDocument = { roomId, fileKeys: document.fileKeys, pages: 1, replaces };
  const voice = await aoi.join(roomId);
  expect(await share(aoi, otherDocument)).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
  await leaveAll([...voices, voice]);
});

it('does not notify other organisations or mix their documents', async () => {
  const { roomId, voices } = await talk(ren);
  const { body: open } = await aoi.call('POST', '/rooms/meeting-area', {
    meetingRoomId: roomOf(sakura),
  });
  const { id: theirRoomId } = await makeOwnRoom(stranger);
  voices.push(await aoi.join(open.id), await stranger.join(theirRoomId));
  const outsider = await makeSpeaker(server, sakura);
  const [outsiderEvents, strangerEvents] = [await listen(outsider), await listen(stranger)];

  const document = await sharePdf(ren, roomId);
  const inMeetingRoom = await sharePdf(aoi, open.id);
  const otherPdf = await sharePdf(stranger, theirRoomId);
  const notInRoom = { status: 403, errors: 'sharedDocumentNotInRoom' };
  for (const each of [document, inMeetingRoom]) {
    const leader = each === document ? ren : aoi;
    expect(await change(leader, each, { leaderId: stranger.userId })).toMatchObject(notInRoom);
    expect((await change(leader, each, { page: 2 })).status).toBe(200);
    expect(await shown(stranger, `?roomId=${each.roomId}`)).toEqual([]);
    expect((await change(stranger, each, { page: 3 })).status).toBe(404);
    const other = { status: 409, errors: 'sharedDocumentThere' };
    const own = { roomId: theirRoomId, fileKeys: otherPdf.fileKeys, pages: 12 };
    expect(await share(stranger, { ...own, replaces: each.id })).toMatchObject(other);
    const taken = { ...own, fileKeys: each.fileKeys, replaces: otherPdf.id };
    expect(await share(stranger, taken)).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
  }
  expect((await change(stranger, otherPdf, { page: 2 })).status).toBe(200);
  expect(await shown(stranger)).toMatchObject([{ id: otherPdf.id, page: 2 }]);
  await eventually(() => expect(strangerEvents.events).toEqual([otherPdf.id, otherPdf.id]));
  await eventually(() =>
    expect(outsiderEvents.events).toEqual([inMeetingRoom.id, inMeetingRoom.id]),
  );
  outsiderEvents.close();
  strangerEvents.close();
  await leaveAll(voices);
});

it('accepts images as pages and chat files readable by the sharer, but no other files', async () => {
  const { roomId, voices } = await talk(ren, aoi);
  const pictures = [
    await upload(ren, '1.png', png(60_000)),
    await upload(ren, '2.png', png(60_001)),
  ];
  const wrong = await share(ren, { roomId, fileKeys: pictures, pages: 5 });
  expect(wrong).toMatchObject({ status: 422, errors: 'sharedDocumentPageInvalid' });
  const mixed = { roomId, fileKeys: [...pictures, await uploadPdf(ren)], pages: 3 };
  expect(await share(ren, mixed)).toMatchObject({ status: 422, errors: 'fileTypeUnsupported' });
  const { body: album } = await share(ren, { roomId, fileKeys: pictures, pages: 2 });
  expect(album).toMatchObject({ kind: 'IMAGE', name: '1.png', fileKeys: pictures, pages: 2 });

  const channel = await makeChannel(server, [mei, ren]);
  const { fileKey } = await sendFile(server, mei, channel.id, '議事録.pdf', pdf(60_000));
  const fromChat = { roomId, fileKeys: [fileKey], pages: 2, replaces: album.id };
  expect(await share(aoi, fromChat)).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
  const { body: minutes } = await share(ren, fromChat);
  expect(minutes).toMatchObject({ kind: 'PDF', name: '議事録.pdf' });
  expect((await linkTo(aoi, fileKey)).status).toBe(200);
  await end(ren, minutes);
  expect((await linkTo(mei, fileKey)).status).toBe(200);
  expect((await linkTo(aoi, fileKey)).status).toBe(404);
  await leaveAll(voices);
});

it('shows a document in a meeting room to the whole floor, except during a private meeting', async () => {
  const meetingRoomId = roomOf(sakura);
  const opened = await ren.call('POST', '/rooms/meeting-area', { meetingRoomId });
  const roomId = opened.body.id;
  const voice = await ren.join(roomId);
  const document = await sharePdf(ren, roomId);
  expect(document).toMatchObject({ meetingRoomId, floorId: sakura.floorId });
  expect(await shown(mei, `?roomId=${roomId}`)).toMatchObject([{ id: document.id }]);

  const messages: DocumentMessage[] = [];
  const page = await mei.open();
  page.on('sharedDocumentChanged', (message: DocumentMessage) => messages.push(message));
  await change(ren, document, { page: 2 });
  await eventually(() => expect(messages).toHaveLength(1));

  const endTime = new Date(server.platform.now().getTime() + 3_600_000).toISOString();
  const body = {
    title: '人事',
    timeZone: 'Asia/Tokyo',
    visibility: 'PRIVATE',
    meetingRoomId,
    participantIds: [aoi.userId],
    endTime,
  };
  const meeting = await server.call('POST', '/v1/meetings', { token: ren.token, body });
  expect(meeting.status).toBe(201);
  expect(await shown(mei, `?roomId=${roomId}`)).toEqual([]);
  expect((await linkTo(mei, document.fileKeys[0]!)).status).toBe(404);
  expect(await shown(aoi, `?roomId=${roomId}`)).toMatchObject([{ id: document.id }]);
  const reader = await aoi.open();
  const peerMessages: DocumentMessage[] = [];
  reader.on('sharedDocumentChanged', (message: DocumentMessage) => peerMessages.push(message));
  await change(ren, document, { page: 3 });
  await eventually(() => expect(peerMessages).toHaveLength(1));
  expect(messages).toHaveLength(1);
  page.disconnect();
  reader.disconnect();
  await leaveAll([voice]);
});
