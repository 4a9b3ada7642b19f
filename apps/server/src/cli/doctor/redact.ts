import type { Config } from '../../config/config.ts';

/** Returns a function that replaces every configured secret in a text. */
export function createRedactor(config: Config): (text: string) => string {
  const urls = [
    config.databaseUrl,
    config.databaseOwnerUrl,
    config.databasePoolerUrl,
    config.redisUrl,
    ...config.redisSentinels,
    config.mail.smtpUrl,
    config.tracing?.url ?? null,
  ].flatMap((url) => passwordsOf(url));
  const secrets = [
    config.secret,
    ...config.previousSecrets,
    config.metricsToken,
    ...[config.webPush.keys, ...config.webPush.previousKeys].map(({ privateKey }) => privateKey),
    config.s3?.secretAccessKey,
    config.voice.turn?.secret,
    config.voice.sfu?.apiSecret,
    config.fcm?.serviceAccount.privateKey,
    ...Object.values(config.providers).map((provider) => provider?.clientSecret),
    ...urls,
  ].filter((secret) => typeof secret === 'string' && secret !== '') as string[];
  // Longer secrets first, because one may contain another.
  secrets.sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((line, secret) => line.replaceAll(secret, '***'), text);
}

/** Returns the password as written in the URL and decoded. */
function passwordsOf(url: string | null): string[] {
  const password = url === null ? undefined : URL.parse(url)?.password;
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
