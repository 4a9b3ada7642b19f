/** Prefixes of the entries that hold a member's own words; the owner (`userId.organizationId`) follows. */
const draftKinds = ['office.draft.', 'office.threads.'];
const unsentKind = 'office.outbox.';

type Disk = Pick<Storage, 'length' | 'key' | 'removeItem'>;

function keysOf(disk: Disk, kinds: readonly string[]): { key: string; userId: string }[] {
  const keys = Array.from({ length: disk.length }, (_, index) => disk.key(index) ?? '');
  return keys.flatMap((key) => {
    const kind = kinds.find((prefix) => key.startsWith(prefix));
    const [userId] = kind ? key.slice(kind.length).split('.') : [];
    return userId === undefined ? [] : [{ key, userId }];
  });
}

/** Counts a member's messages that wait to be sent or were refused, in all organisations. */
export function countUnsent(disk: Disk, userId: string): number {
  return keysOf(disk, [unsentKind]).filter((entry) => entry.userId === userId).length;
}

/** Erases a member's drafts, for when they sign out themselves. */
export function eraseDrafts(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, draftKinds))
    if (entry.userId === userId) disk.removeItem(entry.key);
}

/** Erases a member's unsent messages, once they have given them up. */
export function eraseUnsent(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, [unsentKind]))
    if (entry.userId === userId) disk.removeItem(entry.key);
}

/** Erases the text of all other members, so that nobody reads it at a shared computer. */
export function eraseTextOfOthers(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, [...draftKinds, unsentKind]))
    if (entry.userId !== userId) disk.removeItem(entry.key);
}
