/** Days after its last change until the text of a user who does not sign in again is deleted. */
export const sealedEntryDays = 30;

const day = 24 * 60 * 60_000;

const pattern = /^sealed:(\d+):([0-9a-f]+)$/;

export interface SealedEntry {
  /** Epoch milliseconds. */
  changedAt: number;
  /** Encrypted value in hexadecimal. */
  sealed: string;
}

/** Formats an encrypted value with the readable time of its last change. */
export function formatSealedEntry({ changedAt, sealed }: SealedEntry): string {
  return `sealed:${changedAt}:${sealed}`;
}

export function parseSealedEntry(text: string): SealedEntry | null {
  const [, changedAt, sealed] = pattern.exec(text) ?? [];
  return changedAt && sealed ? { changedAt: Number(changedAt), sealed } : null;
}

/** Deletes entries of all users that have not changed for `sealedEntryDays`. Needs no key. */
export function deleteExpiredEntries(
  disk: Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'> | null,
  now: number,
): void {
  const names = Array.from({ length: disk?.length ?? 0 }, (_, index) => disk?.key(index) ?? '');
  for (const name of names) {
    const entry = parseSealedEntry(disk?.getItem(name) ?? '');
    if (entry && now - entry.changedAt > sealedEntryDays * day) disk?.removeItem(name);
  }
}
