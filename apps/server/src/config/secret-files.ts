import { readFileSync } from 'node:fs';

/**
 * Settings that contain secrets. Each can be set by a variable with the suffix `_FILE` instead, which names a file
 * with the value, as mounted by Docker and Kubernetes.
 */
export const secretSettings = [
  'OFFICE_SECRET',
  'OFFICE_PREVIOUS_SECRETS',
  'OFFICE_METRICS_TOKEN',
  'OFFICE_VAPID_PRIVATE_KEY',
  'OFFICE_FIREBASE_SERVICE_ACCOUNT',
  'OFFICE_SMTP_URL',
  'OFFICE_S3_ACCESS_KEY_ID',
  'OFFICE_S3_SECRET_ACCESS_KEY',
  'OFFICE_TURN_SECRET',
  'OFFICE_LIVEKIT_API_SECRET',
  'OFFICE_JANUS_API_SECRET',
  'OFFICE_GOOGLE_CLIENT_SECRET',
  'OFFICE_ZOOM_CLIENT_SECRET',
  'OFFICE_TEAMS_CLIENT_SECRET',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_POOLER_URL',
  'REDIS_URL',
  'REDIS_SENTINELS',
] as const;

/** A larger file is probably not the intended one. */
const maxBytes = 64 * 1024;

interface ResolvedSettings {
  settings: Record<string, string | undefined>;
  problems: string[];
}

/** Adds the values of secret files, without line breaks at the end. */
export function readSecretFiles(env: Record<string, string | undefined>): ResolvedSettings {
  const settings = { ...env };
  const problems: string[] = [];
  for (const name of secretSettings) {
    const fileName = `${name}_FILE`;
    const file = env[fileName];
    if (file === undefined) continue;
    if (env[name] !== undefined) {
      problems.push(`${name}, ${fileName}: set only one of them`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (value === '') problems.push(`${fileName}: the file is empty`);
      else if (value.length > maxBytes) problems.push(`${fileName}: the file is too large`);
      else settings[name] = value;
    } catch {
      problems.push(`${fileName}: must be a readable file`);
    }
  }
  return { settings, problems };
}
