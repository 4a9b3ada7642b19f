/** Storage key prefixes of member-written text, followed by the owner (`userId.organizationId`). */
const draftPrefixes = ['office.draft.', 'office.threads.'];
const outboxPrefix = 'office.outbox.';

type Disk = Pick<Storage, 'length' | 'key' | 'removeItem'>;

function keysOf(disk: Disk, kinds: readonly string[]): { key: string; userId: string }[] {
  const keys = Array.from({ length: disk.length }, (_, index) => disk.key(index) ?? '');
  return keys.flatMap((key) => {
    const kind = kinds.find((prefix) => key.startsWith(prefix));
    const [userId] = kind ? key.slice(kind.length).split('.') : [];
    return userId === undefined ? [] : [{ key, userId }];
  });
}

export function countUnsent(disk: Disk, userId: string): number {
  return keysOf(disk, [outboxPrefix]).filter((entry) => entry.userId === userId).length;
}

export function eraseDrafts(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, draftPrefixes))
    if (entry.userId === userId) disk.removeItem(entry.key);
}

export function deleteUnsentText(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, [outboxPrefix]))
    if (entry.userId === userId) disk.removeItem(entry.key);
}

export function deleteTextOfOtherUsers(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, [...draftPrefixes, outboxPrefix]))
    if (entry.userId !== userId) disk.removeItem(entry.key);
}
