import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '@office/api';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import {
  makeOrganization,
  makePerson,
  password,
  signInToOrganization,
  type TestPerson,
} from '../../test/people.ts';
import {
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '../../test/providers/identity-provider.ts';
import { addOwnDomain, makeScimClient, sendScim } from '../../test/scim.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { deriveVapidKeys } from '../config/vapid.ts';
import { files } from '../database/schema/files.ts';
import { cipherPurposes, decryptToken, encryptToken } from '../lib/token-cipher.ts';
import { signFeed } from '../lib/feed-signature.ts';
import { keyIdOf } from '../lib/key-ring.ts';
import { checkKeys, findMissingKeys } from './check-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { encryptedColumns } from './stored-secrets-store.ts';

const [oldSecret, newSecret] = ['o'.repeat(32), 'n'.repeat(32)];
const before = { secret: oldSecret, previousSecrets: [] };
const during = { secret: newSecret, previousSecrets: [oldSecret] };
const after = { secret: newSecret, previousSecrets: [] };

it('rotates the values of every purpose', () => {
  const purposes = new Set(encryptedColumns.map(({ purpose }) => purpose));
  expect([...purposes].toSorted()).toEqual([...cipherPurposes].toSorted());
});

describe('a rotation', () => {
  const publicUrl = 'http://localhost:4000';
  let database: TestDatabase;
  let server: TestServer;
  let provider: IdentityProvider;
  let organizationId: string;
  let person: TestPerson;
  let totpSecret: string;
  let recoveryCodes: string[];
  let scimSecrets: { used: string; unused: string };
  let feedUrl: string;
  let apiToken: string;
  let seconds = 0;

  /** Restarts the server with other secrets. Its clock continues, because a code can be used once. */
  async function restartWith(ring: typeof before | typeof during) {
    await server?.close();
    await checkKeys(database.db, ring);
    const ssoHosts = [new URL(provider.issuer).host];
    server = await startTestServer({ database, config: { ...ring, publicUrl, ssoHosts } });
    server.advanceClock({ seconds });
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    provider = await startIdentityProvider({ redirectUris: [`${publicUrl}/auth/sso-callback`] });
    await restartWith(before);
    ({ organizationId } = await makeOrganization(server, 'Sakura'));
    const admin = await makeAdministrator(server, organizationId);
    await configureSso(admin);
    person = await makePerson(server, organizationId);
    const { token } = await signInToOrganization(server, person, organizationId);
    feedUrl = (
      await server.call<Schemas['CalendarFeedAddress']>('POST', '/v1/calendar/feed', { token })
    ).body.url!;
    apiToken = (
      await server.call<Schemas['CreatedApiToken']>('POST', '/v1/auth/user/api-tokens', {
        token,
        body: {
          ...{ name: 'Script', scopes: ['people:read'] },
          ...{ expiresInDays: 30, currentPassword: password },
        },
      })
    ).body.secret;
    ({ totpSecret, recoveryCodes } = await enroll(token));
    const [used, unused] = [
      await makeScimClient(server, admin),
      await makeScimClient(server, admin),
    ];
    scimSecrets = { used: used.secret, unused: unused.secret };
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
    await database.close();
  });

  async function configureSso(admin: TestAdministrator) {
    await addOwnDomain(server, organizationId, 'sakura.example');
    const { issuer, clientId } = provider;
    const body = { version: 0, issuer, clientId, clientSecret, breakGlassUserIds: [] };
    const { status } = await admin.ask('PUT', '/v1/admin/organization/sso', { body });
    expect(status).toBe(200);
  }

  const nextCode = () => {
    seconds += 30;
    server.advanceClock({ seconds: 30 });
    const timestamp = server.platform.now().getTime();
    return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp });
  };

  async function enroll(token: string) {
    const path = '/v1/auth/user/two-factor';
    const started = await server.call<Schemas['TwoFactorSetup']>('POST', path, {
      token,
      body: { currentPassword: password },
    });
    totpSecret = started.body.secret;
    const confirmed = await server.call<Schemas['RecoveryCodes']>('POST', `${path}/confirm`, {
      token,
      body: { code: nextCode() },
    });
    return { totpSecret, recoveryCodes: confirmed.body.recoveryCodes };
  }

  const signInWithCode = async (code: string) =>
    (
      await server.call('POST', '/v1/auth/user/verify-two-factor', {
        body: { email: person.email, password, code },
      })
    ).status;
  const callScim = async (secret: string) =>
    (await sendScim(server, secret, 'GET', '/Users')).status;
  const readFeed = async () => (await fetch(feedUrl.replace(publicUrl, server.url))).status;

  const callWithApiToken = async () =>
    (await server.call('GET', '/v1/auth/user/profile', { token: apiToken })).status;

  async function signInWithSso() {
    provider.account = {
      sub: 'aoi',
      email: 'aoi@sakura.example',
      email_verified: true,
      name: '葵',
    };
    const base = '/v1/auth/user/sso';
    const body = { email: 'aoi@sakura.example' };
    const started = await server.call<Schemas['StartedSso']>('POST', base, { body });
    const query = await provider.authorize(started.body.url);
    const { browserToken } = started.body;
    return (await server.call('POST', `${base}/callback`, { body: { query, browserToken } }))
      .status;
  }

  it('keeps second factors, single sign-on, SCIM tokens, access tokens and calendar feeds', async () => {
    await restartWith(during);
    expect(await signInWithCode(nextCode())).toBe(200);
    expect(await signInWithCode(recoveryCodes.pop()!)).toBe(200);
    expect(await signInWithSso()).toBe(200);
    expect(await callScim(scimSecrets.used)).toBe(200);
    expect(await readFeed()).toBe(200);
    expect(await callWithApiToken()).toBe(200);
    expect(await server.operate('keys', 'status')).toContainEqual(
      expect.stringMatching(
        /^The previous secret .* is used by 1 × two_factor_secrets\.secret, 1 × sso_connections\.client_secret, 1 × calendar_feeds\.token, 1 × scim_tokens\.token_hash, 9 × recovery_codes\.code_hash\.$/,
      ),
    );

    const rotated = await server.operate('keys', 'rotate');
    expect(rotated).toContainEqual(expect.stringMatching(/^two_factor_secrets\.secret +1 +1 +0$/));
    expect(rotated).toContainEqual(expect.stringMatching(/^calendar_feeds\.token +1 +1 +0$/));
    expect(rotated.at(-1)).toMatch(/needed until .*scim_tokens\.token_hash, recovery_codes/);
    // Hashes keep the previous secret in use.
    await expect(checkKeys(database.db, after)).rejects.toThrow(
      `${keyIdOf(oldSecret)} (10 values)`,
    );
    expect(await callScim(scimSecrets.unused)).toBe(200);
    expect(await signInWithCode(recoveryCodes.pop()!)).toBe(200);
    await database.pool.query('DELETE FROM recovery_codes');
    expect(await server.operate('keys', 'status')).toContainEqual(
      expect.stringMatching(/^The previous secret .* is not used/),
    );

    await restartWith(after);
    expect(await signInWithCode(nextCode())).toBe(200);
    expect(await signInWithSso()).toBe(200);
    expect(await callScim(scimSecrets.used)).toBe(200);
    expect(await callScim(scimSecrets.unused)).toBe(200);
    expect(await readFeed()).toBe(200);
    expect(await callWithApiToken()).toBe(200);
  });
});

describe('the check of the secrets at the start', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const addFile = (value: string, id: string = randomUUID()) =>
    database.db.insert(files).values({
      ...{ id, key: `chat/${id}/a`, directory: 'chat', fileName: 'a', mimeType: 'text/plain' },
      ...{ size: 1, dataKey: value },
    });

  it('rejects a wrong secret only while values need the previous one', async () => {
    await checkKeys(database.db, before);
    // The registration stays, because a server with the previous secret may be running.
    await checkKeys(database.db, after);
    const id = randomUUID();
    await addFile(encryptToken(before, 'key', id, 'file-keys'), id);
    const wrong = checkKeys(database.db, after);
    await expect(wrong).rejects.toThrow(/another secret, with the key id .* \(1 values\)/);
    expect(await findMissingKeys(database.db, after)).toEqual(new Map([[keyIdOf(oldSecret), 1]]));
    await checkKeys(database.db, during);
    await checkKeys(database.db, before);
  });

  it('needs the previous secret while values of earlier versions are left', async () => {
    const upgraded = await createTestDatabase();
    onTestFinished(() => upgraded.close());
    const { db, pool } = upgraded;
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO organizations (name) VALUES ('Sora') RETURNING id`,
    );
    const id = rows[0]!.id;
    const sealed = encryptToken(before, 'secret', id, 'sso-secrets');
    await pool.query(
      `INSERT INTO sso_connections (organization_id, issuer, client_id, client_secret, break_glass_user_ids)
       VALUES ($1, 'https://id.example', 'office', $2, '{}')`,
      [id, sealed.slice(sealed.lastIndexOf('.') + 1)],
    );
    await pool.query(
      `INSERT INTO scim_tokens (organization_id, name, token_hash, expires_at)
       VALUES ($1, 'Okta', 'hash', now())`,
      [id],
    );
    await checkKeys(db, before);
    await checkKeys(db, during);
    await expect(checkKeys(db, after)).rejects.toThrow(`${keyIdOf(oldSecret)} (2 values)`);
    await rotateKeys({ db, ring: during }, () => undefined);
    // The hash is marked with the previous secret.
    await expect(checkKeys(db, after)).rejects.toThrow(`${keyIdOf(oldSecret)} (1 values)`);
    await pool.query('DELETE FROM scim_tokens');
    await checkKeys(db, after);
    const { rows: found } = await pool.query<{ secret: string }>(
      'SELECT client_secret AS secret FROM sso_connections',
    );
    expect(decryptToken(after, found[0]!.secret, id, 'sso-secrets')).toBe('secret');
  });
});

describe('hashes and signed feeds of earlier versions', () => {
  const unmarked = { hash: 'hash', token: null };

  async function addEarlierValues() {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const { db, pool } = server.database;
    const { organizationId } = await makeOrganization(server, 'Sora');
    const { userId } = await makePerson(server, organizationId);
    await pool.query(
      `INSERT INTO scim_tokens (organization_id, name, token_hash, expires_at)
       VALUES ($1, 'Okta', 'hash', now())`,
      [organizationId],
    );
    const feedId = randomUUID();
    await pool.query(
      `INSERT INTO calendar_feeds (id, organization_id, user_id, created_at) VALUES ($1, $2, $3, now())`,
      [feedId, organizationId, userId],
    );
    const read = async () => {
      const { rows } = await pool.query<{ hash: string; token: string | null }>(
        'SELECT token_hash AS hash, token FROM scim_tokens, calendar_feeds',
      );
      return rows[0]!;
    };
    return { server, db, pool, feedId, read };
  }

  it('are marked at the start with a single secret', async () => {
    const { db, feedId, read } = await addEarlierValues();
    await checkKeys(db, before);
    const { hash, token } = await read();
    expect(hash).toBe(`${keyIdOf(oldSecret)}.hash`);
    expect(decryptToken(before, token!, feedId, 'calendar-feeds')).toBe(
      signFeed(oldSecret, feedId),
    );
  });

  it('stay unmarked while the secret that made them is ambiguous', async () => {
    const { server, db, pool, read } = await addEarlierValues();
    // Each process gets the next secret before the first one writes with it.
    const announced = { secret: oldSecret, previousSecrets: [newSecret] };
    await checkKeys(db, announced);
    await rotateKeys({ db, ring: announced }, () => undefined);
    expect(await read()).toEqual(unmarked);
    await checkKeys(db, during);
    await rotateKeys({ db, ring: during }, () => undefined);
    expect(await read()).toEqual(unmarked);
    Object.assign(server.config, during);
    const isUsed = expect.stringMatching(
      /^The previous secret .* is used by 1 × scim_tokens\.token_hash, 1 × signed calendar_feeds\.$/,
    );
    expect(await server.operate('keys', 'status')).toContainEqual(isUsed);
    await expect(checkKeys(db, after)).rejects.toThrow(`${keyIdOf(oldSecret)} (2 values)`);
    await pool.query('DELETE FROM scim_tokens');
    await pool.query('DELETE FROM calendar_feeds');
    await checkKeys(db, after);
  });
});

describe('a forgotten secret', () => {
  it('does not fail the rotation of other values', async () => {
    const server = await startTestServer({ config: after });
    onTestFinished(() => server.close());
    const { db } = server.database;
    await checkKeys(db, before);
    for (const ring of [before, after]) {
      const id = randomUUID();
      const dataKey = encryptToken(ring, 'key', id, 'file-keys');
      await db.insert(files).values({
        ...{ id, key: `chat/${id}/a`, directory: 'chat', fileName: 'a', mimeType: 'text/plain' },
        ...{ size: 1, dataKey },
      });
    }
    await expect(server.operate('keys', 'rotate')).rejects.toThrow('another secret');
    await server.operate('keys', 'forget', keyIdOf(oldSecret));
    const rotated = await server.operate('keys', 'rotate');
    expect(rotated).toContainEqual(expect.stringMatching(/^files\.data_key +0 +1 +0$/));
    expect(rotated).toContain('1 values of forgotten secrets stay unreadable.');
  });
});

describe('push subscriptions', () => {
  it('keep the secret of their derived key in use', async () => {
    const server = await startTestServer({ config: during });
    onTestFinished(() => server.close());
    const { organizationId } = await makeOrganization(server, 'Sora');
    const person = await makePerson(server, organizationId);
    await signInToOrganization(server, person, organizationId);
    const previous = deriveVapidKeys(oldSecret);
    server.config.webPush.previousKeys = [previous];
    await server.database.pool.query(
      `INSERT INTO push_tokens (token, keys, session_id, subscribed_at)
       SELECT 'https://push.example/1', $1, id, now() FROM sessions LIMIT 1`,
      [{ p256dh: 'p', auth: 'a', vapidKey: previous.publicKey }],
    );
    expect(await server.operate('keys', 'status')).toContain(
      `The previous secret ${keyIdOf(oldSecret)} is used by 1 × push subscriptions.`,
    );
  });
});

describe('an interrupted rotation', () => {
  const main = fileURLToPath(import.meta.resolve('../cli/main.ts'));
  const count = 1500;

  it.skipIf(isQuickSet)('continues after the process is killed', { timeout: 300_000 }, async () => {
    const server = await startTestServer({ config: during });
    onTestFinished(() => server.close());
    const { db, pool, url, ownerUrl } = server.database;
    await checkKeys(db, before);
    const rows = Array.from({ length: count }, (_, index) => {
      const id = randomUUID();
      const dataKey = encryptToken(before, `key ${index}`, id, 'file-keys');
      const key = `chat/${id}/${index}`;
      return {
        id,
        key,
        directory: 'chat',
        fileName: 'a',
        mimeType: 'text/plain',
        size: 1,
        dataKey,
      };
    });
    await db.insert(files).values(rows);
    const current = async () => {
      const { rows: found } = await pool.query<{ count: number }>(
        `SELECT count(*)::int FROM files WHERE split_part(data_key, '.', 2) = $1`,
        [keyIdOf(newSecret)],
      );
      return found[0]!.count;
    };

    const child = spawn(process.execPath, [main, 'keys', 'rotate'], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', OFFICE_DATA_DIR: server.config.dataDir },
        ...{ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
        ...{ OFFICE_SECRET: newSecret, OFFICE_PREVIOUS_SECRETS: oldSecret },
      },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    while ((await current()) === 0 && child.exitCode === null) await delay(25);
    child.kill('SIGKILL');
    await exited;
    const interrupted = await current();
    expect(interrupted).toBeGreaterThan(0);
    expect(interrupted).toBeLessThan(count);
    await expectKeys(during);

    const rotated = await server.operate('keys', 'rotate');
    expect(rotated).toContainEqual(
      expect.stringMatching(new RegExp(`^files\\.data_key +${count - interrupted} +${count} +0$`)),
    );
    await expectKeys(after);

    async function expectKeys(ring: typeof during) {
      const stored = await db.select().from(files);
      for (const { id, key, dataKey } of stored) {
        const plain = decryptToken(ring, dataKey!, id, 'file-keys');
        expect(plain).toBe(`key ${key.split('/')[2]}`);
      }
    }
  });
});
