/** Kinds of entries that hold a member's own words; the owner (`userId.organizationId`) follows. */
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

/** How many messages of a member wait to be sent, or were refused, in any organisation. */
export function countUnsent(disk: Disk, userId: string): number {
  return keysOf(disk, [unsentKind]).filter((entry) => entry.userId === userId).length;
}

/** A member signs out by their own hand: what they typed leaves this browser with them. */
export function eraseDrafts(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, draftKinds))
    if (entry.userId === userId) disk.removeItem(entry.key);
}

/** They were asked, and gave up what is not sent. */
export function eraseUnsent(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, [unsentKind]))
    if (entry.userId === userId) disk.removeItem(entry.key);
}

/** Someone else is at this computer now: nothing that others have left can be read by them. */
export function eraseTextOfOthers(disk: Disk, userId: string): void {
  for (const entry of keysOf(disk, [...draftKinds, unsentKind]))
    if (entry.userId !== userId) disk.removeItem(entry.key);
}
