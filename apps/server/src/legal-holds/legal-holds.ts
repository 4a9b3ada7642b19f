import type { Schemas } from '@office/api';
import { maxLegalHolds } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import { countActiveHolds } from './held-content-store.ts';
import * as store from './hold-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer;

const maxRooms = 20;

export async function listHolds(
  { db, viewer }: Context,
  page: PageRequest,
): Promise<Page<Schemas['LegalHold']>> {
  const { rows, total } = await store.listHolds(db, viewer.organizationId, page);
  return toPage(rows.map(toHold), total, page);
}

export async function searchRooms(
  { db, viewer }: Context,
  keyword: string,
): Promise<Schemas['LegalHoldRoomList']> {
  const { organizationId } = viewer;
  return { data: await store.searchRooms(db, { organizationId, keyword, limit: maxRooms }) };
}

/**
 * @throws {ApiError} 400 without the id for the kind, 404 `userNotFound` and `chatRoomNotFound`, 409 `legalHoldExists`
 * and `legalHoldLimitReached`
 */
export async function placeHold(
  { db, now, audit, viewer }: Context,
  { kind, reference, ...ids }: Schemas['PlaceLegalHoldRequest'],
): Promise<Schemas['LegalHold']> {
  const { organizationId, userId: createdBy } = viewer;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const subject = await findSubject(tx, organizationId, { kind, ...ids });
    if ((await countActiveHolds(tx, organizationId)) >= maxLegalHolds)
      throw new ApiError('legalHoldLimitReached');
    const id = await store.insertHold(tx, {
      ...{ organizationId, kind, reference, createdBy, createdAt: now() },
      ...subject,
    });
    if (id === null) throw new ApiError('legalHoldExists');
    await audit(tx, {
      action: 'LEGAL_HOLD_PLACED',
      target: targetOf(kind, subject),
      after: { reference },
    });
    const hold = await store.findHold(tx, { organizationId, id });
    return toHold(hold!);
  });
}

interface Subject {
  name: string;
  userId: string | null;
  roomId: string | null;
}

async function findSubject(
  tx: Queryable,
  organizationId: string,
  { kind, userId, roomId }: Pick<Schemas['PlaceLegalHoldRequest'], 'kind' | 'userId' | 'roomId'>,
): Promise<Subject> {
  if (kind === 'MEMBER') {
    if (!userId) throw new ApiError({ userId: 'required' });
    const name = await store.findMemberName(tx, { organizationId, userId });
    if (name === null) throw new ApiError('userNotFound');
    return { name, userId, roomId: null };
  }
  if (!roomId) throw new ApiError({ roomId: 'required' });
  const name = await store.findRoomName(tx, { organizationId, roomId });
  if (name === null) throw new ApiError('chatRoomNotFound');
  return { name, userId: null, roomId };
}

/** The clean-up deletes the copies that no other hold covers. */
export async function releaseHold({ db, now, audit, viewer }: Context, id: string): Promise<void> {
  const { organizationId, userId: releasedBy } = viewer;
  await db.transaction(async (tx) => {
    const hold = await store.findHold(tx, { organizationId, id });
    if (!hold) throw new ApiError('notFound');
    const released = { releasedBy, releasedAt: now() };
    if (!(await store.releaseHold(tx, { organizationId, id }, released))) return;
    const { kind, reference, messages, files, transcripts } = hold;
    await audit(tx, {
      action: 'LEGAL_HOLD_RELEASED',
      target: targetOf(kind, hold),
      before: { reference, messages, files, transcripts },
    });
  });
}

const targetOf = (kind: Schemas['LegalHoldKind'], { name, userId, roomId }: Subject) =>
  ({
    kind: kind === 'MEMBER' ? 'MEMBER' : 'CHAT_ROOM',
    id: userId ?? roomId,
    name,
  }) as const;

function toHold({
  createdAt,
  releasedAt,
  userId,
  roomId,
  ...hold
}: store.HoldRow): Schemas['LegalHold'] {
  return {
    ...hold,
    createdAt: createdAt.toISOString(),
    releasedAt: releasedAt?.toISOString() ?? null,
  };
}
