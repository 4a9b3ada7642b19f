import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxOutgoingWebhooks, type OutgoingWebhookDeliveryStatus } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type PageRequest } from '../http/page.ts';
import { requirePublicUrl } from '../http/require-public-url.ts';
import { nextVersion } from '../http/version.ts';
import { newSigningSecret } from '../lib/signed-webhook.ts';
import { encryptToken } from '../lib/token-cipher.ts';
import type { Platform } from '../platform/platform.ts';
import { noFailure, sendTestEvent } from './delivery.ts';
import { failWaiting, listDeliveries, resetDelivery, type DeliveryRow } from './delivery-store.ts';
import { announceRooms, publishRooms } from './room-lines.ts';
import * as store from './webhook-store.ts';
import type { NamedWebhook, WebhookRoom } from './webhook-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'audit' | 'files' | 'realtime'> &
  WithViewer;

type Values = Pick<Schemas['CreateOutgoingWebhookRequest'], 'name' | 'url' | 'events' | 'roomIds'>;

export async function listWebhooks(
  context: Pick<Context, 'db' | 'viewer'>,
): Promise<Schemas['OutgoingWebhookList']> {
  const { db, viewer } = context;
  const [rows, rooms, administered] = await Promise.all([
    store.listWebhooks(db, viewer.organizationId),
    store.listRooms(db, viewer.organizationId),
    store.listAdministeredRooms(db, viewer),
  ]);
  const managed = new Set(administered.map(({ id }) => id));
  const data = rows.map((row) =>
    toWebhook(
      row,
      rooms.filter(({ webhookId }) => webhookId === row.id),
      managed,
    ),
  );
  return { data };
}

export async function listRooms({
  db,
  viewer,
}: Pick<Context, 'db' | 'viewer'>): Promise<Schemas['OutgoingWebhookRoomList']> {
  return { data: await store.listAdministeredRooms(db, viewer) };
}

/** @throws {ApiError} 404 `chatRoomNotFound`; 422 `outgoingWebhookLimitReached` */
export async function createWebhook(
  context: Context,
  values: Values,
): Promise<Schemas['OutgoingWebhookWithSecret']> {
  const { db, now, config, viewer, audit } = context;
  const { organizationId, userId: createdBy } = viewer;
  requireValid(context, values);
  const secret = newSigningSecret();
  const { name, url, events, roomIds } = values;
  const id = randomUUID();
  const rooms = await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countWebhooks(tx, organizationId)) >= maxOutgoingWebhooks) {
      throw new ApiError('outgoingWebhookLimitReached');
    }
    const added = await requireAdministered(tx, context, roomIds);
    await store.insertWebhook(tx, {
      ...{ id, organizationId, name, url, events, createdBy, createdAt: now() },
      secret: encryptToken(config, secret, id, 'outgoing-webhook-secrets'),
    });
    await store.replaceRooms(tx, id, roomIds);
    await audit(tx, {
      action: 'OUTGOING_WEBHOOK_CREATED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: { name, url, events, rooms: namesOf(added) },
    });
    const webhook = { organizationId, name };
    return announceRooms(tx, { webhook, actorId: createdBy, now: now(), added, removed: [] });
  });
  await publishRooms(context, rooms);
  return { ...(await getWebhook(context, id)), signingSecret: secret };
}

/** @throws {ApiError} 404 `notFound`, `chatRoomNotFound`; 409 `changedMeanwhile` */
export async function updateWebhook(
  context: Context,
  id: string,
  { version, enabled, ...values }: Schemas['UpdateOutgoingWebhookRequest'],
): Promise<Schemas['OutgoingWebhook']> {
  const { viewer } = context;
  await requireWebhook(context, id);
  requireValid(context, values);
  const { name, url, events, roomIds } = values;
  await changeWebhook(context, id, async (tx, before, connected) => {
    const next = nextVersion(before, version);
    const kept = connected.filter((room) => roomIds.includes(room.id));
    const keptIds = kept.map((room) => room.id);
    const others = roomIds.filter((roomId) => !keptIds.includes(roomId));
    const rooms = [...kept, ...(await requireAdministered(tx, context, others))];
    await store.updateWebhook(tx, before, {
      ...{ name, url, events, enabled },
      version: next,
      ...(enabled && !before.enabled && { ...noFailure, disabledByFailure: false }),
    });
    await store.replaceRooms(tx, id, roomIds);
    if (!enabled) await failWaiting(tx, id);
    await context.audit(tx, {
      action: 'OUTGOING_WEBHOOK_CHANGED',
      target: { kind: 'ORGANIZATION', id: viewer.organizationId },
      before: auditedValues(before, connected),
      after: auditedValues({ name, url, events, enabled }, rooms),
    });
    return { name, rooms: enabled ? rooms : [] };
  });
  return getWebhook(context, id);
}

export async function deleteWebhook(context: Context, id: string): Promise<void> {
  await changeWebhook(context, id, async (tx, before, connected) => {
    await store.deleteWebhook(tx, before);
    await context.audit(tx, {
      action: 'OUTGOING_WEBHOOK_DELETED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      before: auditedValues(before, connected),
    });
    return { name: before.name, rooms: [] };
  });
}

/** Adds lines to rooms that the change connects or disconnects. A renamed webhook stays connected. */
async function changeWebhook(
  context: Context,
  id: string,
  change: (
    tx: Transaction,
    before: NamedWebhook,
    connected: readonly WebhookRoom[],
  ) => Promise<{ name: string; rooms: readonly WebhookRoom[] }>,
): Promise<void> {
  const { organizationId, userId: actorId } = context.viewer;
  const changed = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await requireWebhook({ db: tx, viewer: context.viewer }, id);
    const all = await store.listRooms(tx, organizationId);
    const connected = all.filter(({ webhookId }) => webhookId === id);
    const { name, rooms } = await change(tx, before, connected);
    const earlier = before.enabled ? connected : [];
    const has = (list: readonly WebhookRoom[], room: WebhookRoom) =>
      list.some((each) => each.id === room.id);
    return announceRooms(tx, {
      webhook: { organizationId, name },
      actorId,
      now: context.now(),
      added: rooms.filter((room) => !has(earlier, room)),
      removed: earlier.filter((room) => !has(rooms, room)),
    });
  });
  await publishRooms(context, changed);
}

export async function renewSecret(
  context: Context,
  id: string,
): Promise<Schemas['OutgoingWebhookWithSecret']> {
  const { db, viewer, config, audit } = context;
  const signingSecret = newSigningSecret();
  await db.transaction(async (tx) => {
    const before = await requireWebhook({ db: tx, viewer }, id);
    const secret = encryptToken(config, signingSecret, id, 'outgoing-webhook-secrets');
    await store.updateWebhook(tx, before, { secret });
    await audit(tx, {
      action: 'OUTGOING_WEBHOOK_SECRET_RENEWED',
      target: { kind: 'ORGANIZATION', id: viewer.organizationId },
      after: { name: before.name },
    });
  });
  return { ...(await getWebhook(context, id)), signingSecret };
}

export async function testWebhook(
  context: Context,
  id: string,
): Promise<Schemas['OutgoingWebhookTest']> {
  return { problem: await sendTestEvent(context, await requireWebhook(context, id)) };
}

export async function listWebhookDeliveries(
  context: Context,
  id: string,
  { status, page }: { status: OutgoingWebhookDeliveryStatus | undefined; page: PageRequest },
): Promise<Schemas['OutgoingWebhookDeliveryList']> {
  await requireWebhook(context, id);
  const { rows, total } = await listDeliveries(context.db, { webhook: id, status }, page);
  return toPage(rows.map(toDelivery), total, page);
}

/** @throws {ApiError} 404 `notFound` */
export async function redeliver(
  context: Context,
  { outgoingWebhookId, deliveryId: id }: { outgoingWebhookId: string; deliveryId: string },
): Promise<void> {
  const { id: webhook } = await requireWebhook(context, outgoingWebhookId);
  if (!(await resetDelivery(context.db, { webhook, id, now: context.now() }))) {
    throw new ApiError('notFound');
  }
}

async function requireWebhook(
  { db, viewer: { organizationId } }: { db: Parameters<typeof store.findWebhook>[0] } & WithViewer,
  id: string,
): Promise<NamedWebhook> {
  const webhook = await store.findWebhook(db, { organizationId, id });
  if (!webhook) throw new ApiError('notFound');
  return webhook;
}

/** @throws {ApiError} 404 `notFound` */
async function getWebhook(context: Context, id: string): Promise<Schemas['OutgoingWebhook']> {
  const { data } = await listWebhooks(context);
  const webhook = data.find((each) => each.id === id);
  if (!webhook) throw new ApiError('notFound');
  return webhook;
}

function requireValid({ config }: Pick<Context, 'config'>, { url, events, roomIds }: Values): void {
  requirePublicUrl('url', url, config.auditStreamHosts);
  const hasMessages = events.includes('MESSAGE_CREATED');
  if (hasMessages !== roomIds.length > 0) {
    throw new ApiError({ roomIds: hasMessages ? 'required' : 'invalid' });
  }
}

async function requireAdministered(
  tx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  roomIds: readonly string[],
): Promise<WebhookRoom[]> {
  if (roomIds.length === 0) return [];
  const administered = await store.listAdministeredRooms(tx, viewer);
  const rooms = administered.filter(({ id }) => roomIds.includes(id));
  if (rooms.length !== roomIds.length) throw new ApiError('chatRoomNotFound');
  return rooms;
}

const namesOf = (rooms: readonly WebhookRoom[]): string[] => rooms.map(({ name }) => name);

const auditedValues = (
  { name, url, events, enabled }: Pick<NamedWebhook, 'name' | 'url' | 'events' | 'enabled'>,
  rooms: readonly WebhookRoom[],
) => ({ name, url, events, enabled, rooms: namesOf(rooms) });

function toWebhook(
  row: NamedWebhook,
  rooms: readonly WebhookRoom[],
  managed: ReadonlySet<string>,
): Schemas['OutgoingWebhook'] {
  const { id, version, name, url, events, enabled, disabledByFailure, createdByName } = row;
  const { problem: kind, problemDetail: detail, failingSince } = row;
  return {
    ...{ id, version, name, url, events, enabled, disabledByFailure, createdByName },
    rooms: rooms.map((room) => ({
      id: room.id,
      name: room.name,
      canManage: managed.has(room.id),
    })),
    createdAt: row.createdAt.toISOString(),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    waiting: row.waiting,
    failure: kind && failingSince && { kind, detail, since: failingSince.toISOString() },
  };
}

function toDelivery(row: DeliveryRow): Schemas['OutgoingWebhookDelivery'] {
  const { id, event, status, attempts, problem: kind, problemDetail: detail } = row;
  return {
    ...{ id, event, status, attempts },
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: status === 'WAITING' ? row.nextAttemptAt.toISOString() : null,
    problem: kind && { kind, detail },
  };
}
