import type { Schemas } from '@office/api';
import { maxChatWebhooks, maxOrganizationWebhooks } from '@office/vocabulary';
import { hashSecretToken, newSecretToken } from '../../auth/devices/secret-token.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeRoom, requireRoomAsAdmin, type RoomChange } from '../rooms/room-access.ts';
import * as store from './webhook-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'audit'> & WithViewer;

/** Makes leaked URLs recognisable for secret scanners. */
const prefix = 'office_hook_';

const newSecret = (): string => `${prefix}${newSecretToken()}`;

const toWebhook = (row: store.NamedWebhook): Schemas['ChatWebhook'] => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  createdByName: row.createdByName,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  needsNewUrl: !row.hasCreator,
});

const withUrl = ({ config }: Context, row: store.NamedWebhook, secret: string) => ({
  ...toWebhook(row),
  url: `${config.publicUrl}/api/v1/webhooks/${secret}`,
});

/** Locks the room, so that concurrent calls cannot exceed the limit of webhooks. */
const changeAsAdmin = <T>(
  context: Context,
  roomId: string,
  work: (change: RoomChange) => Promise<T>,
): Promise<T> => changeRoom(context, { roomId, seqs: 0, adminOnly: true, creatorOnly: true }, work);

export async function listWebhooks(
  context: Context,
  roomId: string,
): Promise<Schemas['ChatWebhookList']> {
  await requireRoomAsAdmin(context, roomId);
  return { data: (await store.listWebhooksOfRoom(context.db, roomId)).map(toWebhook) };
}

/** @throws {ApiError} 422 `webhookLimitReached` */
export function createWebhook(
  context: Context,
  roomId: string,
  { name }: Schemas['CreateChatWebhookRequest'],
): Promise<Schemas['ChatWebhookWithUrl']> {
  const { organizationId, userId: createdBy } = context.viewer;
  return changeAsAdmin(context, roomId, async ({ tx, room, now: createdAt }) => {
    await lockOrganization(tx, organizationId);
    if (
      (await store.countWebhooks(tx, roomId)) >= maxChatWebhooks ||
      (await store.countWebhooksOf(tx, organizationId)) >= maxOrganizationWebhooks
    ) {
      throw new ApiError('webhookLimitReached');
    }
    const secret = newSecret();
    const secretHash = hashSecretToken(secret);
    const row = { organizationId, roomId, name, secretHash, createdAt, createdBy };
    const created = await store.insertWebhook(tx, row);
    await context.audit(tx, {
      action: 'WEBHOOK_CREATED',
      target: { kind: 'CHAT_ROOM', id: roomId, name: room.name },
      after: { name },
    });
    return withUrl(context, created, secret);
  });
}

export function renewUrl(
  context: Context,
  { roomId, webhookId: id }: { roomId: string; webhookId: string },
): Promise<Schemas['ChatWebhookWithUrl']> {
  const { userId: createdBy } = context.viewer;
  return changeAsAdmin(context, roomId, async ({ tx, room, now: createdAt }) => {
    const secret = newSecret();
    const change = { secretHash: hashSecretToken(secret), createdBy, createdAt };
    const updated = await store.updateSecret(tx, { roomId, id }, change);
    if (!updated) throw new ApiError('notFound');
    await context.audit(tx, {
      action: 'WEBHOOK_URL_RENEWED',
      target: { kind: 'CHAT_ROOM', id: roomId, name: room.name },
      after: { name: updated.name },
    });
    return withUrl(context, updated, secret);
  });
}

export function deleteWebhook(
  context: Context,
  { roomId, webhookId }: { roomId: string; webhookId: string },
): Promise<void> {
  return changeAsAdmin(context, roomId, async ({ tx, room }) => {
    const deleted = await store.deleteWebhook(tx, webhookId, { roomId });
    if (!deleted) throw new ApiError('notFound');
    await context.audit(tx, {
      action: 'WEBHOOK_DELETED',
      target: { kind: 'CHAT_ROOM', id: roomId, name: room.name },
      before: { name: deleted.name },
    });
  });
}

export async function listAdminWebhooks({
  db,
  viewer,
}: Pick<Context, 'db' | 'viewer'>): Promise<Schemas['AdminWebhookList']> {
  const rows = await store.listWebhooksOf(db, viewer.organizationId);
  return { data: rows.map((row) => ({ ...toWebhook(row), roomName: row.roomName })) };
}

export async function deleteAdminWebhook(
  { db, audit, viewer: { organizationId } }: Context,
  webhookId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await store.deleteWebhook(tx, webhookId, { organizationId });
    if (!deleted) throw new ApiError('notFound');
    await audit(tx, {
      action: 'WEBHOOK_DELETED',
      target: { kind: 'CHAT_ROOM', id: deleted.roomId, name: deleted.roomName },
      before: { name: deleted.name },
    });
  });
}
