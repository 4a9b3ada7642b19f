import { auditAs } from '../audit/audit.ts';
import type { AuditChange, WriteAudit } from '../audit/audit-entry.ts';
import { ApiError } from '../http/api-error.ts';
import { UsageError } from './arguments.ts';
import type { CommandContext } from './command.ts';

const reads = /(list|show|check|export|verify|status)$/;

/** Records a command with the changes written by its services, or a plain entry without changes. */
export function recordCommand(
  typed: readonly string[],
  { platform: { db, now } }: Pick<CommandContext, 'platform'>,
): { audit: WriteAudit; succeeded(): Promise<void>; refused(error: unknown): Promise<void> } {
  const operation = typed.slice(0, 2).join(' ');
  const write = auditAs({ channel: 'COMMAND_LINE', userId: null, operation }, now);
  const plain: AuditChange = { action: reads.test(operation) ? 'READ' : 'CALLED' };
  const request = { typed: typed.slice(2).join(' ') };
  let last: AuditChange | null = null;
  return {
    audit: async (tx, change) => {
      last = change;
      await write(tx, { request, ...change });
    },
    succeeded: async () => {
      if (!last) await write(db, { ...plain, request });
    },
    refused: async (error) => {
      const isRefusal = error instanceof ApiError || error instanceof UsageError;
      const code = error instanceof ApiError && typeof error.errors === 'string' && error.errors;
      await write(db, {
        ...(last ?? plain),
        request,
        outcome: isRefusal ? 'REFUSED' : 'FAILED',
        error: code || null,
        // The command may have failed because the database is unreachable.
      }).catch(() => undefined);
    },
  };
}
