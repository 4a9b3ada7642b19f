import { randomBytes, randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxEmbeds } from '@office/vocabulary';
import type { Queryable, Transaction } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { nextVersion } from '../http/version.ts';
import { localizedFloorName } from '../map/floor-names.ts';
import { findMeetingRooms } from '../organization/meeting-rooms.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './embed-store.ts';
import type { NamedEmbed } from './embed-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer;
type Values = Schemas['CreateEmbedRequest'];

export async function listAdminEmbeds({
  db,
  config,
  viewer,
}: Pick<Platform, 'db' | 'config'> & WithViewer): Promise<Schemas['AdminEmbedList']> {
  const rows = await store.listEmbeds(db, viewer.organizationId);
  return { data: rows.map(toEmbed), scriptUrl: `${config.publicUrl}/embed/v1.js` };
}

export async function listEmbedRooms({
  db,
  viewer: { organizationId },
}: Pick<Context, 'db' | 'viewer'>): Promise<Schemas['EmbedRooms']> {
  const [meetingRooms, voiceRooms] = await Promise.all([
    findMeetingRooms(db, organizationId),
    store.listAdminVoiceRooms(db, organizationId),
  ]);
  return {
    meetingRooms: meetingRooms.map((room) => ({
      id: room.id,
      name: { ja: room.name.ja, en: room.name.en },
      floorName: localizedFloorName(room),
    })),
    voiceRooms,
  };
}

/** @throws {ApiError} 404 `meetingRoomNotFound`, `voiceChatRoomInvalid`; 422 `embedLimitReached` */
export async function createEmbed(
  context: Context,
  request: Values,
): Promise<Schemas['AdminEmbed']> {
  const { db, now, audit } = context;
  const { organizationId, userId: createdBy } = context.viewer;
  const values = { ...request, origins: normalizeOrigins(request.origins) };
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countEmbeds(tx, organizationId)) >= maxEmbeds) {
      throw new ApiError('embedLimitReached');
    }
    await requireRooms(tx, organizationId, values);
    await store.insertEmbed(tx, {
      ...{ ...values, id, organizationId, createdBy, createdAt: now() },
      key: newEmbedKey(),
    });
    await audit(tx, {
      action: 'EMBED_CREATED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: auditedValues({ ...values, enabled: true }),
    });
  });
  return toEmbed(await requireEmbed(context, id));
}

/** @throws {ApiError} 404 `notFound`, `meetingRoomNotFound`, `voiceChatRoomInvalid`; 409 `changedMeanwhile` */
export async function updateEmbed(
  context: Context,
  id: string,
  { version, ...request }: Schemas['UpdateEmbedRequest'],
): Promise<Schemas['AdminEmbed']> {
  const values = { ...request, origins: normalizeOrigins(request.origins) };
  await changeEmbed(context, id, async (tx, before) => {
    const next = nextVersion(before, version);
    await requireRooms(tx, before.organizationId, values);
    await store.updateEmbed(tx, before, { ...values, version: next });
    await context.audit(tx, {
      action: 'EMBED_CHANGED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      before: auditedValues(before),
      after: auditedValues(values),
    });
  });
  return toEmbed(await requireEmbed(context, id));
}

export function deleteEmbed(context: Context, id: string): Promise<void> {
  return changeEmbed(context, id, async (tx, before) => {
    await store.deleteEmbed(tx, before);
    await context.audit(tx, {
      action: 'EMBED_DELETED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      before: auditedValues(before),
    });
  });
}

export async function renewEmbedKey(context: Context, id: string): Promise<Schemas['AdminEmbed']> {
  await changeEmbed(context, id, async (tx, before) => {
    await store.updateEmbed(tx, before, { key: newEmbedKey() });
    await context.audit(tx, {
      action: 'EMBED_KEY_RENEWED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      after: { name: before.name },
    });
  });
  return toEmbed(await requireEmbed(context, id));
}

/** Locks the organisation, so that concurrent changes do not overwrite each other. */
function changeEmbed(
  { db, viewer }: Context,
  id: string,
  change: (tx: Transaction, before: NamedEmbed) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, viewer.organizationId);
    await change(tx, await requireEmbed({ db: tx, viewer }, id));
  });
}

/** @throws {ApiError} 404 `notFound` */
async function requireEmbed(
  { db, viewer: { organizationId } }: { db: Queryable } & WithViewer,
  id: string,
): Promise<NamedEmbed> {
  const embed = await store.findEmbed(db, { organizationId, id });
  if (!embed) throw new ApiError('notFound');
  return embed;
}

/** @throws {ApiError} 404 `meetingRoomNotFound`, `voiceChatRoomInvalid` */
async function requireRooms(
  tx: Queryable,
  organizationId: string,
  { meetingRoomIds, voiceRoomId }: Pick<Values, 'meetingRoomIds' | 'voiceRoomId'>,
): Promise<void> {
  const meetingRooms = await findMeetingRooms(tx, organizationId);
  if (!meetingRoomIds.every((id) => meetingRooms.some((room) => room.id === id))) {
    throw new ApiError('meetingRoomNotFound');
  }
  if (voiceRoomId === null) return;
  const voiceRooms = await store.listAdminVoiceRooms(tx, organizationId);
  if (!voiceRooms.some(({ id }) => id === voiceRoomId)) throw new ApiError('voiceChatRoomInvalid');
}

/**
 * Returns the origins as browsers send them: lower case, without a default port.
 * @throws {ApiError} 400 `{ origins: 'invalid' }`
 */
function normalizeOrigins(origins: readonly string[]): string[] {
  const normalized = origins.map((text) => {
    const url = URL.parse(text);
    if (!url || url.origin === 'null') throw new ApiError({ origins: 'invalid' });
    return url.origin;
  });
  return [...new Set(normalized)];
}

const newEmbedKey = (): string => `emb_${randomBytes(16).toString('base64url')}`;

const auditedValues = ({
  name,
  origins,
  people,
  voiceRoomId,
  meetingRoomIds,
  showTitles,
  enabled,
}: Values & { enabled: boolean }) => ({
  ...{ name, origins, people, voiceRoomId, meetingRoomIds, showTitles, enabled },
});

function toEmbed(row: NamedEmbed): Schemas['AdminEmbed'] {
  const { id, version, name, key, origins, people, meetingRoomIds, showTitles, enabled } = row;
  const { voiceRoomId, voiceRoomName, createdByName, createdAt, lastUsedAt } = row;
  return {
    ...{ id, version, name, embedKey: key, origins, people, meetingRoomIds, showTitles, enabled },
    voiceRoom: voiceRoomId === null ? null : { id: voiceRoomId, name: voiceRoomName ?? '' },
    createdAt: createdAt.toISOString(),
    createdByName,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
