import path from 'node:path';
import { providers, type Provider } from '@office/vocabulary';
import { environmentSchema, type Environment } from './schema.ts';
import { readOrCreateSecret } from './secret.ts';
import { deriveVapidKeys, readOrCreateVapidKeys, type VapidKeys } from './vapid.ts';

/** A value of the environment that the server cannot start with; the message names every one. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Public: every browser gets it. */
interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

/** The credentials that Google hands out to a server. */
export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  /** PKCS #8, PEM. */
  privateKey: string;
  /** Address that gives out access tokens. */
  tokenUri: string;
}

export interface FcmConfig {
  /** Origin of the service: `https://fcm.googleapis.com`. */
  endpoint: string;
  serviceAccount: ServiceAccount;
}

export interface WebPushConfig {
  keys: VapidKeys;
  /** How a push service reaches the operator: `https:` or `mailto:`. */
  contact: string;
  /** Hosts of push services, with their ports, in a network of the operator's own. */
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

/** The credentials that a provider of calendars and meetings gave the operator. Never logged. */
export interface ProviderConfig {
  clientId: string;
  clientSecret: string;
  /** Origin that stands in for all of the provider's own; null for those. */
  endpoint: string | null;
  /** The directory whose accounts are let in; of no meaning outside Microsoft. */
  tenant: string;
}

/** The operator's settings, parsed once at start. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Absolute path of the folder that holds everything this server writes. */
  dataDir: string;
  /** Origin under which members reach the product, without a trailing slash. */
  publicUrl: string;
  /** Origins of other products, whose pages may call this server. */
  allowedOrigins: string[];
  /** Key that tokens and file links are derived from. Never logged. */
  secret: string;
  /** Demo organisations are made in an empty database, and loopback addresses are known IPs. */
  demo: boolean;
  mail: { smtpUrl: string | null; from: string };
  scene: { host: string; version: string } | null;
  firebase: FirebaseConfig | null;
  /** Credentials for sending pushes; null exactly where `firebase` is. Never logged. */
  fcm: FcmConfig | null;
  /** How the office pushes to browsers by itself. */
  webPush: WebPushConfig;
  /** The bucket that uploaded files go to; without one they are kept in the data folder. */
  s3: S3Config | null;
  /** How browsers in a voice chat reach each other: what tells them their addresses, and what relays. */
  voice: {
    stunUrls: string[];
    turn: {
      urls: string[];
      secret: string;
      /** How long a member's credentials count. */
      credentialSeconds: number;
      /** Whether voices and pictures go by relays alone, so that members see no addresses of each other. */
      isOnlyWay: boolean;
    } | null;
  };
  /** The providers that members can link accounts of; null for those that are not offered. */
  providers: Record<Provider, ProviderConfig | null>;
  /** Hosts of calendars, with their ports, that members reach though they are in a network of the operator's own. */
  calDavHosts: string[];
  /** The reference at /api/docs is served. */
  apiDocs: boolean;
  /** Bearer that /metrics asks for; without it only loopback may read, and in production nobody. */
  metricsToken: string | null;
  /** Calls a person and minute. */
  rateLimit: number;
  /** Files that may be kept, and bytes, at the same time. */
  fileQuotas: Record<'person' | 'organization', { files: number; bytes: number }>;
  databaseUrl: string | null;
  /** The same database as its owner, who alone changes its schema; null where the server does so itself. */
  databaseOwnerUrl: string | null;
  redisUrl: string | null;
  /** Proxies whose word on callers' addresses counts. */
  trustProxy: false | string[];
  logLevel: string;
}

const megabyte = 1024 * 1024;

const projectRoot = path.resolve(import.meta.dirname, '../../../..');

/** At a terminal only failures are logged, not each request. */
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

/**
 * Reads the configuration from environment variables. Empty values count as unset.
 *
 * @throws {ConfigError} naming every wrong or missing variable
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? contradictions(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The server cannot start:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  return toConfig(parsed.data);
}

/** A machine's own names in addresses. */
export const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Settings that may be meant, but hardly where others work with the server. */
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
  for (const [name, keys] of [
    ['Firebase', firebaseKeys],
    ['S3', s3Keys],
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
  if (env.OFFICE_TURN_ONLY && env.OFFICE_TURN_URLS.length === 0) {
    problems.push('OFFICE_TURN_ONLY: needs OFFICE_TURN_URLS');
  }
  return problems;
}

function toConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
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
    demo: env.OFFICE_DEMO ?? !production,
    mail: { smtpUrl: env.OFFICE_SMTP_URL ?? null, from: env.OFFICE_MAIL_FROM },
    scene:
      env.OFFICE_SCENE_HOST && env.OFFICE_SCENE_VERSION
        ? { host: env.OFFICE_SCENE_HOST.replace(/\/+$/, ''), version: env.OFFICE_SCENE_VERSION }
        : null,
    firebase: toFirebase(env),
    fcm: toFcm(env),
    webPush: toWebPush(env, dataDir),
    s3: toS3(env),
    voice: {
      stunUrls: env.OFFICE_STUN_URLS,
      turn: env.OFFICE_TURN_SECRET
        ? {
            urls: env.OFFICE_TURN_URLS,
            secret: env.OFFICE_TURN_SECRET,
            credentialSeconds: env.OFFICE_TURN_CREDENTIAL_SECONDS,
            isOnlyWay: env.OFFICE_TURN_ONLY ?? false,
          }
        : null,
    },
    providers: {
      GOOGLE: toProvider(env, 'GOOGLE'),
      ZOOM: toProvider(env, 'ZOOM'),
      TEAMS: toProvider(env, 'TEAMS'),
    },
    calDavHosts: env.OFFICE_CALDAV_HOSTS,
    apiDocs: env.OFFICE_API_DOCS ?? !production,
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
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? defaultLogLevels[env.NODE_ENV],
  };
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
 * The keys are the operator's own; or come of the secret, where several processes may have a data folder each; or
 * of the data folder.
 */
function toWebPush(env: Environment, dataDir: string): WebPushConfig {
  const { OFFICE_VAPID_PRIVATE_KEY: own, OFFICE_SECRET: secret, OFFICE_PUBLIC_URL: url } = env;
  const shared = env.DATABASE_URL && secret ? deriveVapidKeys(secret) : null;
  const [, address = ''] = /([^<>\s]+@[^<>\s]+?)>?$/.exec(env.OFFICE_MAIL_FROM) ?? [];
  return {
    keys: own ?? shared ?? readOrCreateVapidKeys(dataDir),
    // Some services take no address that only this machine knows.
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

function toProvider(env: Environment, provider: Provider): ProviderConfig | null {
  const clientId = env[`OFFICE_${provider}_CLIENT_ID`];
  const clientSecret = env[`OFFICE_${provider}_CLIENT_SECRET`];
  const endpoint = env[`OFFICE_${provider}_ENDPOINT`] ?? null;
  const tenant = env.OFFICE_TEAMS_TENANT;
  return clientId && clientSecret ? { clientId, clientSecret, endpoint, tenant } : null;
}
