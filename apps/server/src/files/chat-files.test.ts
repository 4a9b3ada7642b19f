import { randomBytes, randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, makeChatMembers, post, roomsPath, sendMessage } from '../../test/chat.ts';
import type { ChatTestMember } from '../../test/chat.ts';
import { chatRooms } from '../database/schema/chat.ts';
import * as sample from '../../test/files.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { signInToOrganization } from '../../test/people.ts';

let office: TestOffice;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
beforeAll(async () => {
  office = await startOffice();
  const { chatters, organization } = await makeChatMembers(office, [
    '青木 葵',
    '高橋 蓮',
    '伊藤 芽依',
  ]);
  organizationId = organization.organizationId;
  [aoi, ren, mei] = chatters as [ChatTestMember, ChatTestMember, ChatTestMember];
});
afterAll(() => office.close());

const attachments = '/v1/files/user/chat_message_attachment/pre-sign';

async function preSign(who: ChatTestMember, fileName: string, fileSize: number) {
  return office.call<Schemas['PreSignedUpload']>('POST', attachments, {
    token: who.token,
    body: { fileName, fileSize, isFile: true },
  });
}

async function putBytes({ uploadUrl, headers }: Schemas['PreSignedUpload'], bytes: Uint8Array) {
  const response = await fetch(new URL(uploadUrl, office.url), {
    method: 'PUT',
    headers,
    body: new Blob([new Uint8Array(bytes)]),
  });
  return { status: response.status, body: await response.text() };
}

async function upload(who: ChatTestMember, fileName: string, bytes: Uint8Array) {
  const { body } = await preSign(who, fileName, bytes.length);
  return { key: body.fileKey, ...(await putBytes(body, bytes)) };
}

async function attach(who: ChatTestMember, roomId: string, fileName: string, bytes: Uint8Array) {
  const { key } = await upload(who, fileName, bytes);
  return sendMessage(office, who, roomId, '', { type: 'FILE', fileKeys: [key] });
}

async function links(who: ChatTestMember, fileKeys: string[]) {
  return office.call<Schemas['PreSignedDownloadList']>('POST', '/v1/files/pre-sign-url', {
    token: who.token,
    body: { fileKeys },
  });
}

const open = (url: string, headers = {}) =>
  fetch(new URL(url, office.url), { headers, redirect: 'manual' });

describe('uploading a chat file', () => {
  it.each([
    ['写真.png', sample.png(60_000), 'image/png'],
    ['photo.JPG', sample.jpeg(60_000), 'image/jpeg'],
    ['猫.gif', sample.gif(60_000), 'image/gif'],
    ['議事録.pdf', sample.pdf(60_000), 'application/pdf'],
    ['メモ.txt', sample.text(60_000), 'text/plain; charset=utf-8'],
    ['売上.csv', sample.text(60_000), 'text/csv; charset=utf-8'],
    ['資料.docx', sample.office('word/document.xml', 60_000), sample.types.docx],
    ['表.xlsx', sample.office('xl/workbook.xml', 60_000), sample.types.xlsx],
    ['発表.pptx', sample.office('ppt/presentation.xml', 60_000), sample.types.pptx],
  ])(
    'attaches %s, shows it to members and serves it for download',
    async (fileName, bytes, type) => {
      const room = await makeChannelOf();
      const message = await attach(aoi, room.id, fileName, bytes);
      const [file] = message.attachments;
      expect(file).toMatchObject({ fileName, fileSize: bytes.length });
      const { body } = await links(ren, [file!.fileKey]);
      const response = await open(body.data[0]!.url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      const kind = type.startsWith('image/') ? 'inline' : 'attachment';
      const name = encodeURIComponent(fileName);
      expect(response.headers.get('content-disposition')).toContain(`${kind};`);
      expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  it('removes invisible characters from file names', async () => {
    const room = await makeChannelOf();
    const name = 'a\u202egnp.\u2066fdp\u200b\ufeff\u3164.png';
    const message = await attach(aoi, room.id, name, sample.png(60_000));
    expect(message.attachments[0]).toMatchObject({ fileName: 'agnp.fdp.png' });
    const { body } = await links(ren, [message.attachments[0]!.fileKey]);
    const { headers } = await open(body.data[0]!.url);
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''agnp.fdp.png");
    expect(await preSign(aoi, '\u202e.png', 60_000)).toMatchObject({
      errors: 'fileTypeUnsupported',
    });
  });

  it('escapes special characters of file names in Content-Disposition', async () => {
    const room = await makeChannelOf();
    const name = `a"; x=\u{1F4CE}\ud83d'()*%2e%0d%0a<b>.png`;
    const message = await attach(aoi, room.id, name, sample.png(60_000));
    const { body } = await links(ren, [message.attachments[0]!.fileKey]);
    const response = await open(body.data[0]!.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="[\w .-]+"; filename\*=UTF-8''[\w.%-]+$/,
    );
  });

  it('removes the location from photos', async () => {
    const room = await makeChannelOf();
    const { sent, kept } = sample.photoOf('N35.6895 E139.6917', 60_000);
    const message = await attach(aoi, room.id, 'photo.jpg', sent);
    const [file] = message.attachments;
    expect(file).toMatchObject({ fileSize: kept.length });
    const response = await open((await links(ren, [file!.fileKey])).body.data[0]!.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(kept);
  });

  it('stores the width and height of images', async () => {
    const room = await makeChannelOf();
    const message = await attach(aoi, room.id, 'a.png', sample.png(60_000, 640, 480));
    expect(message.attachments[0]).toMatchObject({ width: 640, height: 480 });
  });

  it.each([
    ['a.png', 49 * 1024, 'fileSizeInvalid'],
    ['a.png', 5 * 1024 ** 2 + 1, 'fileSizeInvalid'],
    ['a.svg', 60_000, 'fileTypeUnsupported'],
    ['a.html', 60_000, 'fileTypeUnsupported'],
    ['a.exe', 60_000, 'fileTypeUnsupported'],
    ['a.png.exe', 60_000, 'fileTypeUnsupported'],
    ['png', 60_000, 'fileTypeUnsupported'],
    ['a.constructor', 60_000, 'fileTypeUnsupported'],
    ['../../etc/passwd.png', 60_000, { fileName: 'invalid' }],
    ['a\u0000.png', 60_000, { fileName: 'invalid' }],
    ['a\nb.png', 60_000, { fileName: 'invalid' }],
    [`${'あ'.repeat(252)}.png`, 60_000, { fileName: 'tooLong' }],
    ['', 60_000, { fileName: 'required' }],
  ])('rejects %j with %i bytes before the upload starts', async (fileName, size, errors) => {
    expect(await preSign(aoi, fileName, size)).toMatchObject({ errors });
  });

  it.each([
    ['an HTML page', 'a.png', Buffer.from(`<html><script>alert(1)</script>${' '.repeat(60_000)}`)],
    [
      'an SVG',
      'a.png',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(60_000)}`),
    ],
    ['a ZIP', 'a.png', sample.office('word/document.xml', 60_000)],
    ['an executable', 'a.txt', Buffer.concat([Buffer.from('MZ'), randomBytes(60_000)])],
    ['a PDF', 'a.txt', sample.pdf(60_000)],
    ['random bytes', 'a.csv', randomBytes(60_000)],
    ['an image of another type', 'a.png', sample.jpeg(60_000)],
    ['a ZIP without a document', 'a.docx', sample.office('readme.txt', 60_000)],
    ['a spreadsheet', 'a.docx', sample.office('xl/workbook.xml', 60_000)],
    ['a ZIP bomb', 'a.docx', sample.office('word/document.xml', 60_000, 2 ** 31)],
    ['a truncated ZIP', 'a.docx', sample.office('word/document.xml', 90_000).subarray(0, 60_000)],
    ['a decompression bomb image', 'a.png', sample.png(60_000, 60_000, 60_000)],
    [
      'only a file signature',
      'a.png',
      Buffer.concat([sample.png(0).subarray(0, 8), Buffer.alloc(60_000)]),
    ],
  ])('rejects %s named %s', async (_, fileName, bytes) => {
    const { status, body, key } = await upload(aoi, fileName, bytes);
    expect({ status, body }).toMatchObject({ status: 422 });
    expect(body).toContain('fileTypeUnsupported');
    const room = await makeChannelOf();
    const message = { type: 'FILE' as const, content: '', fileKeys: [key] };
    expect(await post(office, aoi, room.id, message)).toMatchObject({ errors: 'fileNotUploaded' });
  });

  it('accepts exactly one PUT of the announced bytes and type', async () => {
    const bytes = sample.png(60_000);
    const { body: signed } = await preSign(aoi, 'a.png', bytes.length);
    expect((await putBytes(signed, Buffer.concat([bytes, Buffer.alloc(1)]))).status).toBe(422);
    expect((await putBytes(signed, bytes.subarray(1))).status).toBe(422);
    const url = new URL(signed.uploadUrl, office.url);
    for (const [name, value] of [
      ['size', '70000'],
      ['key', 'x/y/z'],
      ['type', 'text/html'],
    ]) {
      const changed = new URL(url);
      changed.searchParams.set(name!, value!);
      expect((await putBytes({ ...signed, uploadUrl: changed.href }, bytes)).status).toBe(403);
    }
    expect(
      (await putBytes({ ...signed, headers: { 'content-type': 'text/html' } }, bytes)).status,
    ).toBe(422);
    expect((await putBytes(signed, bytes)).status).toBe(204);
    expect((await putBytes(signed, bytes)).status).toBe(403);
    const upload = (await preSign(aoi, 'a.png', bytes.length)).body;
    office.advanceClock({ minutes: 16 });
    expect((await putBytes(upload, bytes)).status).toBe(403);
    [aoi, ren, mei] = await signInAgain();
  });
});

describe('attaching files to a message', () => {
  it('accepts only finished uploads of the sender, each once', async () => {
    const room = await makeChannelOf();
    const bytes = sample.png(60_000);
    const unfinished = (await preSign(aoi, 'a.png', bytes.length)).body.fileKey;
    const { key } = await upload(aoi, 'a.png', bytes);
    const send = (who: ChatTestMember, fileKeys: string[]) =>
      post(office, who, room.id, { type: 'FILE', content: '', fileKeys });
    expect(await send(aoi, [unfinished])).toMatchObject({ errors: 'fileNotUploaded' });
    expect(await send(ren, [key])).toMatchObject({ errors: 'fileNotUploaded' });
    // One invalid file rejects the whole message, and the valid file stays unattached.
    expect(await send(aoi, [key, unfinished])).toMatchObject({ errors: 'fileNotUploaded' });
    expect((await send(aoi, [key])).status).toBe(201);
    expect(await send(aoi, [key])).toMatchObject({ errors: 'fileNotUploaded' });
  });

  it('limits the number of images per message', async () => {
    const files = Array.from({ length: 11 }, (_, index) => ({
      fileName: `${index}.png`,
      fileSize: 60_000,
    }));
    const path = '/v1/files/chat_message_attachment/multi-pre-sign';
    const ask = (requests: object[]) =>
      office.call<Schemas['PreSignedUploadList']>('POST', path, {
        token: aoi.token,
        body: { files: requests },
      });
    expect(await ask(files)).toMatchObject({ status: 422, errors: 'imageUploadLimit' });
    const ten = await ask(files.slice(1));
    expect(ten.body.data).toHaveLength(10);
    const mixed = [...files.slice(1), { fileName: 'a.svg', fileSize: 60_000 }];
    expect(await ask(mixed)).toMatchObject({ errors: 'fileTypeUnsupported' });
  });
});

describe('chat file download address', () => {
  it('is available to room members only and stops working when a member is removed', async () => {
    const room = await makeChannelOf([aoi, ren]);
    const message = await attach(aoi, room.id, '契約.pdf', sample.pdf(60_000));
    const key = message.attachments[0]!.fileKey;
    expect(await links(mei, [key])).toMatchObject({ status: 404, errors: 'notFound' });
    const url = (await links(ren, [key])).body.data[0]!.url;
    const response = await open(url);
    expect(response.status).toBe(200);
    expect((await open(url, { 'if-none-match': response.headers.get('etag') })).status).toBe(304);
    await office.call('DELETE', `${roomsPath}/${room.id}/user/${ren.userId}`, { token: aoi.token });
    expect((await open(url)).status).toBe(403);
    expect((await open(url, { 'if-none-match': response.headers.get('etag') })).status).toBe(403);
    expect((await links(ren, [key])).status).toBe(404);
  });

  it('is valid only for its session, organisation and expiry time', async () => {
    const room = await makeChannelOf([aoi, ren]);
    const message = await attach(aoi, room.id, 'a.png', sample.png(60_000));
    const address = new URL(
      (await links(aoi, [message.attachments[0]!.fileKey])).body.data[0]!.url,
      office.url,
    );
    for (const [name, value] of [
      ['session', randomUUID()],
      ['organization', randomUUID()],
      ['expires', '9999999999'],
      ['signature', 'x'],
    ]) {
      const changed = new URL(address);
      changed.searchParams.set(name!, value!);
      expect((await open(changed.href)).status).toBe(403);
    }
    const bare = new URL(address);
    bare.searchParams.delete('session');
    expect((await open(bare.href)).status).toBe(403);
    office.advanceClock({ days: 1, minutes: 60 });
    expect((await open(address.href)).status).toBe(403);
    [aoi, ren, mei] = await signInAgain();
  });

  it('returns 404 for a file of a deleted message', async () => {
    const room = await makeChannelOf([aoi, ren]);
    const message = await attach(aoi, room.id, 'a.png', sample.png(60_000));
    const key = message.attachments[0]!.fileKey;
    const url = (await links(ren, [key])).body.data[0]!.url;
    const path = `${roomsPath}/${room.id}/messages/${message.id}`;
    const deleted = await office.call<Schemas['ChatMessage']>('DELETE', path, { token: aoi.token });
    expect(deleted.body.attachments).toEqual([]);
    expect((await open(url)).status).toBe(404);
    expect(await office.platform.files.size(key, null)).toBeNull();
  });
});

async function makeChannelOf(people = [aoi, ren, mei]) {
  await office.platform.db.update(chatRooms).set({ createdBy: null });
  return makeChannel(office, people);
}

async function signInAgain(): Promise<[ChatTestMember, ChatTestMember, ChatTestMember]> {
  const sign = async (one: ChatTestMember) => ({
    ...one,
    token: (await signInToOrganization(office, one, organizationId)).token,
  });
  return [await sign(aoi), await sign(ren), await sign(mei)];
}
