import { randomUUID } from 'node:crypto';
import type { AuditChange, WriteAudit } from '../../audit/audit-entry.ts';
import type { Transaction } from '../../database/database.ts';

/** Writes one entry, with one part per invitation if there are several. */
export async function auditInvitations(
  { audit }: { audit: WriteAudit },
  tx: Transaction,
  change: Pick<AuditChange, 'action' | 'after'>,
  rows: readonly (Record<string, unknown> & { id: string; email: string })[],
): Promise<void> {
  const parts = rows.map(({ id, ...after }) => ({
    target: { kind: 'INVITATION' as const, id, name: after.email },
    after,
  }));
  const [first] = parts;
  if (!first) return;
  if (parts.length === 1) await audit(tx, { action: change.action, ...first });
  else await audit(tx, { ...change, target: { kind: 'INVITATION' }, groupId: randomUUID(), parts });
}
