import type { Config } from '../../../config/config.ts';
import type { KeyRing } from '../../../lib/key-ring.ts';
import { decryptToken } from '../../../lib/token-cipher.ts';
import type { StreamRow } from '../stream-store.ts';
import { DeliveryError } from '../../../lib/delivery-error.ts';
import { parseSigningSecret } from '../../../lib/signed-webhook.ts';
import type { SendBatch } from './destination.ts';
import { s3Sender } from './s3.ts';
import { syslogSender } from './syslog.ts';
import { webhookSender } from './webhook.ts';

export interface DestinationDeps {
  config: Pick<Config, keyof KeyRing | 'auditStreamHosts' | 'publicUrl'>;
  now(): Date;
}

/** @throws {DeliveryError} if the secret of the server that encrypted it is unknown */
export function openDestination(
  { config, now }: DestinationDeps,
  {
    organizationId,
    destination: { webhook, syslog, s3 },
    secret: sealed,
  }: Pick<StreamRow, 'organizationId' | 'destination' | 'secret'>,
): SendBatch {
  const trusted = config.auditStreamHosts;
  if (syslog)
    return syslogSender(syslog, { trusted, hostname: new URL(config.publicUrl).hostname });
  const secret = sealed && decryptToken(config, sealed, organizationId, 'audit-stream-secrets');
  const key = secret && webhook && parseSigningSecret(secret);
  if (webhook && key) return webhookSender(webhook, { key, trusted, now });
  if (s3 && secret) return s3Sender(s3, { secretAccessKey: secret, trusted, now });
  throw new DeliveryError({ kind: 'SECRET_UNREADABLE', detail: null });
}
