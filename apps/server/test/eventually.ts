import { vi } from 'vitest';

/** Retries the check for up to 45 seconds, because the machine may be busy. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 45_000 });
}
