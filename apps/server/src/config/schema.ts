import { createPrivateKey } from 'node:crypto';
import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { vapidKeysOf } from './vapid.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

const amount = z.coerce.number().int().min(1);

const port = z.coerce.number().int().min(0).max(65535);

/** The usual places of an operator's own proxy: this machine, or its private network. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * `false`, or the addresses and networks of the proxies that may set X-Forwarded-For; `true` for those
 * on private networks. Neither a number of hops nor every caller is a choice: anyone could then invent
 * addresses, and so get around known addresses, the blacklist and the limits.
 */
const trustProxy = z
  .string()
  .transform((value) => {
    if (value === 'false') return false as const;
    if (value === 'true') return privateNetworks;
    return value.split(',').map((part) => part.trim());
  })
  .refine(
    (value) => value === false || value.every(isProxy),
    'must be true, false or a list of proxy addresses',
  );

/** An address, or a network such as 10.0.0.0/8 or `loopback`. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (bits === undefined) return isIP(address) !== 0 || privateNetworks.includes(address);
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

function isOrigin(value: string): boolean {
  const { protocol, username, hostname, pathname, search, hash } = URL.parse(value) ?? {};
  const hasHost = /^https?:$/.test(protocol ?? '') && !hostname?.includes('*');
  return hasHost && !username && /^\/*$/.test(pathname ?? '') && !search && !hash;
}

/** Links in mails are made of it, and the Content-Security-Policy. */
const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://office.example.com, without a path');

/** Origin that replaces a provider's, without a trailing slash. */
const endpoint = origin.transform((value) => value.replace(/\/+$/, ''));

/** Origins with commas between them, each as browsers write it in the header `Origin`. */
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine(
    (parts) => parts.every(isOrigin),
    'must be a list of origins such as https://shop.example.com, without a path',
  )
  .transform((parts) => parts.map((part) => new URL(part).origin));

/** `name@host`, or `Name <name@host>`; anything else no mail server takes. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
    'must be an address such as Office <no-reply@office.example>',
  );

/** The JSON file that Google hands out for a service account, as text. */
const serviceAccount = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be the JSON of a service account' });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      project_id: z.string().min(1),
      client_email: z.string().min(3),
      private_key: z.string().refine(isPrivateKey, 'must be a private key in PEM'),
      token_uri: url('http:', 'https:').default('https://oauth2.googleapis.com/token'),
    }),
  );

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Hosts, each with its port where it is not the usual one, with commas between them. */
const hosts = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim().toLowerCase() || []));

/** Addresses of servers that help browsers to reach each other, with commas between them. */
const urls = (form: RegExp, start: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .refine(
      (parts) => parts.every((part) => form.test(part)),
      `must be a list of addresses starting with ${start} or ${start.replace(':', 's:')}`,
    );

/** One secret per line, newest first. */
const secrets = z
  .string()
  .default('')
  .transform((value) => [...new Set(value.split(/[\r\n]+/).filter(Boolean))])
  .refine(
    (parts) => parts.every((part) => part.length >= 32),
    'must be a list of secrets with at least 32 characters each',
  );

/** Every environment variable that the server reads; none is required in the embedded default. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).optional(),
  PORT: port.default(4000),
  OFFICE_DATA_DIR: z.string().min(1).optional(),
  OFFICE_PUBLIC_URL: origin.optional(),
  OFFICE_ALLOWED_ORIGINS: origins,
  OFFICE_CALDAV_HOSTS: hosts,
  OFFICE_SSO_HOSTS: hosts,
  OFFICE_AUDIT_STREAM_HOSTS: hosts,
  OFFICE_LINK_PREVIEW_HOSTS: hosts,
  OFFICE_PUSH_HOSTS: hosts,
  OFFICE_VAPID_PRIVATE_KEY: z
    .string()
    .transform((value, context) => {
      const keys = vapidKeysOf(value);
      if (keys) return keys;
      context.addIssue({ code: 'custom', message: 'must be 32 bytes of P-256 in base64url' });
      return z.NEVER;
    })
    .optional(),
  OFFICE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OFFICE_PREVIOUS_SECRETS: secrets,
  OFFICE_BREACHED_PASSWORDS_FILE: z
    .string()
    .refine(isReadable, 'must be a readable file')
    .optional(),
  OFFICE_BREACHED_PASSWORDS_URL: url('http:', 'https:').optional(),
  OFFICE_DEMO: flag.optional(),
  OFFICE_DEMO_COLLEAGUES: flag.optional(),
  OFFICE_SMTP_URL: url('smtp:', 'smtps:').optional(),
  OFFICE_MAIL_FROM: sender.default('Office <no-reply@office.example>'),
  OFFICE_SCENE_HOST: url('http:', 'https:').optional(),
  OFFICE_SCENE_VERSION: z.string().min(1).optional(),
  OFFICE_FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  OFFICE_FIREBASE_API_KEY: z.string().min(1).optional(),
  OFFICE_FIREBASE_APP_ID: z.string().min(1).optional(),
  OFFICE_FIREBASE_MESSAGING_SENDER_ID: z.string().min(1).optional(),
  OFFICE_FIREBASE_VAPID_KEY: z.string().min(1).optional(),
  OFFICE_FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  OFFICE_FIREBASE_ENDPOINT: url('http:', 'https:').default('https://fcm.googleapis.com'),
  OFFICE_API_DOCS: flag.optional(),
  OFFICE_EARLY_HINTS: flag.optional(),
  OFFICE_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OFFICE_RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  OFFICE_FILES_PER_PERSON: amount.default(5000),
  OFFICE_FILE_MEGABYTES_PER_PERSON: amount.default(2048),
  OFFICE_FILES_PER_ORGANIZATION: amount.default(100_000),
  OFFICE_FILE_MEGABYTES_PER_ORGANIZATION: amount.default(51_200),
  OFFICE_ENCRYPT_FILES: flag.optional(),
  OFFICE_S3_ENDPOINT: url('http:', 'https:').optional(),
  OFFICE_S3_BUCKET: z.string().min(3).optional(),
  OFFICE_S3_REGION: z.string().min(1).optional(),
  OFFICE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  OFFICE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  OFFICE_STUN_URLS: urls(/^stuns?:[^\s,]+$/, 'stun:'),
  OFFICE_TURN_URLS: urls(/^turns?:[^\s,]+$/, 'turn:'),
  OFFICE_TURN_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  OFFICE_TURN_CREDENTIAL_SECONDS: z.coerce.number().int().min(20).max(86_400).default(3600),
  OFFICE_TURN_ONLY: flag.optional(),
  OFFICE_LIVEKIT_URL: url('ws:', 'wss:').optional(),
  OFFICE_LIVEKIT_API_KEY: z.string().min(1).optional(),
  OFFICE_LIVEKIT_API_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OFFICE_JANUS_URLS: urls(/^wss?:\/\/[^\s,]+$/, 'ws:'),
  OFFICE_JANUS_API_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  OFFICE_SFU_FROM: z.coerce.number().int().min(2).max(6).default(6),
  OFFICE_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  OFFICE_GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  OFFICE_GOOGLE_ENDPOINT: endpoint.optional(),
  OFFICE_ZOOM_CLIENT_ID: z.string().min(1).optional(),
  OFFICE_ZOOM_CLIENT_SECRET: z.string().min(1).optional(),
  OFFICE_ZOOM_ENDPOINT: endpoint.optional(),
  OFFICE_TEAMS_CLIENT_ID: z.string().min(1).optional(),
  OFFICE_TEAMS_CLIENT_SECRET: z.string().min(1).optional(),
  OFFICE_TEAMS_ENDPOINT: endpoint.optional(),
  OFFICE_TEAMS_TENANT: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/, 'must be a tenant: its id, its domain, organizations or common')
    .default('organizations'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOLER_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  REDIS_SENTINELS: urls(/^rediss?:\/\/[^/]+$/, 'redis:').refine(
    (parts) => parts.every((part) => URL.canParse(part)),
    'must be a list of URLs',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_SDK_DISABLED: flag.optional(),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).max(3_600_000).default(60_000),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
