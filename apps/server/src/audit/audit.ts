import type { Queryable } from '../database/database.ts';
import type { AuditActor, AuditEntry, WriteAudit } from './audit-entry.ts';
import { insertEntries } from './audit-store.ts';
import { redactSecrets } from './secrets.ts';

export async function appendAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { before, after, request, actor, userId, ...rest } = entry;
  await insertEntries(tx, {
    ...rest,
    actor: { ...actor, userId: userId ?? actor.userId },
    before: redactSecrets(before),
    after: redactSecrets(after),
    request: redactSecrets(request),
  });
}

export function auditAs(actor: AuditActor, now: () => Date): WriteAudit {
  return (tx, change) => appendAudit(tx, { ...change, actor, at: now() });
}
