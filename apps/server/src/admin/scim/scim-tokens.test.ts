import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { makeScimClient, sendScim } from '../../../test/scim.ts';

const path = '/v1/admin/organization/scim';

let office: TestOffice;
let organizationId: string;
let admin: TestAdministrator;

beforeAll(async () => {
  office = await startOffice();
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  admin = await makeAdministrator(office, organizationId);
});
afterAll(() => office.close());

describe('tokens', () => {
  it('are listed with their last use, but without the secret', async () => {
    const { tokenId, secret, send } = await makeScimClient(office, admin);
    await send('GET', '/Users');
    const { body } = await admin.ask<Schemas['ScimSettings']>('GET', path);
    expect(body.endpoint).toMatch(/\/api\/scim\/v2$/);
    const token = body.tokens.find(({ id }) => id === tokenId);
    expect(token).toMatchObject({
      name: 'Okta',
      createdByName: expect.any(String),
      lastUsedAt: office.platform.now().toISOString(),
    });
    expect(JSON.stringify(body)).not.toContain(secret);
    const { rows } = await office.database.pool.query('SELECT * FROM scim_tokens');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await auditEntriesOf(admin))).not.toContain(secret);
  });

  it('are rejected after they were revoked', async () => {
    const { tokenId, send } = await makeScimClient(office, admin);
    expect((await send('GET', '/Users')).status).toBe(200);
    expect((await admin.ask('DELETE', `${path}/tokens/${tokenId}`)).status).toBe(204);
    const { status, body, headers } = await send('GET', '/Users');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '401',
    });
    expect((await admin.ask('DELETE', `${path}/tokens/${tokenId}`)).status).toBe(404);
  });

  it('expire', async () => {
    const { send } = await makeScimClient(office, admin);
    office.advanceClock({ days: 30 });
    const { status } = await send('GET', '/Users');
    office.advanceClock({ days: -30 });
    expect(status).toBe(401);
  });

  it('cannot be revoked by another organisation', async () => {
    const { tokenId, send } = await makeScimClient(office, admin);
    const other = await makeOrganization(office, 'Other');
    const stranger = await makeAdministrator(office, other.organizationId);
    expect((await stranger.ask('DELETE', `${path}/tokens/${tokenId}`)).status).toBe(404);
    expect((await stranger.ask<Schemas['ScimSettings']>('GET', path)).body.tokens).toEqual([]);
    expect((await send('GET', '/Users')).status).toBe(200);
  });

  it('are rejected while the organisation is blocked', async () => {
    const other = await makeOrganization(office, 'Blocked');
    const { send } = await makeScimClient(
      office,
      await makeAdministrator(office, other.organizationId),
    );
    await office.database.pool.query('UPDATE organizations SET blocked_at = now() WHERE id = $1', [
      other.organizationId,
    ]);
    expect((await send('GET', '/Users')).status).toBe(403);
  });

  it('are rejected by other calls, and other tokens by the endpoint', async () => {
    const { secret } = await makeScimClient(office, admin);
    for (const call of ['/v1/auth/user/profile', '/v1/admin/members']) {
      expect((await office.call('GET', call, { token: secret })).status).toBe(401);
    }
    for (const token of [null, admin.token, 'x', `${secret}x`]) {
      expect((await sendScim(office, token, 'GET', '/ServiceProviderConfig')).status).toBe(401);
    }
  });

  it('need a recent confirmation and are limited to ten', async () => {
    const other = await makeOrganization(office, 'Many');
    const by = await makeAdministrator(office, other.organizationId);
    const body = { name: 'Entra', expiresInDays: 1 };
    const statuses = [];
    for (let made = 0; made < 11; made += 1) {
      statuses.push((await by.ask('POST', `${path}/tokens`, { body })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 422]);
    office.advanceClock({ minutes: 11 });
    const late = await by.ask('POST', `${path}/tokens`, { body });
    office.advanceClock({ minutes: -11 });
    expect(late.errors).not.toBe('scimTokenLimitReached');
  });
});

describe('discovery', () => {
  it('describes the service, the resource types and their schemas', async () => {
    const { send } = await makeScimClient(office, admin);
    const { body } = await send('GET', '/ServiceProviderConfig');
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
    });
    const types = (await send('GET', '/ResourceTypes')).body;
    for (const { id } of types.Resources) {
      expect((await send('GET', `/ResourceTypes/${id}`)).body.id).toBe(id);
    }
    const schemas = (await send('GET', '/Schemas')).body;
    expect(schemas.totalResults).toBeGreaterThan(1);
    for (const { id } of schemas.Resources) {
      expect((await send('GET', `/Schemas/${id}`)).body.id).toBe(id);
    }
    expect((await send('GET', '/Schemas/unknown')).status).toBe(404);
    expect((await send('GET', '/Bulk')).status).toBe(404);
  });
});
