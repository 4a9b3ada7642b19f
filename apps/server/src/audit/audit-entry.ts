import type {
  AuditAction,
  AuditChannel,
  AuditOutcome,
  AuditTargetKind,
  Role,
} from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';

/** The one who does something, and from where. */
export interface AuditActor {
  channel: AuditChannel;
  /** Null for the operator, for the server, and for someone who did not say who they are. */
  userId: string | null;
  /** The address that a sign-in was tried with: its account, if there is one, is the actor. */
  email?: string | null;
  role?: Role | null;
  /** The organisation that they are in. */
  organizationId?: string | null;
  address?: string | null;
  userAgent?: string | null;
  /** The operation of the contract, or the command. */
  operation?: string | null;
}

/** A thing that was done, as the one who does it describes it. */
export interface AuditChange {
  action: AuditAction;
  /** The name of a person, organisation, contract or floor is looked up where it is not given. */
  target?: { kind: AuditTargetKind; id?: string | null; name?: string | null };
  /** The properties that changed, as they were and as they are; without secrets, and no whole plans or files. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** The organisation in whose log it stands: by default the one that the actor is in; null for none. */
  organizationId?: string | null;
  /** A person in whose organisations' logs it stands, in place of one organisation's. */
  concerns?: string;
  /** The person who does it, where the call does not tell: who signs in, or opens a link. */
  userId?: string;
  outcome?: AuditOutcome;
  /** The code of a refusal. */
  error?: string | null;
  request?: Record<string, unknown> | null;
  /** How many equal calls it stands for. */
  count?: number;
}

export interface AuditEntry extends AuditChange {
  at: Date;
  actor: AuditActor;
}

/** Adds to the log in the name of someone, in the transaction of the change that it tells of. */
export type WriteAudit = (tx: Queryable, change: AuditChange) => Promise<void>;
