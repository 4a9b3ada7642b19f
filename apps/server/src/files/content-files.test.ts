import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { markdownFile } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import * as sample from '../../test/files.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';

interface CreatedContent {
  id: string;
  version: number;
}

let office: TestOffice;
let aoi: TestAdministrator;
let ren: TestAdministrator;
let member: string;
let memberId: string;
let other: string;
beforeAll(async () => {
  office = await startOffice();
  const { organizationId } = await makeOrganization(office, 'Sakura');
  aoi = await makeAdministrator(office, organizationId);
  ren = await makeAdministrator(office, organizationId);
  const mei = await makePerson(office, organizationId);
  memberId = mei.userId;
  ({ token: member } = await signInToOrganization(office, mei, organizationId));
  const haru = await makePerson(office, organizationId);
  ({ token: other } = await signInToOrganization(office, haru, organizationId));
});
afterAll(() => office.close());

const announce = (directory: string, fileName: string, fileSize: number) =>
  aoi.ask<Schemas['PreSignedUpload']>('POST', `/v1/admin/files/${directory}/pre-sign`, {
    body: { fileName, fileSize },
  });

async function upload(directory: string, fileName: string, bytes: Uint8Array) {
  const { uploadUrl, headers, fileKey } = (await announce(directory, fileName, bytes.length)).body;
  const body = new Uint8Array(bytes);
  const { status } = await fetch(new URL(uploadUrl, office.url), { method: 'PUT', headers, body });
  return { status, fileKey };
}

const links = (by: { token: string }, fileKey: string, path = '/v1/admin/files/pre-sign-url') =>
  office.call<Schemas['PreSignedDownloadList']>('POST', path, {
    token: by.token,
    body: { fileKeys: [fileKey] },
  });

describe('content files', () => {
  const megabyte = 1024 ** 2;
  it.each([
    ['tutorial_attachment', 'a.mp4', 200 * megabyte, 200],
    ['tutorial_attachment', 'a.mp4', 200 * megabyte + 1, 422],
    ['tutorial_attachment', 'a.webm', 1, 200],
    ['tutorial_attachment', 'a.pdf', 50 * megabyte, 200],
    ['tutorial_attachment', 'a.png', 5 * megabyte + 1, 422],
    ['help_attachment', 'a.png', 1, 200],
    ['help_attachment', 'a.pdf', 5 * megabyte + 1, 422],
    ['bulletin_attachment', 'a.mp4', 60_000, 422],
    ['notification_attachment', 'a.html', 60_000, 422],
    ['survey_answer', 'a.png', 60_000, 400],
    ['chat_message_attachment', 'a.png', 60_000, 400],
  ])(
    '%s with %s of %i bytes returns %i to an administrator',
    async (directory, name, size, status) => {
      expect((await announce(directory, name, size)).status).toBe(status);
    },
  );

  it('lets members upload only to directories of content that they write', async () => {
    const ask = (directory: string) =>
      office.call('POST', `/v1/files/${directory}/multi-pre-sign`, {
        token: member,
        body: { files: [{ fileName: 'a.png', fileSize: 600 }] },
      });
    expect((await ask('survey_answer')).status).toBe(200);
    expect((await ask('tutorial_attachment')).status).toBe(400);
  });

  it('are readable only by the uploader until content references them', async () => {
    const { fileKey } = await upload('help_attachment', '図.png', sample.png(600));
    const { body } = await links(aoi, fileKey);
    expect((await fetch(new URL(body.data[0]!.url, office.url))).status).toBe(200);
    expect((await links(ren, fileKey)).status).toBe(404);
    expect((await links({ token: member }, fileKey, '/v1/files/pre-sign-url')).status).toBe(404);
  });

  it('detects a video by its first bytes and serves byte ranges', async () => {
    const bytes = sample.mp4(300_000);
    const { status, fileKey } = await upload('tutorial_attachment', '案内.mp4', bytes);
    expect(status).toBe(204);
    const url = new URL((await links(aoi, fileKey)).body.data[0]!.url, office.url);
    const read = (range: string) => fetch(url, { headers: { range } });
    const part = await read('bytes=100-1099');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 100-1099/300000');
    expect(part.headers.get('content-length')).toBe('1000');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 1100));
    const beyond = await read('bytes=300000-');
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */300000');
    const complete = await fetch(url);
    expect(complete.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await complete.arrayBuffer())).toEqual(bytes);
    expect((await upload('tutorial_attachment', 'x.mp4', sample.png(9000))).status).toBe(422);
  });
});

describe('images in content text', () => {
  const audience = () => ({ kind: 'PEOPLE', userIds: [memberId] });
  const survey = (text: string) => ({
    ...{ title: '席替え', description: text, audience: audience(), sections: [] },
    ...{ opensAt: null, closesAt: null, anonymous: false, changeable: false, results: 'NOBODY' },
  });
  const notice = (text: string, publishing: string) => ({
    title: { ja: '休業', en: 'Closed' },
    content: { ja: text, en: text },
    ...{ audience: audience(), publishing },
  });
  const choices = ['はい', 'いいえ'].map((text) => ({ id: randomUUID(), text }));
  const question = {
    ...{ id: randomUUID(), kind: 'SINGLE', title: '賛成ですか', hint: '', required: true, choices },
    ...{ minChoices: null, maxChoices: null, scale: null },
  };
  const section = { id: randomUUID(), title: '', description: '', questions: [question] };

  /** Creates the content unpublished. The returned function publishes it to the member. */
  const contents: Record<string, (text: string) => Promise<() => Promise<{ status: number }>>> = {
    async notification_attachment(text) {
      const path = '/v1/admin/notifications';
      const { body } = await aoi.ask<CreatedContent>('POST', path, {
        body: { clientId: randomUUID(), ...notice(text, 'DRAFT') },
      });
      const now = { ...notice(text, 'NOW'), version: body.version };
      // Saving as another administrator keeps the existing files.
      return () => ren.ask('PATCH', `${path}/${body.id}`, { body: now });
    },
    async survey_attachment(text) {
      const path = '/v1/admin/surveys';
      const complete = { ...survey(text), sections: [section] };
      const { body } = await aoi.ask<CreatedContent>('POST', path, { body: complete });
      return () =>
        ren.ask('POST', `${path}/${body.id}/publish`, { body: { version: body.version } });
    },
    async help_attachment(text) {
      const { body } = await office.call<CreatedContent>('POST', '/v1/help/questions', {
        token: member,
        body: { clientId: crypto.randomUUID(), text: '会議室の椅子は増やせますか。' },
      });
      const path = `/v1/admin/help/questions/${body.id}/answer`;
      return () => aoi.ask('POST', path, { body: { version: 1, answer: text } });
    },
  };
  const reads = async (token: string, key: string) =>
    (await links({ token }, key, '/v1/files/pre-sign-url')).status;

  it.each(Object.keys(contents))(
    '%s is readable by everyone with access to the text',
    async (directory) => {
      const { fileKey } = await upload(directory, '図.png', sample.png(600));
      const text = markdownFile({ fileKey, fileName: '図.png', isPicture: true });
      const show = await contents[directory]!(text);
      expect(await reads(member, fileKey)).toBe(404);
      expect((await show()).status).toBeLessThan(300);
      expect((await links(ren, fileKey)).status).toBe(200);
      expect(await reads(member, fileKey)).toBe(200);
      expect(await reads(other, fileKey)).toBe(404);
    },
  );

  it('rejects an image uploaded by another person', async () => {
    const { fileKey } = await upload('notification_attachment', '図.png', sample.png(600));
    const text = markdownFile({ fileKey, fileName: '図.png', isPicture: true });
    const path = '/v1/admin/notifications';
    const body = { clientId: randomUUID(), ...notice(text, 'DRAFT') };
    const answer = await ren.ask('POST', path, { body });
    expect(answer).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
  });
});
