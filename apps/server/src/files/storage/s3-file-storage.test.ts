import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeAdministrator } from '../../../test/administrators.ts';
import { makeChannel, makeChatMembers, post, roomsPath } from '../../../test/chat.ts';
import type { ChatTestMember } from '../../../test/chat.ts';
import * as sample from '../../../test/files.ts';
import { password } from '../../../test/people.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let server: TestServer;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({ config: { s3 } });
  const { chatters, organization } = await makeChatMembers(server, ['青木 葵', '高橋 蓮']);
  organizationId = organization.organizationId;
  [aoi, ren] = chatters as [ChatTestMember, ChatTestMember];
}, 60_000);
afterAll(async () => {
  await server.close();
  await s3.close();
});

async function preSign(fileName: string, fileSize: number) {
  const path = '/v1/files/user/chat_message_attachment/pre-sign';
  const body = { fileName, fileSize, isFile: true };
  return (await server.call<Schemas['PreSignedUpload']>('POST', path, { token: aoi.token, body }))
    .body;
}

const putBytes = ({ uploadUrl, headers }: Schemas['PreSignedUpload'], bytes: Uint8Array) =>
  fetch(uploadUrl, { method: 'PUT', headers, body: new Blob([new Uint8Array(bytes)]) });

async function downloadUrl(who: ChatTestMember, fileKey: string) {
  const { body } = await server.call<Schemas['PreSignedDownloadList']>(
    'POST',
    '/v1/files/pre-sign-url',
    { token: who.token, body: { fileKeys: [fileKey] } },
  );
  return server.url + body.data[0]!.url;
}

const send = (roomId: string, fileKey: string) =>
  post(server, aoi, roomId, { type: 'FILE', content: '', fileKeys: [fileKey] });

it('uploads directly to the bucket and serves members from there', async () => {
  const room = await makeChannel(server, [aoi, ren]);
  const bytes = sample.png(60_000, 320, 200);
  const signed = await preSign('設計 図.png', bytes.length);
  expect(signed.uploadUrl).toContain(`${s3.endpoint}/office/chat_message_attachment/`);
  expect((await send(room.id, signed.fileKey)).errors).toBe('fileNotUploaded');
  expect((await putBytes(signed, bytes)).status).toBe(200);
  const message = await send(room.id, signed.fileKey);
  expect(message.body.attachments).toMatchObject([{ width: 320, height: 200 }]);

  const address = await downloadUrl(ren, signed.fileKey);
  const redirect = await fetch(address, { redirect: 'manual' });
  expect(redirect.status).toBe(302);
  expect(redirect.headers.get('location')).toContain(s3.endpoint);
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('content-disposition')).toContain('inline;');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);

  const path = `${roomsPath}/${room.id}/user/${ren.userId}`;
  await server.call('DELETE', path, { token: aoi.token });
  expect((await fetch(address)).status).toBe(403);
});

it('serves the checked file after another upload to the same URL', async () => {
  const room = await makeChannel(server, [aoi, ren]);
  const bytes = sample.png(60_000);
  const signed = await preSign('a.png', bytes.length);
  await putBytes(signed, bytes);
  const { body } = await send(room.id, signed.fileKey);
  // The upload address is still valid.
  expect((await putBytes(signed, Buffer.alloc(bytes.length, '<html>'))).status).toBe(200);
  const response = await fetch(await downloadUrl(ren, signed.fileKey));
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const path = `${roomsPath}/${room.id}/messages/${body.id}`;
  await server.call('DELETE', path, { token: aoi.token });
  expect(await server.platform.files.size(signed.fileKey, null)).toBeNull();
});

it('rejects bytes that differ from the announced type and removes them from the bucket', async () => {
  const room = await makeChannel(server, [aoi, ren]);
  const html = Buffer.from(`<html><script>alert(1)</script>${' '.repeat(60_000)}`);
  const disguised = await preSign('a.png', html.length);
  expect((await putBytes(disguised, html)).status).toBe(200);
  expect(await send(room.id, disguised.fileKey)).toMatchObject({ errors: 'fileTypeUnsupported' });
  expect(await server.platform.files.size(disguised.fileKey, null)).toBeNull();
  const signed = await preSign('a.png', 60_000);
  const forged = { ...signed, uploadUrl: signed.uploadUrl.replace(/.$/, 'x') };
  expect((await putBytes(forged, sample.png(60_000))).status).toBe(403);
});

it('removes the location from photos', async () => {
  const room = await makeChannel(server, [aoi, ren]);
  const { sent, kept } = sample.photoOf('N35.6895 E139.6917', 60_000);
  const signed = await preSign('a.jpg', sent.length);
  await putBytes(signed, sent);
  const { body } = await send(room.id, signed.fileKey);
  expect(body.attachments[0]).toMatchObject({ fileSize: kept.length });
  const response = await fetch(await downloadUrl(ren, signed.fileKey));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(kept);
});

it('removes the bytes of a deleted message from the bucket', async () => {
  const room = await makeChannel(server, [aoi, ren]);
  const bytes = sample.pdf(60_000);
  const signed = await preSign('a.pdf', bytes.length);
  await putBytes(signed, bytes);
  const { body } = await send(room.id, signed.fileKey);
  const path = `${roomsPath}/${room.id}/messages/${body.id}`;
  await server.call('DELETE', path, { token: aoi.token });
  expect(await server.platform.files.size(signed.fileKey, null)).toBeNull();
});

it('stores a video without re-uploading it after checking its first bytes', async () => {
  const administrator = await makeAdministrator(server, organizationId);
  const upload = async (bytes: Buffer) => {
    const path = '/v1/admin/files/tutorial_attachment/pre-sign';
    const body = { fileName: '案内.mp4', fileSize: bytes.length };
    const signed = (await administrator.ask<Schemas['PreSignedUpload']>('POST', path, { body }))
      .body;
    expect((await putBytes(signed, bytes)).status).toBe(200);
    return administrator.ask<Schemas['PreSignedDownloadList']>(
      'POST',
      '/v1/admin/files/pre-sign-url',
      { body: { fileKeys: [signed.fileKey] } },
    );
  };
  const bytes = sample.mp4(100_000);
  const { body } = await upload(bytes);
  const read = await fetch(server.url + body.data[0]!.url, { headers: { range: 'bytes=5-9' } });
  expect(read.status).toBe(206);
  expect(Buffer.from(await read.arrayBuffer())).toEqual(bytes.subarray(5, 10));
  expect((await upload(sample.png(9000))).status).toBe(404);
});

it('stores archives of personal data, which the requester downloads from the bucket', async () => {
  const path = '/v1/auth/user/personal-data-export';
  const call = (method: string) =>
    server.call<Schemas['PersonalDataExportStatus']>(method, path, {
      token: ren.token,
      ...(method === 'POST' && { body: { currentPassword: password } }),
    });
  expect((await call('POST')).status).toBe(200);
  const { fileKey, size } = await vi.waitFor(
    async () => {
      const { body } = await call('GET');
      expect(body.export).toMatchObject({ state: 'READY' });
      return body.export!;
    },
    { timeout: 20_000, interval: 100 },
  );
  const response = await fetch(await downloadUrl(ren, fileKey!));
  expect(response.url).toContain(`${s3.endpoint}/office/personal_data/`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(size);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});
