import { vi } from 'vitest';

/** Waits until a check holds, however busy the machine is. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000 });
}
