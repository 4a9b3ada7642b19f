import type { Schemas } from '@office/api';
import type { LocalStore } from '../../../lib/openStorage.ts';

/** Knows which threads have replies that the member has not seen in this browser. */
export interface SeenThreads {
  /** Counts threads that the member began, wrote in or has opened before. */
  hasNew(root: Schemas['ChatMessage'], myId: string): boolean;
  /**
   * Notes that the thread is on the screen.
   * @param latestReply the latest that is shown; the first message may tell of it a moment later
   */
  see(root: Schemas['ChatMessage'], latestReply?: Pick<Schemas['ChatMessage'], 'createdAt'>): void;
}

interface Kept {
  /** ISO 8601. Older replies were there before this browser began to count. */
  since: string;
  /** Time of the latest reply that was seen, by the thread's first message; latest seen last. */
  seen: Record<string, string>;
}

const mostKept = 200;

/** @param owner a member in an organisation */
export function openSeenThreads(
  storage: LocalStore,
  owner: string,
  now: () => number,
): SeenThreads {
  const key = `office.threads.${owner}`;
  let kept = parse(storage.getItem(key));
  const save = (next: Kept) => {
    kept = next;
    storage.setItem(key, JSON.stringify(next));
  };
  if (!kept) save({ since: new Date(now()).toISOString(), seen: {} });

  return {
    hasNew({ id, sender, thread }, myId) {
      if (!thread || !kept || thread.userIds[0] === myId) return false;
      const seenAt = kept.seen[id];
      const concerns = seenAt || sender?.id === myId || thread.userIds.includes(myId);
      return Boolean(concerns) && thread.lastReplyAt > (seenAt ?? kept.since);
    },
    see({ id, thread }, latestReply) {
      const seenAt = kept?.seen[id] ?? '';
      const latest = [thread?.lastReplyAt ?? '', latestReply?.createdAt ?? ''].toSorted()[1] ?? '';
      if (!kept || seenAt >= latest) return;
      const others = Object.entries(kept.seen).filter(([other]) => other !== id);
      const seen = [...others.slice(1 - mostKept), [id, latest]];
      save({ ...kept, seen: Object.fromEntries(seen) });
    },
  };
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Kept;
    return typeof kept.since === 'string' && typeof kept.seen === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}
