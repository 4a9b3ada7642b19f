import type { AuditActor, AuditChange } from './audit-entry.ts';

const aggregationMs = 60_000;

/** Maximum number of refusal groups. Above it, refusals are grouped without their addresses. */
const maxGroups = 1000;

interface RefusedCall {
  actor: AuditActor;
  change: AuditChange;
}

/** Aggregates refusals of unauthenticated callers: the first immediately, then one entry per minute. */
export class RepeatedRefusals {
  readonly #write: (refusal: RefusedCall) => Promise<void>;
  readonly #pending = new Map<string, RefusedCall & { count: number; timer: NodeJS.Timeout }>();

  constructor(write: (refusal: RefusedCall) => Promise<void>) {
    this.#write = write;
  }

  async add({ actor, change }: RefusedCall): Promise<void> {
    const isCrowded = this.#pending.size >= maxGroups;
    const known = isCrowded ? { ...actor, address: null, userAgent: null, email: null } : actor;
    const key = [known.operation, change.error, known.address, known.userId].join(' ');
    const counted = this.#pending.get(key);
    if (counted) {
      counted.count += 1;
      return;
    }
    const timer = setTimeout(() => void this.#flush(key), aggregationMs).unref();
    this.#pending.set(key, { actor: known, change, count: 0, timer });
    await this.#write({ actor: known, change });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pending.keys()].map((key) => this.#flush(key)));
  }

  async #flush(key: string): Promise<void> {
    const counted = this.#pending.get(key);
    if (!counted) return;
    this.#pending.delete(key);
    clearTimeout(counted.timer);
    const { actor, change, count } = counted;
    if (count > 0) await this.#write({ actor, change: { ...change, count } });
  }
}
