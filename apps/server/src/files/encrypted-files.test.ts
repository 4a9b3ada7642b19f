import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, readlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Schemas } from '@office/api';
import { AwsClient } from 'aws4fetch';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeAdministrator } from '../../test/administrators.ts';
import { eventually } from '../../test/eventually.ts';
import {
  makeChannel,
  makeChatMember,
  makeChatMembers,
  roomsPath,
  type ChatTestMember,
} from '../../test/chat.ts';
import * as sample from '../../test/files.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { password, type TestOrganization } from '../../test/people.ts';
import { sendFile, uploadFile } from '../../test/uploads.ts';
import { checkKeys } from '../keys/check-keys.ts';
import { DiskFileStorage } from './storage/disk-file-storage.ts';
import { createFileStorage } from './storage/create-file-storage.ts';
import { encryptFiles } from './encrypt-files.ts';
import { generateDataKey } from './encryption/data-key.ts';
import { findFile } from './file-record-store.ts';

/** Repeats, so that a copy of the plain bytes is found. */
const marker = 'plain content of a document. ';

const document = (size: number) =>
  Buffer.from(marker.repeat(Math.ceil(size / marker.length))).subarray(0, size);

async function download(
  server: TestServer,
  { token }: ChatTestMember,
  key: string,
  range?: string,
) {
  const { body } = await server.call<Schemas['PreSignedDownloadList']>(
    'POST',
    '/v1/files/pre-sign-url',
    { token, body: { fileKeys: [key] } },
  );
  const headers = range ? { range } : {};
  return fetch(server.url + body.data[0]!.url, { headers, redirect: 'manual' });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function openChannel(server: TestServer) {
  const { chatters, organization } = await makeChatMembers(server, ['青木 葵', '高橋 蓮']);
  const [aoi, ren] = chatters as [ChatTestMember, ChatTestMember];
  const room = await makeChannel(server, [aoi, ren]);
  return { aoi, ren, room, organization };
}

describe('encrypted files on disk', () => {
  let server: TestServer;
  let aoi: ChatTestMember;
  let ren: ChatTestMember;
  let room: Schemas['ChatRoomSummary'];
  let organizationId: string;
  beforeAll(async () => {
    server = await startTestServer({ config: { encryptFiles: true } });
    ({
      aoi,
      ren,
      room,
      organization: { organizationId },
    } = await openChannel(server));
  });
  afterAll(() => server.close());

  const folder = () => path.join(server.config.dataDir, 'files', 'chat_message_attachment');
  const pathOf = (key: string) => path.join(folder(), `${key.split('/')[1]}-encrypted`);

  it('are served to members, whole and in parts', async () => {
    const content = document(200_000);
    const { fileKey } = await sendFile(server, aoi, room.id, 'a.txt', content);
    expect((await readFile(pathOf(fileKey))).includes(marker)).toBe(false);
    expect((await bytesOf(await download(server, ren, fileKey))).equals(content)).toBe(true);
    const part = await download(server, ren, fileKey, 'bytes=65000-140000');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 65000-140000/200000');
    expect((await bytesOf(part)).equals(content.subarray(65_000, 140_001))).toBe(true);
    const end = await download(server, ren, fileKey, 'bytes=-10');
    expect((await bytesOf(end)).equals(content.subarray(-10))).toBe(true);
  });

  it('are in exports of personal data, which are encrypted too', async () => {
    const content = document(120_000);
    const { fileKey } = await sendFile(server, ren, room.id, 'mine.txt', content);
    const damaged = await sendFile(server, ren, room.id, 'damaged.txt', document(60_000));
    const bytes = await readFile(pathOf(damaged.fileKey!));
    bytes[bytes.length - 1]! ^= 1;
    await writeFile(pathOf(damaged.fileKey!), bytes);
    const address = '/v1/auth/user/personal-data-export';
    const call = (method: string) =>
      server.call<Schemas['PersonalDataExportStatus']>(method, address, {
        token: ren.token,
        ...(method === 'POST' && { body: { currentPassword: password } }),
      });
    expect((await call('POST')).status).toBe(200);
    const archive = await vi.waitFor(
      async () => {
        const { body } = await call('GET');
        expect(body.export).toMatchObject({ state: 'READY' });
        return body.export!;
      },
      { timeout: 20_000, interval: 100 },
    );
    const stored = path.join(server.config.dataDir, 'files', 'personal_data');
    const names = await readdir(stored);
    expect(names).toEqual([`${archive.fileKey!.split('/')[1]}-encrypted`]);
    expect((await readFile(path.join(stored, names[0]!))).includes('README.txt')).toBe(false);
    const zip = await fromBufferPromise(
      await bytesOf(await download(server, ren, archive.fileKey!)),
    );
    const found: Record<string, Buffer> = {};
    for await (const entry of zip.eachEntry()) {
      found[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
    }
    expect(found[`files/${fileKey}`]!.equals(content)).toBe(true);
    const manifest = JSON.parse(found['manifest.json']!.toString()) as { files: unknown[] };
    expect(manifest.files).toContainEqual(
      expect.objectContaining({ key: damaged.fileKey, omitted: 'MISSING' }),
    );
  });

  it('are removed with the data of their owner', async () => {
    const member = await makeChatMember(server, { organizationId } as TestOrganization);
    const shared = await makeChannel(server, [aoi, member]);
    const { fileKey } = await sendFile(server, member, shared.id, 'mine.txt', document(60_000));
    const admin = await makeAdministrator(server, organizationId);
    const body = { messages: 'DELETE', files: 'DELETE' };
    const erasure = await admin.ask('POST', `/v1/admin/members/${member.userId}/erasure`, { body });
    expect(erasure.status).toBe(200);
    await vi.waitFor(
      async () => {
        const { rows } = await server.database.pool.query('SELECT FROM users WHERE id = $1', [
          member.userId,
        ]);
        expect(rows).toEqual([]);
      },
      { timeout: 20_000, interval: 100 },
    );
    await expect(readFile(pathOf(fileKey))).rejects.toThrow('ENOENT');
  });

  it('have no location metadata', async () => {
    const { sent, kept } = sample.photoOf('N35.6895 E139.6917', 60_000);
    const { fileKey } = await sendFile(server, aoi, room.id, 'a.jpg', sent);
    expect((await bytesOf(await download(server, ren, fileKey))).equals(kept)).toBe(true);
  });

  it('include videos, which players read in parts', async () => {
    const administrator = await makeAdministrator(server, organizationId);
    const content = sample.mp4(300_000);
    const directory = '/v1/admin/files/tutorial_attachment/pre-sign';
    const body = { fileName: '案内.mp4', fileSize: content.length };
    const signed = await administrator.ask<Schemas['PreSignedUpload']>('POST', directory, { body });
    const { uploadUrl, headers, fileKey } = signed.body;
    const init = { method: 'PUT', headers, body: new Blob([new Uint8Array(content)]) };
    expect((await fetch(server.url + uploadUrl, init)).status).toBe(204);
    const links = await administrator.ask<Schemas['PreSignedDownloadList']>(
      'POST',
      '/v1/admin/files/pre-sign-url',
      { body: { fileKeys: [fileKey] } },
    );
    const range = { headers: { range: 'bytes=200000-' } };
    const part = await fetch(server.url + links.body.data[0]!.url, range);
    expect((await bytesOf(part)).equals(content.subarray(200_000))).toBe(true);
  });

  it('are not stored when more bytes than announced are uploaded', async () => {
    const before = await readdir(folder());
    const path = '/v1/files/user/chat_message_attachment/pre-sign';
    const { body } = await server.call<Schemas['PreSignedUpload']>('POST', path, {
      token: aoi.token,
      body: { fileName: 'a.txt', fileSize: 60_000, isFile: true },
    });
    const init = { method: 'PUT', headers: body.headers, body: document(60_001).toString() };
    expect((await fetch(server.url + body.uploadUrl, init)).status).toBe(422);
    expect(await readdir(folder())).toEqual(before);
  });

  it('are rejected when truncated, changed, or swapped', async () => {
    const files: string[] = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt']) {
      files.push((await sendFile(server, aoi, room.id, name, document(200_000))).fileKey);
    }
    const [cut, changed, swapped] = files as [string, string, string];
    const original = await readFile(pathOf(changed));
    await truncate(pathOf(cut), 2 * 64 * 1024);
    expect((await download(server, ren, cut)).status).toBe(404);
    expect((await download(server, ren, cut, 'bytes=0-9')).status).toBe(404);
    await writeFile(pathOf(swapped), original);
    expect((await download(server, ren, swapped)).status).toBe(404);
    original[150_000]! ^= 1;
    await writeFile(pathOf(changed), original);
    expect((await download(server, ren, changed, 'bytes=150000-')).status).toBe(404);
    // The connection ends before the damaged segment.
    await expect(download(server, ren, changed).then(bytesOf)).rejects.toThrow(TypeError);
  });

  it('close their source when downloads are aborted', async () => {
    const content = document(1_000_000);
    const { fileKey } = await sendFile(server, aoi, room.id, 'a.txt', content);
    const record = await findFile(server.database.db, fileKey);
    const source = pathOf(fileKey);
    const countOpen = async () => {
      const targets = (await readdir('/proc/self/fd')).map((each) =>
        readlink(`/proc/self/fd/${each}`).catch(() => ''),
      );
      return (await Promise.all(targets)).filter((target) => target === source).length;
    };
    for (let count = 0; count < 20; count += 1) {
      const stream = await server.platform.files.read(fileKey, record!.dataKey);
      // Before and after the first byte is read.
      if (count % 2 === 0) await once(stream, 'readable');
      stream.destroy();
    }
    await eventually(async () => expect(await countOpen()).toBe(0));
  });

  it('are removed with their message', async () => {
    const sent = await sendFile(server, aoi, room.id, 'a.txt', document(60_000));
    await server.call('DELETE', `${roomsPath}/${room.id}/messages/${sent.id}`, {
      token: aoi.token,
    });
    await expect(readFile(pathOf(sent.fileKey))).rejects.toThrow('ENOENT');
  });
});

describe('existing files on disk', () => {
  it('are encrypted by a command, and keep their bytes when the secret is rotated', async () => {
    const server = await startTestServer();
    const { aoi, ren, room } = await openChannel(server);
    const content = document(200_000);
    const [first, second] = [
      await sendFile(server, aoi, room.id, 'a.txt', content),
      await sendFile(server, aoi, room.id, 'b.txt', content),
    ];
    const pathOf = ({ fileKey }: { fileKey: string }) =>
      path.join(server.config.dataDir, 'files', fileKey.split('/').slice(0, 2).join('/'));
    expect((await readFile(pathOf(first))).equals(content)).toBe(true);
    // A file whose size differs from its record is not replaced.
    await truncate(pathOf(second), 100_000);
    await expect(server.operate('files', 'encrypt')).rejects.toThrow('1 files were not encrypted');
    expect((await readFile(pathOf(second))).length).toBe(100_000);
    await writeFile(pathOf(second), content);
    // The process ends between the encryption of a file and the removal of its plain bytes.
    await writeFile(pathOf(first), content);
    expect(await server.operate('files', 'encrypt')).toEqual([
      'Files encrypted: 1. Without bytes: 0.',
      'New files are not encrypted: set OFFICE_ENCRYPT_FILES=1 for the servers.',
    ]);
    for (const file of [first, second]) {
      await expect(readFile(pathOf(file))).rejects.toThrow('ENOENT');
      const response = await download(server, ren, file.fileKey);
      expect((await bytesOf(response)).equals(content)).toBe(true);
    }

    const encrypted = await readFile(`${pathOf(first)}-encrypted`);
    const previous = server.config.secret;
    server.config.secret = 'n'.repeat(32);
    server.config.previousSecrets = [previous];
    expect(await server.operate('keys', 'rotate')).toContainEqual(
      expect.stringMatching(/^files\.data_key +2 +2 +0$/),
    );
    server.config.previousSecrets = [];
    await checkKeys(server.database.db, server.config);
    expect((await readFile(`${pathOf(first)}-encrypted`)).equals(encrypted)).toBe(true);
    const storage = createFileStorage(server.config, server.platform.now);
    const { rows } = await server.database.pool.query<{ key: string; data_key: string }>(
      'SELECT key, data_key FROM files',
    );
    for (const { key, data_key } of rows) {
      const chunks: Buffer[] = [];
      for await (const chunk of await storage.read(key, data_key)) {
        chunks.push(chunk as Buffer);
      }
      expect(Buffer.concat(chunks).equals(content)).toBe(true);
    }
    await server.close();
  });
});

describe('encrypted files in a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    s3 = await startS3Server();
  }, 60_000);
  afterAll(() => s3.close());

  it('are uploaded to the server and never stored as plain bytes', async () => {
    const server = await startTestServer({ config: { s3, encryptFiles: true } });
    const { aoi, ren, room } = await openChannel(server);
    const content = document(200_000);
    const { fileKey } = await sendFile(server, aoi, room.id, 'a.txt', content);
    expect(await server.platform.files.size(fileKey, null)).toBeNull();
    const whole = await download(server, ren, fileKey);
    expect(whole.status).toBe(200);
    expect((await bytesOf(whole)).equals(content)).toBe(true);
    const part = await download(server, ren, fileKey, 'bytes=131000-131100');
    expect((await bytesOf(part)).equals(content.subarray(131_000, 131_101))).toBe(true);
    await server.close();
  });

  it('are sent to the bucket before the record is locked', async () => {
    const server = await startTestServer({ config: { s3, encryptFiles: true } });
    onTestFinished(() => server.close());
    const storage = createFileStorage(server.config, server.platform.now);
    const id = randomUUID();
    const content = document(200_000);
    const file = {
      ...{ key: `chat_message_attachment/${id}/a.txt`, size: content.length },
      ...{ mimeType: 'text/plain', disposition: 'attachment' },
      dataKey: generateDataKey(server.config, id),
    };
    const sentBytes: number[] = [];
    const send = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => send.mockRestore());
    await storage.write(file, Readable.from([content]), async (put) => {
      expect(await storage.size(file.key, file.dataKey)).toBeNull();
      send.mockClear();
      await put();
      for (const [request] of send.mock.calls) {
        sentBytes.push((await (request as Request).clone().arrayBuffer()).byteLength);
      }
    });
    expect(sentBytes.length).toBeGreaterThan(0);
    expect(Math.max(...sentBytes)).toBe(0);
    const stored = await storage.read(file.key, file.dataKey);
    expect((await buffer(stored)).equals(content)).toBe(true);
  });

  it('leave no bytes when the record rejects the upload', async () => {
    const server = await startTestServer({ config: { s3, encryptFiles: true } });
    onTestFinished(() => server.close());
    const storage = createFileStorage(server.config, server.platform.now);
    const id = randomUUID();
    const file = {
      ...{ key: `chat_message_attachment/${id}/a.txt`, size: 9, mimeType: 'text/plain' },
      ...{ disposition: 'attachment', dataKey: generateDataKey(server.config, id) },
    };
    const rejected = storage.write(file, Readable.from([Buffer.from('plaintext')]), () =>
      Promise.reject(new Error('uploaded already')),
    );
    await expect(rejected).rejects.toThrow('uploaded already');
    expect(await storage.size(file.key, file.dataKey)).toBeNull();
    const draft = `${s3.endpoint}/${s3.bucket}/chat_message_attachment/${id}-encrypted.draft`;
    expect((await new AwsClient({ ...s3, service: 's3' }).fetch(draft)).status).toBe(404);
  });

  it('replace the plain objects', async () => {
    const server = await startTestServer({ config: { s3 } });
    const { aoi, ren, room } = await openChannel(server);
    const content = document(200_000);
    const { fileKey } = await sendFile(server, aoi, room.id, 'a.txt', content);
    expect((await download(server, ren, fileKey)).status).toBe(302);
    const { db } = server.database;
    const files = createFileStorage(server.config, server.platform.now);
    const result = await encryptFiles({ db, files }, { linkMs: 0 });
    expect(result).toEqual({ encrypted: 1, missing: 0, failed: [] });
    expect(await server.platform.files.size(fileKey, null)).toBeNull();
    const response = await download(server, ren, fileKey);
    expect((await bytesOf(response)).equals(content)).toBe(true);
    await server.close();
  });

  it('reject uploads of plain files to the server', async () => {
    const server = await startTestServer({ config: { s3 } });
    const { aoi } = await openChannel(server);
    const disk = new DiskFileStorage(server.config, server.platform.now);
    const key = await uploadFile(server, aoi, 'a.txt', document(60_000));
    const file = { key, size: 60_000, mimeType: 'text/plain', disposition: 'attachment' };
    const { url, headers } = await disk.uploadUrl(file);
    const init = { method: 'PUT', headers, body: document(60_000).toString() };
    expect((await fetch(server.url + url, init)).status).toBe(403);
    await server.close();
  });
});
