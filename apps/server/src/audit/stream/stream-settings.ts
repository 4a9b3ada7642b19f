import { X509Certificate } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Database, Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { requirePublicUrl } from '../../http/require-public-url.ts';
import { nextVersion } from '../../http/version.ts';
import { isInnerAddress } from '../../lib/public-address.ts';
import { encryptToken } from '../../lib/token-cipher.ts';
import type { WriteAudit } from '../audit-entry.ts';
import { noFailure } from './audit-streaming.ts';
import { problemOf } from '../../lib/delivery-error.ts';
import { openDestination, type DestinationDeps } from './destinations/open-destination.ts';
import { parseSigningSecret } from '../../lib/signed-webhook.ts';
import { testBatch } from './stream-batch.ts';
import * as store from './stream-store.ts';
import type { StreamRow } from './stream-store.ts';

export type Context = DestinationDeps & WithViewer & { db: Database; audit: WriteAudit };

export async function getStream({
  db,
  viewer: { organizationId },
}: WithViewer & { db: Queryable }): Promise<Schemas['AuditStreamSettings']> {
  const row = await store.findStream(db, organizationId);
  if (!row) return { version: 0, stream: null };
  const { head, anchor } = await store.findChainEnds(db, organizationId);
  const { version, destination, paused, position, lastSentAt } = row;
  const waiting = Math.max(0, head - Math.max(position, anchor));
  const stream = {
    destination,
    paused,
    waiting,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    problem: toFailure(row),
  };
  return { version, stream };
}

const toFailure = ({
  problem: kind,
  problemDetail: detail,
  failingSince,
  nextAttemptAt,
}: StreamRow): Schemas['AuditStreamFailure'] | null =>
  kind &&
  failingSince && {
    kind,
    detail,
    since: failingSince.toISOString(),
    nextAttemptAt: nextAttemptAt.toISOString(),
  };

export async function updateStream(
  { db, now, config, viewer, audit }: Context,
  change: Schemas['UpdateAuditStreamRequest'],
): Promise<Schemas['AuditStreamSettings']> {
  const { organizationId } = viewer;
  const { destination, newSecret } = readDestination(change.destination, config.auditStreamHosts);
  return db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findStream(tx, organizationId);
    const version = nextVersion(before, change.version);
    const secret = newSecret
      ? encryptToken(config, newSecret, organizationId, 'audit-stream-secrets')
      : storedSecret(before, destination);
    if (!secret && !destination.syslog) {
      throw new ApiError({
        [destination.webhook ? 'signingSecret' : 'secretAccessKey']: 'required',
      });
    }
    const { head } = await store.findChainEnds(tx, organizationId);
    const position = before?.position ?? (change.start === 'BEGINNING' ? 0 : head);
    await store.saveStream(tx, {
      ...{ organizationId, version, destination, secret, position },
      ...noFailure,
      nextAttemptAt: now(),
      leaseId: null,
      leaseUntil: null,
      updatedAt: now(),
    });
    await audit(tx, {
      action: 'AUDIT_STREAM_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: before && { ...before.destination },
      after: { ...destination, ...(!before && { start: change.start ?? 'NOW' }) },
    });
    return getStream({ db: tx, viewer });
  });
}

/** A resumed stream is due immediately. */
export async function pauseStream(
  { db, now, viewer, audit }: Context,
  { paused }: Schemas['PauseAuditStreamRequest'],
): Promise<Schemas['AuditStreamSettings']> {
  const { organizationId } = viewer;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findStream(tx, organizationId);
    if (!before) throw new ApiError('notFound');
    await store.updateStream(tx, organizationId, { paused, nextAttemptAt: now() });
    if (before.paused !== paused) {
      await audit(tx, {
        action: paused ? 'AUDIT_STREAM_PAUSED' : 'AUDIT_STREAM_RESUMED',
        target: { kind: 'ORGANIZATION', id: organizationId },
      });
    }
    return getStream({ db: tx, viewer });
  });
}

export async function removeStream({ db, viewer, audit }: Context): Promise<void> {
  const { organizationId } = viewer;
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findStream(tx, organizationId);
    if (!before) return;
    await store.deleteStream(tx, organizationId);
    await audit(tx, {
      action: 'AUDIT_STREAM_REMOVED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { ...before.destination },
    });
  });
}

export async function testStream(context: Context): Promise<Schemas['AuditStreamTest']> {
  const { organizationId } = context.viewer;
  const stream = await store.findStream(context.db, organizationId);
  if (!stream) throw new ApiError('notFound');
  try {
    const send = openDestination(context, stream);
    await send(testBatch(organizationId, context.now()), new AbortController().signal);
    return { problem: null };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Separates the secret from the values that are stored in plain text. */
function readDestination(
  { webhook, syslog, s3 }: Schemas['UpdateAuditStreamDestination'],
  trusted: readonly string[],
): { destination: Schemas['AuditStreamDestination']; newSecret?: string | undefined } {
  if (webhook) {
    const { signingSecret, ...rest } = webhook;
    requirePublicUrl('url', rest.url, trusted);
    if (signingSecret && !parseSigningSecret(signingSecret)) {
      throw new ApiError({ signingSecret: 'invalid' });
    }
    return { destination: { webhook: rest }, newSecret: signingSecret };
  }
  if (s3) {
    const { secretAccessKey, ...rest } = s3;
    requirePublicUrl('endpoint', rest.endpoint, trusted);
    return { destination: { s3: rest }, newSecret: secretAccessKey };
  }
  if (!syslog) throw new ApiError('invalidRequest');
  const { host, port, caCertificate } = syslog;
  const isTrusted = trusted.includes(`${host.toLowerCase()}:${port}`);
  if (isInnerAddress(host) && !isTrusted) throw new ApiError({ host: 'invalid' });
  if (caCertificate && !isCertificate(caCertificate)) {
    throw new ApiError({ caCertificate: 'invalid' });
  }
  return { destination: { syslog: { host, port, caCertificate: caCertificate || null } } };
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}

/** Keeps a secret only for the system that it was entered for. */
function storedSecret(
  before: StreamRow | null,
  { webhook, s3 }: Schemas['AuditStreamDestination'],
): string | null {
  if (webhook && before?.destination.webhook) return before.secret;
  const stored = before?.destination.s3;
  const isSame = s3?.endpoint === stored?.endpoint && s3?.accessKeyId === stored?.accessKeyId;
  return s3 && stored && isSame ? before.secret : null;
}
