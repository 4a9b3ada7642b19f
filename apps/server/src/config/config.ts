import path from 'node:path';
import { providers, type Provider } from '@office/vocabulary';
import type { KeyRing } from '../lib/key-ring.ts';
import { environmentSchema, type Environment } from './schema.ts';
import { readOrCreateSecret } from './secret.ts';
import { readSecretFiles } from './secret-files.ts';
import { deriveVapidKeys, readOrCreateVapidKeys, type VapidKeys } from './vapid.ts';

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Public: sent to every browser. */
interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  /** PKCS #8, PEM. */
  privateKey: string;
  tokenUri: string;
}

export interface FcmConfig {
  /** Origin of the service: `https://fcm.googleapis.com`. */
  endpoint: string;
  serviceAccount: ServiceAccount;
}

export interface WebPushConfig {
  keys: VapidKeys;
  /** Key pairs of previous secrets, for browsers that subscribed with them. */
  previousKeys: VapidKeys[];
  /** Contact of the operator for push services: an `https:` or `mailto:` URL. */
  contact: string;
  /** Hosts (with port) of push services in the operator's private network. */
  hosts: string[];
}

export interface S3Config {
  /** Origin, without the bucket: `https://s3.ap-northeast-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface TracingConfig {
  /** Address of the collector for traces, with its path. */
  url: string;
  /** Share of the traces to send, 0 to 1. */
  sampleRatio: number;
}

export interface MetricExportConfig {
  /** Address of the collector for metrics, with its path. */
  url: string;
  intervalMs: number;
}

/** Media servers for calls with many participants. */
export type SfuConfig = {
  /** Number of participants from which a call uses the media server. */
  from: number;
} & (
  | { kind: 'LIVEKIT'; url: string; apiKey: string; apiSecret: string }
  | { kind: 'JANUS'; urls: string[]; apiSecret: string }
);

/** The operator's credentials at a calendar and meeting provider. Never logged. */
export interface ProviderConfig {
  clientId: string;
  clientSecret: string;
  /** Origin that replaces all origins of the provider; null for the default origins. */
  endpoint: string | null;
  /** The directory whose accounts may sign in. Used for Microsoft only. */
  tenant: string;
}

export interface Config extends KeyRing {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Absolute path of the folder for all files written by the server. */
  dataDir: string;
  /** Origin of the product as seen by members, without a trailing slash. */
  publicUrl: string;
  allowedOrigins: string[];
  /** Source of all keys. Never logged. */
  secret: string;
  /** Secrets that were used before and decrypt stored values. Never logged. */
  previousSecrets: string[];
  /** Passwords that members cannot set, one per line, in addition to the built-in list. */
  breachedPasswordsFile: string | null;
  /** Service with the range API of Pwned Passwords. */
  breachedPasswordsUrl: string | null;
  /** Whether to create demo organisations in an empty database and to trust loopback addresses at sign-in. */
  demo: boolean;
  /** Whether to simulate colleagues in the demo organisation. Never in production. */
  demoColleagues: boolean;
  mail: { smtpUrl: string | null; from: string };
  scene: { host: string; version: string } | null;
  firebase: FirebaseConfig | null;
  /** Credentials for sending push messages. Null if and only if `firebase` is null. Never logged. */
  fcm: FcmConfig | null;
  webPush: WebPushConfig;
  /** Whether to encrypt new files. */
  encryptFiles: boolean;
  /** The bucket for uploaded files. If null, files are stored in the data folder. */
  s3: S3Config | null;
  voice: {
    stunUrls: string[];
    turn: {
      urls: string[];
      secret: string;
      credentialSeconds: number;
      /** Whether audio and video use relays only, so that members cannot see each other's addresses. */
      relayOnly: boolean;
    } | null;
    /** Null if calls are limited to the participants of a mesh. */
    sfu: SfuConfig | null;
  };
  /** The providers whose accounts members can link. Null for providers that are not offered. */
  providers: Record<Provider, ProviderConfig | null>;
  /** Hosts (with port) of calendar servers in the operator's private network that members may use. */
  calDavHosts: string[];
  /** Hosts (with port) of identity providers in the operator's private network. */
  ssoHosts: string[];
  /** Hosts (with port) in the operator's private network that receive audit logs. */
  auditStreamHosts: string[];
  /** Hosts (with port) in the operator's private network whose pages have link previews in chat. */
  linkPreviewHosts: string[];
  apiDocs: boolean;
  /** Requires a proxy that forwards responses with the status 103. */
  earlyHints: boolean;
  /** Bearer token for /metrics. If null, only loopback clients can read it, and none in production. */
  metricsToken: string | null;
  /** Calls per person and minute. */
  rateLimit: number;
  fileQuotas: Record<'person' | 'organization', { files: number; bytes: number }>;
  databaseUrl: string | null;
  /** Connection string of the schema owner. Null if the server changes the schema with its own role. */
  databaseOwnerUrl: string | null;
  /** Pooler in transaction mode in front of `databaseUrl`. */
  databasePoolerUrl: string | null;
  /** With Sentinel, the host is the name of the group of servers. */
  redisUrl: string | null;
  /** URLs of Sentinel processes. Empty without Sentinel. */
  redisSentinels: string[];
  /** Null if traces are off. */
  tracing: TracingConfig | null;
  /** Null if metrics are not sent to a collector. */
  metricExport: MetricExportConfig | null;
  trustProxy: false | string[];
  logLevel: string;
}

const megabyte = 1024 * 1024;

const projectRoot = path.resolve(import.meta.dirname, '../../../..');

const defaultLogLevels = { development: 'warn', test: 'silent', production: 'info' } as const;

const firebaseKeys = [
  'OFFICE_FIREBASE_PROJECT_ID',
  'OFFICE_FIREBASE_API_KEY',
  'OFFICE_FIREBASE_APP_ID',
  'OFFICE_FIREBASE_MESSAGING_SENDER_ID',
  'OFFICE_FIREBASE_VAPID_KEY',
  'OFFICE_FIREBASE_SERVICE_ACCOUNT',
] as const;

const s3Keys = [
  'OFFICE_S3_ENDPOINT',
  'OFFICE_S3_BUCKET',
  'OFFICE_S3_REGION',
  'OFFICE_S3_ACCESS_KEY_ID',
  'OFFICE_S3_SECRET_ACCESS_KEY',
] as const;

const liveKitKeys = [
  'OFFICE_LIVEKIT_URL',
  'OFFICE_LIVEKIT_API_KEY',
  'OFFICE_LIVEKIT_API_SECRET',
] as const;

/**
 * Empty values count as unset. Reads secrets from files, for example `OFFICE_SECRET_FILE`. Throws a `ConfigError`
 * that lists every invalid variable.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { settings, problems: fileProblems } = readSecretFiles(set);
  const parsed = environmentSchema.safeParse(settings);
  const problems = [
    ...fileProblems,
    ...(parsed.success
      ? contradictions(parsed.data)
      : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The server cannot start:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  const config = toConfig(parsed.data);
  // The secret of the data folder is not in the environment.
  if (config.previousSecrets.includes(config.secret)) {
    throw new ConfigError(
      'The server cannot start:\n  OFFICE_PREVIOUS_SECRETS: contains the current secret (remove it there, or set OFFICE_SECRET to another one)',
    );
  }
  return config;
}

export const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Returns warnings for settings that are valid but unlikely to be intended in production. */
export function configWarnings({ environment, demo, mail, publicUrl }: Config): string[] {
  const isReal = environment === 'production';
  const isLocal = loopbackNames.includes(new URL(publicUrl).hostname);
  const doubts = [
    isReal && !mail.smtpUrl && 'OFFICE_SMTP_URL is not set: no code and no link leaves by mail',
    isReal && isLocal && `OFFICE_PUBLIC_URL: links in mails lead to ${publicUrl}`,
    demo && !isLocal && 'OFFICE_DEMO: everyone knows the password of the demo accounts',
  ];
  return doubts.filter((doubt) => doubt !== false);
}

function contradictions(env: Environment): string[] {
  const problems: string[] = [];
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.OFFICE_SECRET) {
    problems.push(
      'OFFICE_SECRET: is required in production with DATABASE_URL (every server process must share it; try `openssl rand -base64 48`)',
    );
  }
  if (env.DATABASE_POOLER_URL && !env.DATABASE_URL) {
    problems.push('DATABASE_POOLER_URL: needs DATABASE_URL, the address without the pooler');
  }
  if (env.OFFICE_DEMO_COLLEAGUES && env.NODE_ENV === 'production') {
    problems.push(
      'OFFICE_DEMO_COLLEAGUES: is not allowed in production (remove it, or set it to 0)',
    );
  } else if (env.OFFICE_DEMO_COLLEAGUES && env.OFFICE_DEMO === false) {
    problems.push('OFFICE_DEMO_COLLEAGUES: needs the demo organisations (remove OFFICE_DEMO=0)');
  }
  for (const [name, keys] of [
    ['Firebase', firebaseKeys],
    ['S3', s3Keys],
    ['LiveKit', liveKitKeys],
  ] as const) {
    const missing = keys.filter((key) => env[key] === undefined);
    if (missing.length > 0 && missing.length < keys.length) {
      problems.push(`${missing.join(', ')}: missing (${name} needs all of its variables or none)`);
    }
  }
  const account = env.OFFICE_FIREBASE_SERVICE_ACCOUNT;
  if (account && account.project_id !== env.OFFICE_FIREBASE_PROJECT_ID) {
    problems.push('OFFICE_FIREBASE_SERVICE_ACCOUNT: is of another project');
  }
  for (const provider of providers) {
    const [id, secret] = [
      `OFFICE_${provider}_CLIENT_ID`,
      `OFFICE_${provider}_CLIENT_SECRET`,
    ] as const;
    if ((env[id] === undefined) !== (env[secret] === undefined)) {
      problems.push(`${id}, ${secret}: set both or none`);
    }
  }
  if ((env.OFFICE_SCENE_HOST === undefined) !== (env.OFFICE_SCENE_VERSION === undefined)) {
    problems.push('OFFICE_SCENE_HOST, OFFICE_SCENE_VERSION: set both or none');
  }
  if (env.OFFICE_TURN_URLS.length > 0 !== (env.OFFICE_TURN_SECRET !== undefined)) {
    problems.push('OFFICE_TURN_URLS, OFFICE_TURN_SECRET: set both or none');
  }
  if (env.OFFICE_JANUS_URLS.length > 0 !== (env.OFFICE_JANUS_API_SECRET !== undefined)) {
    problems.push('OFFICE_JANUS_URLS, OFFICE_JANUS_API_SECRET: set both or none');
  }
  if (env.OFFICE_LIVEKIT_URL !== undefined && env.OFFICE_JANUS_URLS.length > 0) {
    problems.push('OFFICE_LIVEKIT_URL, OFFICE_JANUS_URLS: set one of them');
  }
  if (env.REDIS_SENTINELS.length > 0 && env.REDIS_URL === undefined) {
    problems.push('REDIS_SENTINELS: set REDIS_URL, too');
  }
  if (env.OFFICE_TURN_ONLY && env.OFFICE_TURN_URLS.length === 0) {
    problems.push('OFFICE_TURN_ONLY: needs OFFICE_TURN_URLS');
  }
  return problems;
}

function toConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const isDevelopment = env.NODE_ENV === 'development';
  const dataDir = env.OFFICE_DATA_DIR
    ? path.resolve(env.OFFICE_DATA_DIR)
    : path.join(projectRoot, '.office');
  return {
    environment: env.NODE_ENV,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir,
    publicUrl: (env.OFFICE_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: env.OFFICE_ALLOWED_ORIGINS,
    secret: env.OFFICE_SECRET ?? readOrCreateSecret(dataDir),
    previousSecrets: env.OFFICE_PREVIOUS_SECRETS,
    demo: env.OFFICE_DEMO ?? !production,
    demoColleagues: env.OFFICE_DEMO_COLLEAGUES ?? (isDevelopment && env.OFFICE_DEMO !== false),
    mail: { smtpUrl: env.OFFICE_SMTP_URL ?? null, from: env.OFFICE_MAIL_FROM },
    scene:
      env.OFFICE_SCENE_HOST && env.OFFICE_SCENE_VERSION
        ? { host: env.OFFICE_SCENE_HOST.replace(/\/+$/, ''), version: env.OFFICE_SCENE_VERSION }
        : null,
    firebase: toFirebase(env),
    fcm: toFcm(env),
    webPush: toWebPush(env, dataDir),
    encryptFiles: env.OFFICE_ENCRYPT_FILES ?? false,
    s3: toS3(env),
    voice: {
      stunUrls: env.OFFICE_STUN_URLS,
      turn: env.OFFICE_TURN_SECRET
        ? {
            urls: env.OFFICE_TURN_URLS,
            secret: env.OFFICE_TURN_SECRET,
            credentialSeconds: env.OFFICE_TURN_CREDENTIAL_SECONDS,
            relayOnly: env.OFFICE_TURN_ONLY ?? false,
          }
        : null,
      sfu: toSfu(env),
    },
    providers: {
      GOOGLE: toProvider(env, 'GOOGLE'),
      ZOOM: toProvider(env, 'ZOOM'),
      TEAMS: toProvider(env, 'TEAMS'),
    },
    calDavHosts: env.OFFICE_CALDAV_HOSTS,
    ssoHosts: env.OFFICE_SSO_HOSTS,
    auditStreamHosts: env.OFFICE_AUDIT_STREAM_HOSTS,
    linkPreviewHosts: env.OFFICE_LINK_PREVIEW_HOSTS,
    apiDocs: env.OFFICE_API_DOCS ?? !production,
    earlyHints: env.OFFICE_EARLY_HINTS ?? false,
    metricsToken: env.OFFICE_METRICS_TOKEN ?? null,
    rateLimit: env.OFFICE_RATE_LIMIT,
    fileQuotas: {
      person: {
        files: env.OFFICE_FILES_PER_PERSON,
        bytes: env.OFFICE_FILE_MEGABYTES_PER_PERSON * megabyte,
      },
      organization: {
        files: env.OFFICE_FILES_PER_ORGANIZATION,
        bytes: env.OFFICE_FILE_MEGABYTES_PER_ORGANIZATION * megabyte,
      },
    },
    breachedPasswordsFile: env.OFFICE_BREACHED_PASSWORDS_FILE ?? null,
    breachedPasswordsUrl: env.OFFICE_BREACHED_PASSWORDS_URL ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databasePoolerUrl: env.DATABASE_POOLER_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    redisSentinels: env.REDIS_SENTINELS,
    tracing: toTracing(env),
    metricExport: toMetricExport(env),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? defaultLogLevels[env.NODE_ENV],
  };
}

function toSfu(env: Environment): SfuConfig | null {
  const {
    OFFICE_SFU_FROM: from,
    OFFICE_LIVEKIT_URL: url,
    OFFICE_LIVEKIT_API_KEY: apiKey,
    OFFICE_LIVEKIT_API_SECRET: liveKitSecret,
    OFFICE_JANUS_URLS: urls,
    OFFICE_JANUS_API_SECRET: janusSecret,
  } = env;
  if (url && apiKey && liveKitSecret)
    return { from, kind: 'LIVEKIT', url, apiKey, apiSecret: liveKitSecret };
  return janusSecret ? { from, kind: 'JANUS', urls, apiSecret: janusSecret } : null;
}

function toFirebase(env: Environment): FirebaseConfig | null {
  const {
    OFFICE_FIREBASE_PROJECT_ID: projectId,
    OFFICE_FIREBASE_API_KEY: apiKey,
    OFFICE_FIREBASE_APP_ID: appId,
    OFFICE_FIREBASE_MESSAGING_SENDER_ID: messagingSenderId,
    OFFICE_FIREBASE_VAPID_KEY: vapidKey,
  } = env;
  return projectId && apiKey && appId && messagingSenderId && vapidKey
    ? { projectId, apiKey, appId, messagingSenderId, vapidKey }
    : null;
}

function toFcm(env: Environment): FcmConfig | null {
  const account = env.OFFICE_FIREBASE_SERVICE_ACCOUNT;
  if (!account) return null;
  return {
    endpoint: env.OFFICE_FIREBASE_ENDPOINT.replace(/\/+$/, ''),
    serviceAccount: {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
      tokenUri: account.token_uri,
    },
  };
}

/**
 * Derives a key from the secret, as processes that share a database may have separate data folders.
 */
function toWebPush(env: Environment, dataDir: string): WebPushConfig {
  const { OFFICE_VAPID_PRIVATE_KEY: own, OFFICE_SECRET: secret, OFFICE_PUBLIC_URL: url } = env;
  const shared = env.DATABASE_URL && secret ? deriveVapidKeys(secret) : null;
  const previousKeys = shared && !own ? env.OFFICE_PREVIOUS_SECRETS.map(deriveVapidKeys) : [];
  const [, address = ''] = /([^<>\s]+@[^<>\s]+?)>?$/.exec(env.OFFICE_MAIL_FROM) ?? [];
  return {
    keys: own ?? shared ?? readOrCreateVapidKeys(dataDir),
    previousKeys,
    // Some push services reject contact addresses that are not publicly reachable.
    contact: url?.startsWith('https:') ? url.replace(/\/+$/, '') : `mailto:${address}`,
    hosts: env.OFFICE_PUSH_HOSTS,
  };
}

function toS3(env: Environment): S3Config | null {
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = s3Keys.map((key) => env[key]);
  return endpoint && bucket && region && accessKeyId && secretAccessKey
    ? { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey }
    : null;
}

function toTracing(env: Environment): TracingConfig | null {
  const url = otlpAddress(env, 'TRACES');
  if (!url) return null;
  const ratios: Record<string, number> = { always_on: 1, always_off: 0 };
  const sampler = env.OTEL_TRACES_SAMPLER.replace('parentbased_', '');
  return { url, sampleRatio: ratios[sampler] ?? env.OTEL_TRACES_SAMPLER_ARG };
}

function toMetricExport(env: Environment): MetricExportConfig | null {
  const url = otlpAddress(env, 'METRICS');
  return url ? { url, intervalMs: env.OTEL_METRIC_EXPORT_INTERVAL } : null;
}

/** Undefined if the signal is off. The path follows the specification of the OTLP exporter. */
function otlpAddress(env: Environment, signal: 'TRACES' | 'METRICS'): string | undefined {
  if (env.OTEL_SDK_DISABLED || env[`OTEL_${signal}_EXPORTER`] === 'none') return undefined;
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const path = `/v1/${signal.toLowerCase()}`;
  return env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? (base && base + path);
}

function toProvider(env: Environment, provider: Provider): ProviderConfig | null {
  const clientId = env[`OFFICE_${provider}_CLIENT_ID`];
  const clientSecret = env[`OFFICE_${provider}_CLIENT_SECRET`];
  const endpoint = env[`OFFICE_${provider}_ENDPOINT`] ?? null;
  const tenant = env.OFFICE_TEAMS_TENANT;
  return clientId && clientSecret ? { clientId, clientSecret, endpoint, tenant } : null;
}
