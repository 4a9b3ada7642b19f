import type {
  AuditAction,
  AuditChannel,
  AuditOutcome,
  AuditTargetKind,
  Role,
} from '@office/vocabulary';

/** An entry of the audit log. */
export interface AuditLogEntry {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  channel: AuditChannel;
  /** The person as they were then; without an id and an address it was the operator, the server or a stranger. */
  actor: { id: string | null; name: string | null; email: string | null; role: Role | null };
  address: string | null;
  /** The browser, as it describes itself. */
  userAgent: string | null;
  action: AuditAction;
  /** The operation of the contract, or the command. */
  operation: string | null;
  outcome: AuditOutcome;
  /** The reason of a refusal, in words. */
  reason: string | null;
  target: { kind: AuditTargetKind; id: string | null; name: string | null } | null;
  request: Readonly<Record<string, unknown>> | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** Equal calls that it stands for. */
  count: number;
}

/** The entries that are shown; what is undefined lets everything through. */
export interface AuditLogFilter {
  keyword: string;
  action?: AuditAction | undefined;
  channel?: AuditChannel | undefined;
  outcome?: AuditOutcome | undefined;
  /** Calls that changed nothing are shown, too. */
  reads?: true | undefined;
  targetKind?: AuditTargetKind | undefined;
  /** Days, both counted, as in `2026-11-20`; an empty text has no end on that side. */
  from: string;
  to: string;
  /** The one who did it, by id, with the name that the filter shows. */
  actor?: { id: string; name: string } | undefined;
}

export const everyEntry: AuditLogFilter = { keyword: '', from: '', to: '' };
