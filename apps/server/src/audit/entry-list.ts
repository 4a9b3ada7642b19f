import type { Schemas } from '@office/api';
import type { Claims, WithClaims } from '../http/claims.ts';
import { ApiError } from '../http/api-error.ts';
import type { Queryable } from '../database/database.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import {
  findEntries,
  type EntryFilter,
  type EntryScope,
  type ListedEntryRow,
} from './entry-list-store.ts';

export type { EntryFilter };

export async function listEntries(
  { db, claims }: { db: Queryable } & WithClaims,
  filter: EntryFilter,
  page: PageRequest,
): Promise<Page<Schemas['AuditEntry']>> {
  const { rows, total } = await findEntries(db, scopeOf(claims), filter, page);
  return toPage(rows.map(toEntry), total, page);
}

/** A SYSTEM_ADMIN also reads entries without an organisation, and all while none is selected. */
export function scopeOf(claims: Claims): EntryScope {
  if (claims.role === 'SYSTEM_ADMIN') {
    return { organizationId: claims.organizationId, withoutOrganization: true };
  }
  if (!claims.organizationId) throw new ApiError('organizationNotSelected');
  return { organizationId: claims.organizationId, withoutOrganization: false };
}

function toEntry({
  actorId,
  actorName,
  actorEmail,
  actorRole,
  targetKind,
  targetId,
  targetName,
  at,
  partOf: _partOf,
  ...rest
}: ListedEntryRow): Schemas['AuditEntry'] {
  return {
    ...rest,
    at: at.toISOString(),
    actor: { id: actorId, name: actorName, email: actorEmail, role: actorRole },
    target: targetKind && { kind: targetKind, id: targetId, name: targetName },
  };
}
