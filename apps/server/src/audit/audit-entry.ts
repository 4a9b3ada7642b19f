import type {
  AuditAction,
  AuditChannel,
  AuditOutcome,
  AuditTargetKind,
  DelegatedRole,
  Role,
} from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';

export interface AuditActor {
  channel: AuditChannel;
  /** Null for the operator, the server and unauthenticated callers. */
  userId: string | null;
  /** The address of a sign-in attempt. If an account has this address, that account is the actor. */
  email?: string | null;
  role?: Role | DelegatedRole | null;
  organizationId?: string | null;
  address?: string | null;
  userAgent?: string | null;
  /** The operation id of the API contract, or the name of the command. */
  operation?: string | null;
}

export interface AuditChange {
  action: AuditAction;
  /** Without a name, the names of people, organisations, contracts and floors are looked up. */
  target?: { kind: AuditTargetKind; id?: string | null; name?: string | null };
  /** Only the changed properties. Must not contain secrets, whole floor plans or files. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** Organisation whose log gets the entry. Defaults to that of the actor; null for none. */
  organizationId?: string | null;
  /** A user id: the entry is written to the logs of all organisations of that user instead of one. */
  concernedUserId?: string;
  /** The actor when the call is unauthenticated, for example at sign-in or when a link is opened. */
  userId?: string;
  outcome?: AuditOutcome;
  error?: string | null;
  request?: Record<string, unknown> | null;
  /** Number of identical calls that this entry represents. */
  count?: number;
  /** A new UUID that makes this the entry of a bulk action. */
  groupId?: string;
  /** The people of a bulk action that are written together with its entry. */
  parts?: readonly AuditPart[];
  /** The `groupId` of the bulk action. The log lists this entry only in the entry of that action. */
  partOf?: string | undefined;
}

export interface AuditPart {
  target: { kind: AuditTargetKind; id: string; name: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

export interface AuditEntry extends AuditChange {
  at: Date;
  actor: AuditActor;
}

/** Appends an audit entry for the current actor. Pass the transaction of the change. */
export type WriteAudit = (tx: Queryable, change: AuditChange) => Promise<void>;
