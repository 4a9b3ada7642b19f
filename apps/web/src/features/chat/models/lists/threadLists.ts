import type { Schemas } from '@office/api';

type Thread = Schemas['ChatFollowedThread'];

/** Joins pages: unread threads first, then by latest reply. Removes threads that moved between pages. */
export function joinThreads(
  pages: readonly (Schemas['ChatFollowedThreadList'] | undefined)[],
): Thread[] {
  const threads = new Map<string, Thread>();
  for (const thread of pages.flatMap((page) => page?.data ?? [])) {
    const known = threads.get(thread.root.id);
    if (!known || known.root.changeSeq < thread.root.changeSeq) threads.set(thread.root.id, thread);
  }
  const time = ({ root }: Thread) => root.thread?.lastReplyAt ?? root.createdAt;
  return [...threads.values()].sort(
    (a, b) => Number(b.unreadCount > 0) - Number(a.unreadCount > 0) || (time(a) < time(b) ? 1 : -1),
  );
}
