import { delegatedRoles, type AuditAction } from '@office/vocabulary';
import type { Database } from '../database/database.ts';
import type { Call, CallRecord } from '../http/call-record.ts';
import type { Claims } from '../http/claims.ts';
import { administrationPath, type OperationId } from '../http/contract.ts';
import { appendAudit } from './audit.ts';
import type { AuditActor, AuditChange, WriteAudit } from './audit-entry.ts';
import { RepeatedRefusals } from './repeated-refusals.ts';

interface Deps {
  db: Database;
  now(): Date;
  log: { error(details: object, message: string): void };
}

/** Operations whose refusals are logged too, with the action that they attempt. */
const loggedAttempts: Partial<Record<OperationId, AuditAction>> = {
  login: 'SIGNED_IN',
  verifyNewIp: 'SIGNED_IN',
  verifyTwoFactor: 'SIGNED_IN',
  verifyPasskey: 'SIGNED_IN',
  finishSso: 'SIGNED_IN',
  adminLogin: 'SIGNED_IN',
  adminVerifyNewIp: 'SIGNED_IN',
  adminVerifyTwoFactor: 'SIGNED_IN',
  adminVerifyPasskey: 'SIGNED_IN',
  adminFinishSso: 'SIGNED_IN',
  changePassword: 'PASSWORD_CHANGED',
  resetPassword: 'PASSWORD_CHANGED',
};

/** Status codes of attempts worth logging, without malformed, too large and rate-limited calls. */
const attemptStatuses = [401, 403, 404, 422];

/** Logs refused and unchanging administration calls. Handlers log changes in their transactions. */
export class CallRecorder {
  readonly #deps: Deps;
  readonly #refusals: RepeatedRefusals;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#refusals = new RepeatedRefusals(({ actor, change }) => this.#write(actor, change));
  }

  readonly record = (call: Call): CallRecord => {
    const { operation, request } = call;
    const isAdministration = operation.path.startsWith(administrationPath);
    const actor = actorOf(call);
    let lastChange: AuditChange | null = null;
    const audit: WriteAudit = async (tx, written) => {
      const change = withApiToken(written, call.claims);
      lastChange = change;
      await appendAudit(tx, { ...change, actor, at: this.#deps.now() });
    };
    return {
      audit,
      succeeded: async () => {
        if (!isAdministration || lastChange) return;
        const change = { action: genericAction(call), request };
        await appendAudit(this.#deps.db, { ...change, actor, at: this.#deps.now() });
      },
      refused: async (status, error) => {
        const attempt = loggedAttempts[operation.id];
        const isLoggedAttempt = attempt !== undefined && attemptStatuses.includes(status);
        if (!isAdministration && !isLoggedAttempt) return;
        // The administration asks for the confirmation and repeats the call.
        if (error === 'confirmationRequired') return;
        const outcome = status >= 500 ? 'FAILED' : 'REFUSED';
        // The entry written by the handler was rolled back with its transaction.
        const attempted = lastChange
          ? withoutGroup(lastChange)
          : { action: attempt ?? genericAction(call) };
        const change = { request, ...attempted, outcome, error } as const;
        const isUnauthenticated = actor.userId === null && !isLoggedAttempt;
        if (isUnauthenticated || status === 429) await this.#refusals.add({ actor, change });
        else await this.#write(actor, change);
      },
    };
  };

  close(): Promise<void> {
    return this.#refusals.close();
  }

  /** Logs a failed write instead of throwing, so that the refusal is still sent. */
  async #write(actor: AuditActor, change: AuditChange): Promise<void> {
    const { db, now, log } = this.#deps;
    await appendAudit(db, { ...change, actor, at: now() }).catch((err: unknown) =>
      log.error(
        { err, operation: actor.operation },
        'failed to write a refused call to the audit log',
      ),
    );
  }
}

/** Adds the id of the access token of a script, because the actor is its member. `redactSecrets` removes names with `token`. */
function withApiToken(change: AuditChange, claims: Claims | null): AuditChange {
  if (!claims?.scopes) return change;
  return { ...change, after: { ...change.after, scriptId: claims.sessionId } };
}

function withoutGroup({
  groupId: _groupId,
  partOf: _partOf,
  parts: _parts,
  ...change
}: AuditChange): AuditChange {
  return change;
}

const genericAction = ({ operation }: Call): AuditAction =>
  operation.method === 'GET' ? 'READ' : 'CALLED';

/** Returns the delegated role in the administration, otherwise the role in the organisation. */
function roleOf(claims: Claims | null): AuditActor['role'] {
  const delegated = delegatedRoles.find((role) => role === claims?.adminRole);
  return delegated ?? claims?.role ?? null;
}

function actorOf({ operation, claims, ip, userAgent, email }: Call): AuditActor {
  const signsIn = operation.security !== 'adminToken' && operation.security !== 'accessToken';
  return {
    channel: operation.path.startsWith(administrationPath) ? 'ADMIN' : 'OFFICE',
    userId: claims?.userId ?? null,
    email: signsIn ? email : null,
    role: roleOf(claims),
    organizationId: claims?.organizationId ?? null,
    address: ip,
    userAgent,
    operation: operation.id,
  };
}
