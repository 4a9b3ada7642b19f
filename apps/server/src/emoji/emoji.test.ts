import type { Schemas } from '@office/api';
import { maxCustomEmoji } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import { gif, jpeg, png, webp } from '../../test/files.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  signInToOrganization,
  setLatinName,
} from '../../test/people.ts';

interface Caller {
  token: string;
}

const memberPath = '/v1/custom-emoji';
const adminPath = '/v1/admin/custom-emoji';

let office: TestOffice;
let organizationId: string;
let otherId: string;
let admin: TestAdministrator;
let otherAdmin: TestAdministrator;
let aoi: Caller;
let ren: Caller;
let guest: Caller;

async function makeMember(of: string, role: Schemas['Role'] = 'USER'): Promise<Caller> {
  const person = await makePerson(office, of, { role });
  return signInToOrganization(office, person, of);
}

beforeAll(async () => {
  office = await startOffice();
  otherId = (await makeOrganization(office, 'Northwind')).organizationId;
  otherAdmin = await makeAdministrator(office, otherId);
});
afterAll(() => office.close());
beforeEach(async () => {
  organizationId = (await makeOrganization(office, 'Sakura')).organizationId;
  admin = await makeAdministrator(office, organizationId);
  [aoi, ren, guest] = await Promise.all([
    makeMember(organizationId),
    makeMember(organizationId),
    makeMember(organizationId, 'GUEST'),
  ]);
  office.sent.length = 0;
});

async function upload(
  { token }: Caller,
  bytes: Uint8Array = png(300),
  fileName = 'otsukare.png',
  path = memberPath,
): Promise<string> {
  const { status, body } = await office.call<Schemas['PreSignedUpload']>(
    'POST',
    `${path}/pre-sign`,
    { token, body: { fileName, fileSize: bytes.length } },
  );
  expect(status).toBe(200);
  const { uploadUrl, headers, fileKey } = body;
  const init = { method: 'PUT', headers, body: new Uint8Array(bytes) };
  await fetch(new URL(uploadUrl, office.url), init);
  return fileKey;
}

const add = ({ token }: Caller, name: string, pictureKey: string, path = memberPath) =>
  office.call<Schemas['CustomEmoji']>('POST', path, { token, body: { name, pictureKey } });

const addNew = async (who: Caller, name: string) => add(who, name, await upload(who));

const list = async ({ token }: Caller) =>
  (await office.call<Schemas['CustomEmojiList']>('GET', memberPath, { token })).body;

const setAdding = (adding: Schemas['CustomEmojiAdding'], version = 0) =>
  admin.ask<Schemas['CustomEmojiSetting']>('PUT', `${adminPath}/setting`, {
    body: { version, adding },
  });

describe('addCustomEmoji', () => {
  it('shows the emoji to the organisation, notifies its members and audits the change', async () => {
    const { status, body } = await addNew(aoi, 'otsukare');
    expect(status).toBe(201);
    const { data, mayAdd } = await list(ren);
    expect(mayAdd).toBe(true);
    expect(data).toMatchObject([{ id: body.id, name: 'otsukare' }]);
    const picture = await fetch(new URL(data[0]!.pictureUrl, office.url));
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await list(await makeMember(otherId))).data).toEqual([]);
    expect(office.sent).toContainEqual({
      kind: 'customEmojiChanged',
      target: { organizationId },
      payload: { emojiId: body.id },
    });
    expect((await auditEntriesOf(admin))[0]).toMatchObject({
      action: 'CUSTOM_EMOJI_ADDED',
      target: { kind: 'CUSTOM_EMOJI', name: ':otsukare:' },
    });
  });

  it.each([
    ['GIF', gif(400), 'party.gif', 'image/gif'],
    ['JPEG', jpeg(400), 'party.jpg', 'image/jpeg'],
    ['WebP', webp(400), 'party.webp', 'image/webp'],
  ])('accepts a %s', async (_name, bytes, fileName, type) => {
    expect((await add(aoi, 'party-team', await upload(aoi, bytes, fileName))).status).toBe(201);
    const [emoji] = (await list(aoi)).data;
    const picture = await fetch(new URL(emoji!.pictureUrl, office.url));
    expect(picture.headers.get('content-type')).toBe(type);
  });

  it('stores a picture without its metadata', async () => {
    const secret = 'N35.6895 E139.6917';
    const pictureKey = await upload(aoi, webp(400, secret), 'party.webp');
    expect((await add(aoi, 'party-team', pictureKey)).status).toBe(201);
    const [emoji] = (await list(aoi)).data;
    const response = await fetch(new URL(emoji!.pictureUrl, office.url));
    const stored = Buffer.from(await response.arrayBuffer());
    expect(stored.includes(secret)).toBe(false);
    expect(stored.equals(webp(400))).toBe(true);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'x.svg', 'fileTypeUnsupported'],
    ['more than 256 kB', Buffer.alloc(256 * 1024 + 1), 'x.png', 'fileSizeInvalid'],
  ])('rejects %s before the upload', async (_name, bytes, fileName, errors) => {
    const body = { fileName, fileSize: bytes.length };
    const answer = await office.call('POST', `${memberPath}/pre-sign`, { token: aoi.token, body });
    expect(answer).toMatchObject({ status: 422, errors });
  });

  it.each([
    ['an SVG that is named PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a JPEG that is named PNG', jpeg(400)],
    ['text', Buffer.from('not a picture')],
  ])('rejects %s', async (_name, bytes) => {
    const pictureKey = await upload(aoi, bytes);
    expect((await add(aoi, 'otsukare', pictureKey)).status).toBe(422);
    expect((await list(aoi)).data).toEqual([]);
  });

  it('rejects a picture with too many pixels', async () => {
    expect(await add(aoi, 'otsukare', await upload(aoi, png(300, 1025, 2)))).toMatchObject({
      status: 400,
      errors: { pictureKey: 'invalid' },
    });
  });

  it('rejects a picture that is missing or belongs to another member', async () => {
    const missing = { status: 422, errors: 'fileNotUploaded' };
    expect(await add(aoi, 'otsukare', 'custom_emoji/none/none.png')).toMatchObject(missing);
    expect(await add(ren, 'otsukare', await upload(aoi))).toMatchObject(missing);
  });

  it.each(['O', 'a', 'Otsukare', 'お 疲れ', 'a b', ':ok:', '_a_', 'x'.repeat(33), 'ﾃｽﾄ'])(
    'rejects the name %j',
    async (name) => {
      expect((await add(aoi, name, 'custom_emoji/none/none.png')).status).toBe(400);
    },
  );

  it.each(['tada', 'thumbsup', 'jp', 'slightly_smiling_face'])(
    'rejects the reserved name %s',
    async (name) => {
      expect(await add(aoi, name, 'custom_emoji/none/none.png')).toMatchObject({
        status: 422,
        errors: 'customEmojiNameReserved',
      });
    },
  );

  it('rejects a name that the organisation has, but not of another organisation', async () => {
    await addNew(aoi, 'otsukare');
    expect(await addNew(ren, 'otsukare')).toMatchObject({
      status: 409,
      errors: 'customEmojiNameTaken',
    });
    expect((await addNew(await makeMember(otherId), 'otsukare-sama')).status).toBe(201);
    expect((await list(aoi)).data).toHaveLength(1);
  });

  it('keeps the limit under 50 concurrent calls', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, () => upload(aoi)));
    await office.database.pool.query(
      `INSERT INTO custom_emojis (organization_id, name, file_id)
       SELECT $1, 'filler-' || number, (SELECT id FROM files WHERE key = $2)
       FROM generate_series(1, $3::int) AS number`,
      [organizationId, keys[0], maxCustomEmoji - 3],
    );
    const answers = await Promise.all(keys.map((key, index) => add(aoi, `new-${index}`, key)));
    const added = answers.filter(({ status }) => status === 201);
    expect(added).toHaveLength(3);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ errors }) => errors))).toEqual(
      new Set(['customEmojiLimitReached']),
    );
  });
});

describe('deleteOwnCustomEmoji', () => {
  const remove = ({ token }: Caller, emojiId: string) =>
    office.call('DELETE', `${memberPath}/${emojiId}`, { token });

  it('deletes an emoji of the caller, also when members can no longer add any', async () => {
    const { id } = (await addNew(aoi, 'otsukare')).body;
    await addNew(ren, 'party-team');
    expect((await list(aoi)).data.map(({ own }) => own)).toEqual([true, false]);
    await setAdding('ADMINISTRATORS');
    office.sent.length = 0;
    expect((await remove(aoi, id)).status).toBe(204);
    expect((await list(ren)).data.map(({ name }) => name)).toEqual(['party-team']);
    expect(office.sent).toContainEqual(
      expect.objectContaining({ kind: 'customEmojiChanged', payload: { emojiId: id } }),
    );
    expect((await auditEntriesOf(admin))[0]).toMatchObject({
      action: 'CUSTOM_EMOJI_DELETED',
      target: { name: ':otsukare:' },
    });
    expect((await remove(aoi, id)).status).toBe(404);
  });

  it('returns 404 for emoji of other members and organisations', async () => {
    const { id } = (await addNew(aoi, 'otsukare')).body;
    const outsider = await makeMember(otherId);
    for (const caller of [ren, guest, outsider]) {
      const { status, body } = await remove(caller, id);
      expect([status, body]).toMatchObject([404, { errors: 'customEmojiNotFound' }]);
    }
    expect((await list(aoi)).data).toHaveLength(1);
  });

  it('deletes an emoji once for 50 parallel calls', async () => {
    const { id } = (await addNew(aoi, 'otsukare')).body;
    const answers = await Promise.all(Array.from({ length: 50 }, () => remove(aoi, id)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
  });
});

describe('customEmojiSetting', () => {
  it('allows everyone except guests by default', async () => {
    expect((await list(guest)).mayAdd).toBe(false);
    expect(await add(guest, 'otsukare', 'x')).toMatchObject({ status: 403, errors: 'forbidden' });
    const body = { fileName: 'x.png', fileSize: 300 };
    const call = { token: guest.token, body };
    expect((await office.call('POST', `${memberPath}/pre-sign`, call)).status).toBe(403);
  });

  it('can allow only administrators', async () => {
    expect((await setAdding('ADMINISTRATORS')).body).toEqual({
      version: 1,
      adding: 'ADMINISTRATORS',
    });
    expect((await list(aoi)).mayAdd).toBe(false);
    expect((await add(aoi, 'otsukare', 'x')).status).toBe(403);
    const manager = await makeMember(organizationId, 'ORGANIZATION_ADMIN');
    expect((await list(manager)).mayAdd).toBe(true);
    expect((await addNew(manager, 'otsukare')).status).toBe(201);
    expect(office.sent).toContainEqual(
      expect.objectContaining({ kind: 'customEmojiChanged', payload: { emojiId: null } }),
    );
    const entries = await auditEntriesOf(admin);
    expect(entries.find(({ action }) => action === 'CUSTOM_EMOJI_SETTING_CHANGED')).toMatchObject({
      before: { adding: 'EVERYONE' },
      after: { adding: 'ADMINISTRATORS' },
    });
  });

  it('rejects a change of an older version', async () => {
    await setAdding('ADMINISTRATORS');
    expect(await setAdding('EVERYONE')).toMatchObject({ status: 409, errors: 'changedMeanwhile' });
  });
});

describe('administration of emoji', () => {
  it('lists the emoji with their authors, and adds one', async () => {
    await setLatinName(office, admin, 'Kanri Taro');
    await addNew(aoi, 'otsukare');
    const pictureKey = await upload(admin, png(300), 'ok.png', adminPath);
    expect((await add(admin, 'all-right', pictureKey, adminPath)).status).toBe(201);
    const { body } = await admin.ask<Schemas['AdminCustomEmojiList']>('GET', adminPath);
    expect(body.setting).toEqual({ version: 0, adding: 'EVERYONE' });
    expect(body.data.map(({ name }) => name)).toEqual(['all-right', 'otsukare']);
    expect(body.data[0]!.addedBy).toMatchObject({ id: admin.userId, nameLatin: 'Kanri Taro' });
  });

  it('deletes an emoji with its picture, but not one of another organisation', async () => {
    const { id } = (await addNew(aoi, 'otsukare')).body;
    const { pictureUrl } = (await list(aoi)).data[0]!;
    expect(await otherAdmin.ask('DELETE', `${adminPath}/${id}`)).toMatchObject({
      status: 404,
      errors: 'customEmojiNotFound',
    });
    office.sent.length = 0;
    expect((await admin.ask('DELETE', `${adminPath}/${id}`)).status).toBe(204);
    expect((await list(aoi)).data).toEqual([]);
    expect((await fetch(new URL(pictureUrl, office.url))).status).toBe(404);
    expect(office.sent).toContainEqual(
      expect.objectContaining({ kind: 'customEmojiChanged', payload: { emojiId: id } }),
    );
    expect((await auditEntriesOf(admin))[0]).toMatchObject({
      action: 'CUSTOM_EMOJI_DELETED',
      target: { name: ':otsukare:' },
    });
    expect((await admin.ask('DELETE', `${adminPath}/${id}`)).status).toBe(404);
    expect((await addNew(ren, 'otsukare')).status).toBe(201);
  });
});
