import type { Queryable } from '../database/database.ts';
import type { AuditActor, AuditEntry, WriteAudit } from './audit-entry.ts';
import { insertEntries, insertParts } from './audit-store.ts';
import { redactSecrets } from './secrets.ts';

const partsPerStatement = 1000;

export async function appendAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { before, after, request, actor, userId, parts, ...rest } = entry;
  await insertEntries(tx, {
    ...rest,
    actor: { ...actor, userId: userId ?? actor.userId },
    before: redactSecrets(before),
    after: redactSecrets(after),
    request: redactSecrets(request),
  });
  const { groupId } = entry;
  if (!groupId || !parts) return;
  for (let start = 0; start < parts.length; start += partsPerStatement) {
    const some = parts.slice(start, start + partsPerStatement);
    await insertParts(
      tx,
      groupId,
      some.map((part) => ({
        ...part,
        before: redactSecrets(part.before),
        after: redactSecrets(part.after),
      })),
    );
  }
}

export function auditAs(actor: AuditActor, now: () => Date): WriteAudit {
  return (tx, change) => appendAudit(tx, { ...change, actor, at: now() });
}
