import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { png } from '../../test/files.ts';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const { organizationId } = await makeOrganization(server, 'Sakura');
  const person = await makePerson(server, organizationId);
  ({ token } = await signInToOrganization(server, person, organizationId));
});
afterAll(() => server.close());

const size = 6000;
const picture = (length = size) => png(length - png(0).length);

const preSign = (fileName: string, fileSize: number) =>
  server.call<Schemas['PreSignedUpload']>('POST', '/v1/files/user/profile/pre-sign', {
    token,
    body: { fileName, fileSize },
  });

async function upload(
  { uploadUrl, headers }: Pick<Schemas['PreSignedUpload'], 'uploadUrl' | 'headers'>,
  bytes: Buffer,
) {
  const body = new Uint8Array(bytes);
  const answer = await fetch(`${server.url}${uploadUrl}`, { method: 'PUT', headers, body });
  const text = await answer.text();
  return { status: answer.status, errors: text ? (JSON.parse(text) as object) : null };
}

const linkOf = (key: string) => server.platform.files.links.sign(key, null).url;

const leftovers = async () => {
  const folder = path.join(server.config.dataDir, 'files', 'profile');
  return (await readdir(folder).catch(() => [])).filter((name) => name.includes('.'));
};

const drafts = () => readdir(path.join(server.config.dataDir, 'files', '.drafts')).catch(() => []);

describe('requesting an upload address', () => {
  it.each([
    ['photo.png', 5 * 1024, 200],
    ['写真.JPG', 5 * 1024 * 1024, 200],
    ['photo.png', 5 * 1024 - 1, 422],
    ['photo.png', 5 * 1024 * 1024 + 1, 422],
    ['photo.gif', size, 422],
    ['photo.svg', size, 422],
    ['photo', size, 422],
    ['../photo.png', size, 400],
  ])('%s of %i bytes returns %i', async (name, bytes, status) => {
    expect((await preSign(name, bytes)).status).toBe(status);
  });
});

describe('uploading a file', () => {
  it('serves the file with its type and a policy that blocks scripts', async () => {
    const { body } = await preSign('写真 1.png', size);
    expect(await upload(body, picture())).toMatchObject({ status: 204 });

    const address = linkOf(body.fileKey);
    const answer = await fetch(`${server.url}${address}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture());
  });

  it('shows the uploaded photo in the profile', async () => {
    const { body } = await preSign('photo.png', size);
    await upload(body, picture());
    const profile = await server.call<Schemas['Profile']>('PATCH', '/v1/auth/user/profile', {
      token,
      body: { avatarKey: body.fileKey },
    });
    expect(profile.status, JSON.stringify(profile.body)).toBe(200);
    expect((await fetch(`${server.url}${profile.body.avatarUrl}`)).status).toBe(200);
  });

  it('rejects bytes that differ from the announced size or type and leaves no temporary file', async () => {
    const { body } = await preSign('photo.png', size);
    expect(await upload(body, picture(size - 1))).toMatchObject({ status: 422 });
    expect(await upload(body, picture(size + 1))).toMatchObject({ status: 422 });
    expect(await upload(body, Buffer.alloc(size, '<svg onload=alert(1)>'))).toMatchObject({
      status: 422,
      errors: { errors: 'fileTypeUnsupported' },
    });
    const asText = { ...body, headers: { 'content-type': 'text/html' } };
    expect(await upload(asText, picture())).toMatchObject({ status: 422 });
    expect(await leftovers()).toEqual([]);
    expect(await upload(body, picture())).toMatchObject({ status: 204 });
  });

  it('rejects a second upload to the same address', async () => {
    const { body } = await preSign('photo.png', size);
    await upload(body, picture());
    expect(await upload(body, picture())).toMatchObject({ status: 403 });
  });

  it('keeps the finished upload when an earlier, slower upload ends later', async () => {
    for (const replacement of [picture().fill(0), png(size - png(0).length, 640, 480)]) {
      const { body } = await preSign('photo.png', size);
      const { headers } = body;
      const half = new TransformStream<Uint8Array, Uint8Array>();
      const address = `${server.url}${body.uploadUrl}`;
      const first = fetch(address, { method: 'PUT', headers, body: half.readable, duplex: 'half' });
      const writer = half.writable.getWriter();
      await writer.write(new Uint8Array(replacement.subarray(0, 100)));
      await eventually(async () => expect(await drafts()).toHaveLength(1));
      expect(await upload(body, picture())).toMatchObject({ status: 204 });
      await writer.write(new Uint8Array(replacement.subarray(100)));
      await writer.close();
      expect((await first).status).toBe(403);
      const read = linkOf(body.fileKey);
      const kept = await fetch(`${server.url}${read}`);
      expect(Buffer.from(await kept.arrayBuffer())).toEqual(picture());
    }
  });

  it('rejects a modified or expired address', async () => {
    const { body } = await preSign('photo.png', size);
    for (const [from, to] of [
      ['size=6000', 'size=6001'],
      ['image%2Fpng', 'text%2Fhtml'],
      ['profile%2F', 'elsewhere%2F'],
      ['signature=', 'signature=x'],
    ] as const) {
      const uploadUrl = body.uploadUrl.replace(from, to);
      expect(uploadUrl).not.toBe(body.uploadUrl);
      expect(await upload({ ...body, uploadUrl }, picture())).toMatchObject({ status: 403 });
    }
    server.advanceClock({ minutes: 16 });
    expect(await upload(body, picture())).toMatchObject({ status: 403 });
    server.advanceClock({ minutes: -16 });
  });
});

describe('reading a file', () => {
  it('returns 403 without a signature, with the signature of another file and after a day', async () => {
    const [one, two] = [await preSign('1.png', size), await preSign('2.png', size)];
    await upload(one.body, picture());
    await upload(two.body, picture());
    const address = linkOf(one.body.fileKey);
    const read = async (to: string) => (await fetch(`${server.url}${to}`)).status;
    expect(await read(address.split('?')[0]!)).toBe(403);
    expect(await read(address.replace(one.body.fileKey, two.body.fileKey))).toBe(403);
    expect(await read(address)).toBe(200);
    server.advanceClock({ days: 1, minutes: 60 });
    expect(await read(address)).toBe(403);
    server.advanceClock({ days: -1, minutes: -60 });
  });

  it('uses an address that is valid for a day and stays the same for an hour', async () => {
    const { body } = await preSign('photo.png', size);
    await upload(body, picture());
    const read = async (to: string) => (await fetch(`${server.url}${to}`)).status;
    const intoTheHour = server.platform.now().getTime() % (60 * 60_000);
    const sinceHour = (minutes: number) => ({ minutes: minutes - intoTheHour / 60_000 });
    server.advanceClock(sinceHour(61));
    const early = linkOf(body.fileKey);
    server.advanceClock({ minutes: 58 });
    const link = linkOf(body.fileKey);
    expect(link).toBe(early);
    server.advanceClock({ minutes: 2 });
    expect(linkOf(body.fileKey)).not.toBe(early);
    server.advanceClock({ minutes: 24 * 60 - 3 });
    expect(await read(link)).toBe(200);
    server.advanceClock({ minutes: 4 });
    expect(await read(link)).toBe(403);
    server.advanceClock({ minutes: -(61 + 58 + 2 + 24 * 60 - 3 + 4) + intoTheHour / 60_000 });
  });
});

describe('upload rate limit', () => {
  it('limits a person to sixty addresses an hour without affecting others', async () => {
    const hostile = await signIn(server, await makePerson(server, null));
    const ask = (by: string) =>
      server.call('POST', '/v1/files/user/profile/pre-sign', {
        token: by,
        body: { fileName: 'photo.png', fileSize: size },
      });
    for (let count = 0; count < 60; count += 1) {
      expect((await ask(hostile.token)).status).toBe(200);
    }
    expect(await ask(hostile.token)).toMatchObject({ status: 429, errors: 'tooManyRequests' });
    expect((await ask(token)).status).toBe(200);
  });
});
