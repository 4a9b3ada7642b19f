import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { png } from '../../../test/files.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../../test/people.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { roomsPath } from '../../../test/chat.ts';

let office: TestOffice;
let sakura: TestOrganization;
let northwind: TestOrganization;
let aoi: TestAdministrator;
let system: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  northwind = await makeOrganization(office, 'Northwind');
  aoi = await makeAdministrator(office, sakura.organizationId);
  system = await makeSystemAdmin(office, sakura.organizationId);
});
afterAll(() => office.close());

const base = '/v1/admin/organization';
const settings = async (of = aoi) => (await of.ask<Schemas['AdminOrganization']>('GET', base)).body;
async function lastEntry(action: string) {
  const path = `/v1/admin/audit?action=${action}&limit=1`;
  return (await system.ask<Schemas['AuditEntryList']>('GET', path)).body.data[0];
}
const publishedChanges = () =>
  office.sent.flatMap(({ kind, payload }) =>
    kind === 'organization' ? (payload as { change: string }).change : [],
  );

describe('organisation profile', () => {
  it('stores name, email and logo, notifies members and audits the change', async () => {
    const { version } = (await settings()).profile;
    const picture = new Uint8Array(png(6000));
    const announced = { fileName: 'logo.png', fileSize: picture.length };
    const { body: upload } = await aoi.ask<Schemas['PreSignedUpload']>(
      'POST',
      `${base}/logo/pre-sign`,
      { body: announced },
    );
    const profile = { version, name: 'さくらワークス', email: 'info@sakura.example' };
    const change = (body: object, by = aoi) =>
      by.ask<Schemas['OrganizationProfile']>('PUT', `${base}/profile`, { body });
    const withLogo = { ...profile, avatarKey: upload.fileKey };
    expect(await change(withLogo)).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
    const { uploadUrl, headers } = upload;
    await fetch(new URL(uploadUrl, office.url), { method: 'PUT', headers, body: picture });
    expect(await change(withLogo, system)).toMatchObject({ errors: 'fileNotUploaded' });
    office.sent.length = 0;
    const { body } = await change(withLogo);
    expect(body).toMatchObject({ name: 'さくらワークス', version: version + 1 });
    expect(publishedChanges()).toEqual(['UPDATED']);
    expect((await fetch(new URL(body.avatarUrl!, office.url))).status).toBe(200);
    expect(await lastEntry('ORGANIZATION_CHANGED')).toMatchObject({
      actor: { id: aoi.userId },
      before: { name: 'Sakura', email: null },
      after: { name: 'さくらワークス', logo: upload.fileKey },
    });
    expect(await change(profile)).toMatchObject({ status: 409, errors: 'changedMeanwhile' });
  });

  it('stores the time zone and keeps it in a change without one', async () => {
    const { version, name, email } = (await settings()).profile;
    const change = (part: object) =>
      aoi.ask<Schemas['OrganizationProfile']>('PUT', `${base}/profile`, {
        body: { name, email, ...part },
      });
    const moved = await change({ version, timeZone: 'America/New_York' });
    expect(moved.body.timeZone).toBe('America/New_York');
    expect(await lastEntry('ORGANIZATION_CHANGED')).toMatchObject({
      before: { timeZone: 'Asia/Tokyo' },
      after: { timeZone: 'America/New_York' },
    });
    const kept = await change({ version: version + 1 });
    expect(kept.body.timeZone).toBe('America/New_York');
  });

  it.each(['Asia/Nowhere', '+09', 'Factory/../x'])('rejects the time zone %s', async (timeZone) => {
    const { version, name, email } = (await settings()).profile;
    const body = { version, name, email, timeZone };
    expect(await aoi.ask('PUT', `${base}/profile`, { body })).toMatchObject({
      status: 400,
      errors: { timeZone: 'invalid' },
    });
  });

  it.each([
    [{ name: ' ' }, { name: 'invalid' }],
    [{ email: 'nobody' }, { email: 'invalid' }],
    [{ name: 'x'.repeat(256) }, { name: 'tooLong' }],
  ])('rejects %j', async (part, errors) => {
    const body = { version: 0, name: 'x', email: null, ...part };
    expect(await aoi.ask('PUT', `${base}/profile`, { body })).toMatchObject({
      status: 400,
      errors,
    });
  });

  it('accepts one of 50 concurrent changes', async () => {
    const { version } = (await settings()).profile;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        aoi.ask('PUT', `${base}/profile`, { body: { version, name: `Sakura ${i}`, email: null } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await settings()).profile.version).toBe(version + 1);
  });
});

it('validates networks and stores the sign-in rules once per version', async () => {
  const { version: _, ...before } = (await settings()).signInRules;
  expect(before).toEqual({
    loginCode: 'NEW_NETWORKS',
    companyNetworks: [],
    companyNetworksOnly: false,
    idleMinutes: null,
    minPasswordLength: 4,
    sessionHours: 2160,
    inviteDomains: [],
    adminTwoFactor: false,
  });
  const rules = { ...before, version: 0, companyNetworks: ['203.0.113.0/24', '198.51.100.7'] };
  const change = (part: object) =>
    aoi.ask<Schemas['SignInRules']>('PUT', `${base}/sign-in-rules`, {
      body: { ...rules, ...part },
    });
  for (const network of ['0.0.0.0/0', '203.0.113.0/33', '999.1.1.1', '::/0', '2001:db8::/129']) {
    const refused = { status: 400, errors: { companyNetworks: 'invalid' } };
    expect(await change({ companyNetworks: [network] })).toMatchObject(refused);
  }
  expect((await change({ inviteDomains: ['@sakura'] })).status).toBe(400);
  expect((await change({ minPasswordLength: 17 })).status).toBe(400);
  expect((await change({ loginCode: 'ALWAYS', minPasswordLength: 12 })).body).toMatchObject({
    version: 1,
    companyNetworks: ['203.0.113.0/24', '198.51.100.7/32'],
  });
  expect(await change({})).toMatchObject({ errors: 'changedMeanwhile' });
  expect(await lastEntry('SIGN_IN_RULES_CHANGED')).toMatchObject({
    before: { mailAtSignIn: 'NEW_NETWORKS', minCharacters: 4 },
    after: { mailAtSignIn: 'ALWAYS', minCharacters: 12 },
  });
  const { email } = await makePerson(office, sakura.organizationId);
  const login = (ip: string) =>
    office.call('POST', '/v1/auth/user/login', { body: { email, password: 'Office#2026' }, ip });
  expect((await login('192.0.2.1')).errors).toBe('loginIpUnknown');
  expect((await login('198.51.100.7')).status).toBe(200);
  expect((await change({ version: 1 })).status).toBe(200);
});

it('restricts access to networks that contain the address of the administrator', async () => {
  const { version, ...rules } = (await settings()).signInRules;
  const restrict = (companyNetworks: string[], from = version) =>
    aoi.ask<Schemas['SignInRules']>('PUT', `${base}/sign-in-rules`, {
      body: { ...rules, version: from, companyNetworks, companyNetworksOnly: true },
    });
  for (const networks of [[], ['198.51.100.0/24']]) {
    expect(await restrict(networks)).toMatchObject({
      body: { errors: 'ownNetworkMissing', data: { address: '203.0.113.1' } },
    });
  }
  expect((await restrict(['203.0.113.0/28'])).status).toBe(200);
  const me = (ip: string) => office.call('GET', '/v1/admin/auth/me', { token: aoi.token, ip });
  expect((await me('203.0.113.2')).status).toBe(200);
  expect(await me('198.51.100.1')).toMatchObject({ status: 401, errors: 'networkNotAllowed' });
  const open = { ...rules, version: version + 1, companyNetworks: [], companyNetworksOnly: false };
  expect((await aoi.ask('PUT', `${base}/sign-in-rules`, { body: open })).status).toBe(200);
  expect((await me('198.51.100.1')).status).toBe(200);
});

it('rejects requests to a closed area immediately and notifies members', async () => {
  const person = await makePerson(office, sakura.organizationId);
  const { token } = await signInToOrganization(office, person, sakura.organizationId);
  const rooms = () => office.call('GET', roomsPath, { token });
  expect((await rooms()).status).toBe(200);
  const change = (version: number, closed: object) =>
    aoi.ask('PUT', `${base}/areas`, { body: { version, closed } });
  expect((await change(0, { USER: ['people'], GUEST: [] })).status).toBe(400);
  office.sent.length = 0;
  expect((await change(0, { USER: ['chat', 'voice'], GUEST: [] })).status).toBe(200);
  expect(publishedChanges()).toEqual(['UPDATED']);
  expect(await rooms()).toMatchObject({ status: 403, errors: 'areaClosed' });
  expect(await change(0, { USER: [], GUEST: [] })).toMatchObject({ errors: 'changedMeanwhile' });
  expect((await change(1, { USER: [], GUEST: [] })).status).toBe(200);
  expect((await rooms()).status).toBe(200);
  expect(await lastEntry('AREAS_CHANGED')).toMatchObject({
    before: { closed: { USER: ['chat', 'voice'], GUEST: [] } },
  });
});

it('previews the data that a shorter retention would delete', async () => {
  const preview = (messageDays: number, fileDays: number) =>
    aoi.ask('GET', `${base}/retention/preview?messageDays=${messageDays}&fileDays=${fileDays}`);
  expect((await preview(14, 7)).body).toEqual({
    messages: 0,
    files: 0,
    fileBytes: 0,
    meetings: 0,
  });
  expect(await preview(7, 14)).toMatchObject({ status: 400, errors: { fileDays: 'invalid' } });
  const change = (body: object) => aoi.ask('PUT', `${base}/retention`, { body });
  expect(
    (await change({ version: 0, messageDays: 63, fileDays: 7, meetingDays: null })).status,
  ).toBe(400);
  expect(
    (await change({ version: 0, messageDays: 14, fileDays: 7, meetingDays: 365 })).body,
  ).toMatchObject({
    version: 1,
  });
  expect((await settings()).retention).toEqual({
    version: 1,
    maxDays: 62,
    messageDays: 14,
    fileDays: 7,
    meetingDays: 365,
  });
  expect(await lastEntry('RETENTION_CHANGED')).toMatchObject({
    before: { messageDays: 62, meetingDays: null },
    after: { messageDays: 14, fileDays: 7, meetingDays: 365 },
  });
});

it('turns link previews off and on', async () => {
  expect((await settings()).linkPreviews).toEqual({ version: 0, enabled: true });
  const change = (body: object) => aoi.ask('PUT', `${base}/link-previews`, { body });
  const off = { version: 1, enabled: false };
  expect((await change({ version: 0, enabled: false })).body).toEqual(off);
  expect((await settings()).linkPreviews).toEqual(off);
  expect(await change({ version: 0, enabled: true })).toMatchObject({ errors: 'changedMeanwhile' });
  expect(await lastEntry('LINK_PREVIEWS_CHANGED')).toMatchObject({
    before: { enabled: true },
    after: { enabled: false },
  });
  expect((await change({ version: 1, enabled: true })).body).toEqual({ version: 2, enabled: true });
});

it('forbids and allows transcripts of meetings', async () => {
  expect((await settings()).meetingTranscripts).toEqual({ version: 0, enabled: true });
  const change = (body: object) => aoi.ask('PUT', `${base}/meeting-transcripts`, { body });
  const off = { version: 1, enabled: false };
  expect((await change({ version: 0, enabled: false })).body).toEqual(off);
  expect((await settings()).meetingTranscripts).toEqual(off);
  expect(await change({ version: 0, enabled: true })).toMatchObject({ errors: 'changedMeanwhile' });
  expect(await lastEntry('MEETING_TRANSCRIPTS_CHANGED')).toMatchObject({
    before: { enabled: true },
    after: { enabled: false },
  });
});

it('allows a longer retention only as far as a contract does', async () => {
  const change = (by: TestAdministrator, version: number, maxRetentionDays: number) =>
    by.ask('PATCH', `${base}/contracts/${northwind.contractId}`, {
      body: { version, maxRetentionDays },
    });
  const owner = await makeAdministrator(office, northwind.organizationId);
  const operator = await makeSystemAdmin(office, northwind.organizationId);
  const retain = (version: number, messageDays: number) =>
    owner.ask('PUT', `${base}/retention`, {
      body: { version, messageDays, fileDays: 30, meetingDays: null },
    });
  const days = async () => (await settings(owner)).retention;
  expect(await days()).toMatchObject({ version: 0, maxDays: 62, messageDays: 62, fileDays: 62 });
  expect(await retain(0, 63)).toMatchObject({ status: 400, errors: { messageDays: 'invalid' } });
  expect((await change(owner, 1, 365)).status).toBe(403);
  expect((await change(operator, 1, 61)).status).toBe(400);
  expect((await change(operator, 1, 365)).status).toBe(200);
  expect(await retain(0, 366)).toMatchObject({ status: 400, errors: { messageDays: 'invalid' } });
  expect((await retain(0, 365)).status).toBe(200);
  expect(await days()).toMatchObject({ version: 1, maxDays: 365, messageDays: 365, fileDays: 30 });
  expect((await change(operator, 2, 180)).status).toBe(200);
  expect(await days()).toMatchObject({ version: 1, maxDays: 180, messageDays: 180, fileDays: 30 });
});

describe('contracts', () => {
  const path = `${base}/contracts`;
  const names = { ja: '本社', en: 'Head office' };
  const list = async () => (await aoi.ask<Schemas['AdminContractList']>('GET', path)).body.data;

  it('are listed with their floors and signed-in members', async () => {
    const person = await makePerson(office, sakura.organizationId);
    await signInToOrganization(office, person, sakura.organizationId);
    const [contract] = await list();
    expect(contract).toMatchObject({ id: sakura.contractId, loginUserLimit: 100 });
    expect(contract!.floors).toMatchObject([{ id: sakura.floorId, name: '1F' }]);
    expect(contract!.signedInUsers).toBeGreaterThan(0);
  });

  it('are renamed by an administrator, but limited only by a SYSTEM_ADMIN', async () => {
    const { contractId } = sakura;
    const change = (by: TestAdministrator, body: object, id = contractId) =>
      by.ask<Schemas['AdminContract']>('PATCH', `${path}/${id}`, { body });
    expect(await change(aoi, { version: 1, loginUserLimit: 5 })).toMatchObject({ status: 403 });
    expect((await change(aoi, { version: 1, names })).body).toMatchObject({ version: 2, names });
    expect(await change(system, { version: 1, loginUserLimit: 5 })).toMatchObject({ status: 409 });
    const { body } = await change(system, { version: 2, loginUserLimit: 5 });
    expect(body).toMatchObject({ loginUserLimit: 5, names });
    for (const id of [northwind.contractId, '00000000-0000-4000-8000-000000000000']) {
      const refused = { status: 404, errors: 'contractInvalid' };
      expect(await change(system, { version: 1, names }, id)).toMatchObject(refused);
    }
    expect(await lastEntry('CONTRACT_CHANGED')).toMatchObject({
      before: { loginUserLimit: 100 },
      after: { loginUserLimit: 5 },
    });
  });

  it('are created and blocked by a SYSTEM_ADMIN, signing members out with 4015', async () => {
    const contract = await system.ask<Schemas['AdminContract']>('POST', path, {
      body: { names, loginUserLimit: 10 },
    });
    expect(contract).toMatchObject({ status: 201, body: { floors: [], signedInUsers: 0 } });
    const { contractId } = sakura;
    const block = (by: TestAdministrator, blocked: boolean, id = contractId) =>
      by.ask('PUT', `${path}/${id}/block`, { body: { blocked } });
    expect((await block(aoi, true)).status).toBe(403);
    expect((await block(system, true, northwind.contractId)).status).toBe(404);
    office.sent.length = 0;
    expect((await block(system, true)).body).toMatchObject({ blocked: true });
    expect(office.sent).toContainEqual(
      expect.objectContaining({ kind: 'forcedLogout', payload: { code: 4015 } }),
    );
    expect((await block(system, false)).body).toMatchObject({ blocked: false });
    expect(await lastEntry('CONTRACT_UNBLOCKED')).toMatchObject({ after: { blocked: false } });
  });
});

describe('organisations', () => {
  const path = '/v1/admin/organizations';

  it('are listed, created with an invitation, and blocked only by a SYSTEM_ADMIN', async () => {
    expect((await aoi.ask('GET', path)).status).toBe(403);
    const email = 'first@hikari.example';
    const organization = await system.ask<Schemas['AdminOrganizationItem']>('POST', path, {
      body: {
        name: 'Hikari',
        email: null,
        contractNames: { ja: '本社', en: 'Head office' },
        loginUserLimit: 20,
        administratorEmail: email,
        language: 'en',
      },
    });
    expect(organization).toMatchObject({ status: 201, body: { memberCount: 0, contractCount: 1 } });
    expect((await office.mailsTo(email))[0]?.text).toContain('Hikari');
    const find = (query: string) =>
      system.ask<Schemas['AdminOrganizationList']>('GET', `${path}?${query}`);
    expect((await find('keyword=hikari')).body.data.map(({ id }) => id)).toEqual([
      organization.body.id,
    ]);
    const [first] = (await find('sort=memberCount&order=desc&limit=1')).body.data;
    expect(first!.id).toBe(sakura.organizationId);
    const block = (blocked: boolean, id = northwind.organizationId) =>
      system.ask('PUT', `${path}/${id}/block`, { body: { blocked } });
    office.sent.length = 0;
    expect((await block(true)).body).toMatchObject({ blocked: true });
    expect(office.sent).toContainEqual(
      expect.objectContaining({ kind: 'forcedLogout', payload: { code: 4010 } }),
    );
    expect((await find('blocked=true')).body.data).toHaveLength(1);
    expect((await block(false)).body).toMatchObject({ blocked: false });
    expect((await block(true, '00000000-0000-4000-8000-000000000000')).errors).toBe(
      'organizationNotFound',
    );
  });
});
