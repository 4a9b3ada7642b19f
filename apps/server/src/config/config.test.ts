import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deriveVapidKeys } from './vapid.ts';
import { ConfigError, configWarnings, loadConfig, type Config } from './config.ts';
import { environmentSchema } from './schema.ts';
import { secretSettings } from './secret-files.ts';

const folders = mkdtempSync(path.join(tmpdir(), 'office-config-'));
const dataDir = () => mkdtempSync(path.join(folders, 'data-'));

afterAll(() => rmSync(folders, { recursive: true }));

const secretOf = (letter: string) => letter.repeat(32);

describe('OFFICE_PREVIOUS_SECRETS', () => {
  const problem = 'OFFICE_PREVIOUS_SECRETS: contains the current secret';

  it('cannot contain OFFICE_SECRET', () => {
    const env = { OFFICE_DATA_DIR: dataDir(), OFFICE_SECRET: secretOf('a') };
    const load = (previous: string) => loadConfig({ ...env, OFFICE_PREVIOUS_SECRETS: previous });
    expect(() => load(secretOf('a'))).toThrow(problem);
    expect(load(secretOf('b')).previousSecrets).toEqual([secretOf('b')]);
  });

  it('cannot contain the generated secret while OFFICE_SECRET is not set', () => {
    const env = { OFFICE_DATA_DIR: dataDir() };
    const { secret } = loadConfig(env);
    expect(() => loadConfig({ ...env, OFFICE_PREVIOUS_SECRETS: secret })).toThrow(problem);
  });
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const account = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    project_id: 'office-1',
    client_email: 'push@office-1.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ...change,
  });

const firebase = {
  OFFICE_FIREBASE_PROJECT_ID: 'office-1',
  OFFICE_FIREBASE_API_KEY: 'k',
  OFFICE_FIREBASE_APP_ID: 'a',
  OFFICE_FIREBASE_MESSAGING_SENDER_ID: '1',
  OFFICE_FIREBASE_VAPID_KEY: 'v',
  OFFICE_FIREBASE_SERVICE_ACCOUNT: account(),
};

describe('loadConfig', () => {
  it('needs no variables in the embedded default', () => {
    const config = loadConfig({ OFFICE_DATA_DIR: dataDir() });
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      allowedOrigins: [],
      demo: true,
      databaseUrl: null,
      scene: null,
      firebase: null,
    });
  });

  it('reports every invalid value', () => {
    const wrong = () =>
      loadConfig({
        PORT: 'many',
        DATABASE_URL: 'mysql://x',
        OFFICE_SECRET: 'short',
        LOG_LEVEL: 'x',
        TRUST_PROXY: '2',
      });
    expect(wrong).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'OFFICE_SECRET', 'LOG_LEVEL', 'TRUST_PROXY']) {
      expect(wrong).toThrow(name);
    }
  });

  it('rejects a list of breached passwords that cannot be read', () => {
    const load = () => loadConfig({ OFFICE_BREACHED_PASSWORDS_FILE: '/nowhere/list.txt' });
    expect(load).toThrow('OFFICE_BREACHED_PASSWORDS_FILE: must be a readable file');
  });

  it('simulates colleagues only in a demo in development, unless set', () => {
    const colleagues = (env: Record<string, string>) =>
      loadConfig({ OFFICE_DATA_DIR: dataDir(), ...env }).demoColleagues;
    expect(colleagues({})).toBe(true);
    expect(colleagues({ OFFICE_DEMO_COLLEAGUES: '0' })).toBe(false);
    expect(colleagues({ OFFICE_DEMO: '0' })).toBe(false);
    expect(colleagues({ NODE_ENV: 'test' })).toBe(false);
    expect(colleagues({ NODE_ENV: 'test', OFFICE_DEMO_COLLEAGUES: '1' })).toBe(true);
    expect(colleagues({ NODE_ENV: 'production', OFFICE_DEMO: '1' })).toBe(false);
  });

  it.each([
    [{ NODE_ENV: 'production' }, /OFFICE_DEMO_COLLEAGUES: is not allowed in production/],
    [{ OFFICE_DEMO: '0' }, /OFFICE_DEMO_COLLEAGUES: needs the demo organisations/],
  ])('rejects simulated colleagues with %j', (env, message) => {
    expect(() => loadConfig({ ...env, OFFICE_DEMO_COLLEAGUES: '1' })).toThrow(message);
  });

  it('requires the address of the database beside that of a pooler', () => {
    const env = { DATABASE_POOLER_URL: 'postgres://pooler/office' };
    expect(() => loadConfig(env)).toThrow(/DATABASE_POOLER_URL: needs DATABASE_URL/);
  });

  it('requires a secret in production with an external database', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/office' };
    expect(() => loadConfig(env)).toThrow(/OFFICE_SECRET: is required in production/);
    expect(loadConfig({ ...env, OFFICE_SECRET: 'x'.repeat(32) })).toMatchObject({
      demo: false,
      host: '0.0.0.0',
    });
  });

  describe('with secrets in files', () => {
    const fileWith = (text: string) => {
      const file = path.join(dataDir(), 'value');
      writeFileSync(file, text);
      return file;
    };
    const secret = 'x'.repeat(32);

    it.each(secretSettings)('rejects an unreadable file of %s', (name) => {
      expect(environmentSchema.shape).toHaveProperty(name);
      expect(() => loadConfig({ [`${name}_FILE`]: '/nowhere/value' })).toThrow(
        `${name}_FILE: must be a readable file`,
      );
    });

    it('reads the value without the line break at the end', () => {
      const env = {
        NODE_ENV: 'production',
        OFFICE_SECRET_FILE: fileWith(`${secret}\n`),
        DATABASE_URL_FILE: fileWith('postgres://office:p@db/office\r\n'),
        OFFICE_TURN_URLS: 'turn:relay.example',
        OFFICE_TURN_SECRET_FILE: fileWith('relay secret'),
      };
      const config = loadConfig(env);
      expect(config).toMatchObject({ secret, databaseUrl: 'postgres://office:p@db/office' });
      expect(config.voice.turn?.secret).toBe('relay secret');
    });

    it('rejects a value that is set twice, empty, too large or invalid, without showing it', () => {
      const load = (file: string, env = {}) =>
        loadConfig({ OFFICE_SECRET_FILE: fileWith(file), ...env });
      expect(() => load(secret, { OFFICE_SECRET: secret })).toThrow(
        'OFFICE_SECRET, OFFICE_SECRET_FILE: set only one of them',
      );
      expect(() => load('\n')).toThrow('OFFICE_SECRET_FILE: the file is empty');
      expect(() => load('x'.repeat(70_000))).toThrow('OFFICE_SECRET_FILE: the file is too large');
      expect(() => load('too short')).toThrow(/OFFICE_SECRET: must have at least 32 characters$/);
    });
  });

  it('creates the secret once, readable only by its owner, in the embedded default', () => {
    const dir = dataDir();
    const first = loadConfig({ NODE_ENV: 'production', OFFICE_DATA_DIR: dir }).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ OFFICE_DATA_DIR: dir }).secret).toBe(first);
    expect(readFileSync(path.join(dir, 'secret'), 'utf8')).toBe(first);
    expect(statSync(path.join(dir, 'secret')).mode & 0o077).toBe(0);
  });

  it('creates the push keys once, readable only by their owner, and never replaces them silently', () => {
    const dir = dataDir();
    const keysIn = (env: Record<string, string> = {}) =>
      loadConfig({ OFFICE_DATA_DIR: dir, ...env }).webPush.keys;
    const first = keysIn();
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    expect(keysIn()).toEqual(first);
    expect(keysIn({ OFFICE_SECRET: 'x'.repeat(32) })).toEqual(first);
    const file = path.join(dir, 'vapid-key');
    expect(statSync(file).mode & 0o077).toBe(0);
    for (const content of ['', 'no key']) {
      writeFileSync(file, content);
      expect(keysIn).toThrow(/vapid-key .*remove it to generate a new/);
    }
  });

  it('uses the same push keys in all processes of a database, or the configured ones', () => {
    const shared = { DATABASE_URL: 'postgres://db/office', OFFICE_SECRET: 'x'.repeat(32) };
    const keysWith = (env: Record<string, string> = {}) =>
      loadConfig({ OFFICE_DATA_DIR: dataDir(), ...shared, ...env }).webPush.keys;
    expect(keysWith()).toEqual(keysWith());
    expect(keysWith({ OFFICE_SECRET: 'y'.repeat(32) })).not.toEqual(keysWith());
    const own = deriveVapidKeys('own');
    expect(keysWith({ OFFICE_VAPID_PRIVATE_KEY: own.privateKey })).toEqual(own);
    const wrong = () => keysWith({ OFFICE_VAPID_PRIVATE_KEY: 'short' });
    expect(wrong).toThrow('OFFICE_VAPID_PRIVATE_KEY');
  });

  it.each([
    ['Office <no-reply@office.example>', undefined, 'mailto:no-reply@office.example'],
    ['no-reply@office.example', 'http://localhost:4000', 'mailto:no-reply@office.example'],
    ['no-reply@office.example', 'https://office.example/', 'https://office.example'],
  ])('derives the push contact from %j and %s: %s', (from, url, contact) => {
    const env = { OFFICE_MAIL_FROM: from, OFFICE_PUBLIC_URL: url };
    expect(loadConfig({ OFFICE_DATA_DIR: dataDir(), ...env }).webPush.contact).toBe(contact);
  });

  it.each([
    ['true', ['loopback', 'linklocal', 'uniquelocal']],
    ['false', false],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ])('reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(loadConfig({ OFFICE_DATA_DIR: dataDir(), TRUST_PROXY: value })).toMatchObject({
      trustProxy,
    });
  });

  it.each([
    ['TRUST_PROXY', 'proxy.internal'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/x'],
    // Any client could then fake its address.
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['OFFICE_PUBLIC_URL', 'https://office.example/office'],
    ['OFFICE_PUBLIC_URL', 'https://office.example?x=1'],
    ['OFFICE_PUBLIC_URL', 'https://user:secret@office.example'],
    ['OFFICE_ALLOWED_ORIGINS', '*'],
    ['OFFICE_ALLOWED_ORIGINS', 'null'],
    ['OFFICE_ALLOWED_ORIGINS', 'shop.example'],
    ['OFFICE_ALLOWED_ORIGINS', 'https://shop.example, https://shop.example/a'],
    ['OFFICE_ALLOWED_ORIGINS', 'https://*.shop.example'],
    ['OFFICE_MAIL_FROM', 'Office'],
    ['OFFICE_MAIL_FROM', 'a@office.example\r\nBcc: b@evil.example'],
  ])('rejects %s=%s', (name, value) => {
    const load = () => loadConfig({ OFFICE_DATA_DIR: dataDir(), [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(`${name}: must be`);
  });

  it.each([
    ['TRUST_PROXY', '::1, fd00::/8, loopback'],
    ['OFFICE_PUBLIC_URL', 'https://office.example:8443/'],
    ['OFFICE_MAIL_FROM', '桜オフィス <no-reply@office.example>'],
    ['OFFICE_MAIL_FROM', 'no-reply@office.example'],
  ])('accepts %s=%s', (name, value) => {
    expect(() => loadConfig({ OFFICE_DATA_DIR: dataDir(), [name]: value })).not.toThrow();
  });

  it('warns in production about local links and missing mail delivery', () => {
    const env = { OFFICE_DATA_DIR: dataDir() };
    expect(configWarnings(loadConfig(env))).toEqual([]);
    const production = { ...env, NODE_ENV: 'production' };
    expect(configWarnings(loadConfig(production)).join()).toMatch(
      /OFFICE_SMTP_URL.*OFFICE_PUBLIC_URL/,
    );
    const complete = {
      OFFICE_PUBLIC_URL: 'https://office.example',
      OFFICE_SMTP_URL: 'smtp://mail.example',
    };
    expect(configWarnings(loadConfig({ ...production, ...complete }))).toEqual([]);
  });

  it('warns about demo accounts on a public URL', () => {
    const env = { OFFICE_DATA_DIR: dataDir(), OFFICE_PUBLIC_URL: 'https://office.example' };
    expect(configWarnings(loadConfig(env)).join()).toContain('OFFICE_DEMO');
    expect(configWarnings(loadConfig({ ...env, OFFICE_DEMO: '0' }))).toEqual([]);
  });

  it('keeps the push credentials separate from the public Firebase configuration', () => {
    const config = loadConfig({ OFFICE_DATA_DIR: dataDir(), ...firebase });
    expect(config.firebase).toEqual({
      projectId: 'office-1',
      apiKey: 'k',
      appId: 'a',
      messagingSenderId: '1',
      vapidKey: 'v',
    });
    expect(config.fcm).toMatchObject({
      endpoint: 'https://fcm.googleapis.com',
      serviceAccount: {
        projectId: 'office-1',
        clientEmail: 'push@office-1.example',
        tokenUri: 'https://oauth2.googleapis.com/token',
      },
    });
  });

  it.each([
    ['{', /SERVICE_ACCOUNT: must be the JSON/],
    [account({ private_key: 'secret' }), /SERVICE_ACCOUNT\.private_key: must be a private key/],
    [account({ client_email: undefined }), /SERVICE_ACCOUNT\.client_email/],
    [account({ project_id: 'office-2' }), /SERVICE_ACCOUNT: is of another project/],
  ])('rejects the service account %s', (account, problem) => {
    const wrong = () => loadConfig({ ...firebase, OFFICE_FIREBASE_SERVICE_ACCOUNT: account });
    expect(wrong).toThrow(problem);
    expect(wrong).not.toThrow('secret');
  });

  it('normalises the allowed origins as browsers send them', () => {
    const OFFICE_ALLOWED_ORIGINS =
      ' https://Shop.example/, http://localhost:5173,https://a.example:443';
    expect(
      loadConfig({ OFFICE_DATA_DIR: dataDir(), OFFICE_ALLOWED_ORIGINS }).allowedOrigins,
    ).toEqual(['https://shop.example', 'http://localhost:5173', 'https://a.example']);
  });

  it.each<[Record<string, string>, Config['tracing']]>([
    [{}, null],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
      { url: 'http://collector:4318/v1/traces', sampleRatio: 1 },
    ],
    [
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/own' },
      { url: 'https://collector/own', sampleRatio: 1 },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      },
      { url: 'http://collector:4318/v1/traces', sampleRatio: 0.1 },
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, null],
  ])('reads the variables of OpenTelemetry: %j', (variables, tracing) => {
    expect(loadConfig({ OFFICE_DATA_DIR: dataDir(), ...variables }).tracing).toEqual(tracing);
  });

  it.each<[Record<string, string>, Config['metricExport']]>([
    [{}, null],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
      { url: 'http://collector:4318/v1/metrics', intervalMs: 60_000 },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://collector/own',
        OTEL_METRIC_EXPORT_INTERVAL: '5000',
      },
      { url: 'https://collector/own', intervalMs: 5000 },
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_METRICS_EXPORTER: 'none' }, null],
  ])('reads the variables of the metric export: %j', (variables, metricExport) => {
    const config = loadConfig({ OFFICE_DATA_DIR: dataDir(), ...variables });
    expect(config.metricExport).toEqual(metricExport);
  });

  it('reads the media server of voice chat', () => {
    const OFFICE_DATA_DIR = dataDir();
    const sfuOf = (variables: Record<string, string>) =>
      loadConfig({ OFFICE_DATA_DIR, ...variables }).voice.sfu;
    const liveKit = {
      OFFICE_LIVEKIT_URL: 'wss://livekit.example',
      OFFICE_LIVEKIT_API_KEY: 'key',
      OFFICE_LIVEKIT_API_SECRET: 'a secret of thirty-two characters',
    };
    const janus = {
      OFFICE_JANUS_URLS: 'ws://janus-1:8188,ws://janus-2:8188',
      OFFICE_JANUS_API_SECRET: 'sixteen letters!',
    };
    expect(sfuOf(liveKit)).toEqual({
      from: 6,
      kind: 'LIVEKIT',
      url: 'wss://livekit.example',
      apiKey: 'key',
      apiSecret: liveKit.OFFICE_LIVEKIT_API_SECRET,
    });
    expect(sfuOf({ ...janus, OFFICE_SFU_FROM: '3' })).toEqual({
      from: 3,
      kind: 'JANUS',
      urls: ['ws://janus-1:8188', 'ws://janus-2:8188'],
      apiSecret: janus.OFFICE_JANUS_API_SECRET,
    });
    for (const [wrong, name] of [
      [{ ...liveKit, OFFICE_LIVEKIT_API_KEY: '' }, 'OFFICE_LIVEKIT_API_KEY'],
      [{ ...janus, OFFICE_JANUS_API_SECRET: '' }, 'OFFICE_JANUS_API_SECRET'],
      [{ ...janus, OFFICE_JANUS_URLS: 'https://janus' }, 'OFFICE_JANUS_URLS'],
      [{ ...janus, ...liveKit }, 'set one of them'],
      [{ OFFICE_SFU_FROM: '7' }, 'OFFICE_SFU_FROM'],
    ] as const) {
      expect(() => sfuOf(wrong)).toThrow(name);
    }
  });

  it('reads the STUN and TURN servers of voice chat', () => {
    const OFFICE_DATA_DIR = dataDir();
    expect(loadConfig({ OFFICE_DATA_DIR }).voice).toEqual({ stunUrls: [], turn: null, sfu: null });
    const settings = {
      OFFICE_STUN_URLS: 'stun:stun.example:3478',
      OFFICE_TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:5349',
      OFFICE_TURN_SECRET: 'shared secret',
    };
    expect(loadConfig({ OFFICE_DATA_DIR, ...settings }).voice).toEqual({
      stunUrls: ['stun:stun.example:3478'],
      turn: {
        urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
        secret: 'shared secret',
        credentialSeconds: 3600,
        relayOnly: false,
      },
      sfu: null,
    });
    const strict = { OFFICE_TURN_CREDENTIAL_SECONDS: '20', OFFICE_TURN_ONLY: '1' };
    expect(loadConfig({ OFFICE_DATA_DIR, ...settings, ...strict }).voice.turn).toMatchObject({
      credentialSeconds: 20,
      relayOnly: true,
    });
    expect(() => loadConfig({ OFFICE_DATA_DIR, OFFICE_TURN_ONLY: '1' })).toThrow(
      'OFFICE_TURN_ONLY',
    );
    for (const wrong of [
      { OFFICE_TURN_URLS: 'https://turn.example' },
      { OFFICE_STUN_URLS: 'turn:turn.example' },
      { OFFICE_TURN_SECRET: undefined },
      { OFFICE_TURN_SECRET: 'short' },
      { OFFICE_TURN_URLS: '' },
      { OFFICE_TURN_CREDENTIAL_SECONDS: '5' },
    ]) {
      const [name] = Object.keys(wrong);
      expect(() => loadConfig({ OFFICE_DATA_DIR, ...settings, ...wrong })).toThrow(name);
    }
  });

  it('offers the providers that have credentials', () => {
    const OFFICE_DATA_DIR = dataDir();
    const none = { GOOGLE: null, ZOOM: null, TEAMS: null };
    expect(loadConfig({ OFFICE_DATA_DIR }).providers).toEqual(none);
    const settings = { OFFICE_ZOOM_CLIENT_ID: 'office', OFFICE_ZOOM_CLIENT_SECRET: 'secret' };
    const zoom = { clientId: 'office', clientSecret: 'secret', endpoint: null };
    expect(loadConfig({ OFFICE_DATA_DIR, ...settings }).providers).toMatchObject({
      ...none,
      ZOOM: zoom,
    });
    for (const wrong of [
      { OFFICE_ZOOM_CLIENT_SECRET: undefined },
      { OFFICE_ZOOM_ENDPOINT: 'https://zoom.example/v2' },
      { OFFICE_TEAMS_TENANT: 'a/b' },
    ]) {
      const [name] = Object.keys(wrong);
      expect(() => loadConfig({ OFFICE_DATA_DIR, ...settings, ...wrong })).toThrow(name);
    }
  });

  it('rejects an incomplete Firebase or scene configuration', () => {
    expect(() => loadConfig({ OFFICE_FIREBASE_API_KEY: 'k' })).toThrow('OFFICE_FIREBASE_APP_ID');
    expect(() => loadConfig({ OFFICE_SCENE_HOST: 'https://cdn.example' })).toThrow(
      'OFFICE_SCENE_VERSION',
    );
  });
});
