import type { AuditActor, AuditChange } from './audit-entry.ts';

/** How long equal refusals are counted before they are written, in milliseconds. */
const countedFor = 60_000;

/** Kinds of refusal that are counted at once; beyond that, addresses are not told apart. */
const maxKinds = 1000;

interface Refusal {
  actor: AuditActor;
  change: AuditChange;
}

/**
 * Folds the refusals of callers whom nobody knows: anyone can send as many as they like. The first of a kind is
 * written at once; those that follow within a minute become one entry that says how many they were.
 */
export class RepeatedRefusals {
  readonly #write: (refusal: Refusal) => Promise<void>;
  readonly #later = new Map<string, Refusal & { count: number; timer: NodeJS.Timeout }>();

  constructor(write: (refusal: Refusal) => Promise<void>) {
    this.#write = write;
  }

  async add({ actor, change }: Refusal): Promise<void> {
    const isCrowded = this.#later.size >= maxKinds;
    const known = isCrowded ? { ...actor, address: null, userAgent: null, email: null } : actor;
    const key = [known.operation, change.error, known.address, known.userId].join(' ');
    const counted = this.#later.get(key);
    if (counted) {
      counted.count += 1;
      return;
    }
    const timer = setTimeout(() => void this.#flush(key), countedFor).unref();
    this.#later.set(key, { actor: known, change, count: 0, timer });
    await this.#write({ actor: known, change });
  }

  /** Writes what has been counted. */
  async close(): Promise<void> {
    await Promise.all([...this.#later.keys()].map((key) => this.#flush(key)));
  }

  async #flush(key: string): Promise<void> {
    const counted = this.#later.get(key);
    if (!counted) return;
    this.#later.delete(key);
    clearTimeout(counted.timer);
    const { actor, change, count } = counted;
    if (count > 0) await this.#write({ actor, change: { ...change, count } });
  }
}
