import type {
  AuditAction,
  AuditChannel,
  AuditOutcome,
  AuditTargetKind,
  DelegatedRole,
  Role,
} from '@office/vocabulary';
import type { DataTableState } from '../../../patterns/DataTable/index.ts';

export interface AuditLogEntry {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  channel: AuditChannel;
  /** Without id and email, the operator, the server or an unauthenticated caller. */
  actor: {
    id: string | null;
    name: string | null;
    email: string | null;
    role: Role | DelegatedRole | null;
  };
  address: string | null;
  userAgent: string | null;
  action: AuditAction;
  operation: string | null;
  outcome: AuditOutcome;
  reason: string | null;
  target: { kind: AuditTargetKind; id: string | null; name: string | null } | null;
  request: Readonly<Record<string, unknown>> | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** Number of equal calls merged into this entry. */
  count: number;
  /** Identifies a bulk action. */
  groupId: string | null;
  /** Number of people of a bulk action. */
  people: number;
}

export interface AuditLogPeople {
  keyword: string;
  state: DataTableState<AuditLogEntry>;
}

export interface AuditLogFilter {
  keyword: string;
  action?: AuditAction | undefined;
  channel?: AuditChannel | undefined;
  outcome?: AuditOutcome | undefined;
  /** Includes calls that changed nothing. */
  reads?: true | undefined;
  targetKind?: AuditTargetKind | undefined;
  /** Inclusive dates such as `2026-11-20`. '' means no limit. */
  from: string;
  to: string;
  /** Actor by id. The name is shown in the filter. */
  actor?: { id: string; name: string } | undefined;
  /** Target by id. The name is shown in the filter. */
  target?: { id: string; name: string } | undefined;
}

export const everyEntry: AuditLogFilter = { keyword: '', from: '', to: '' };
