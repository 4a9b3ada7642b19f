import { useLocation, useSearchParams } from 'react-router-dom';
import type { RoomLog } from '../sync/roomLog.ts';
import type { FlowPlace } from '../models/useFlowPlace.ts';

/** The message that the address leads to; each `visit` leads there again. */
export interface LinkedMessage {
  messageId: string | null;
  visit: string;
}

export function useLinkedMessage(): LinkedMessage & {
  seen(messageId: string, at: { log: RoomLog; target: FlowPlace['target'] }): void;
} {
  const [search, setSearch] = useSearchParams();
  const { key: visit } = useLocation();
  const messageId = search.get('message');
  return {
    messageId,
    visit,
    /** Who has read on to the end from there comes back to the end, not to that message. */
    seen(seenId, { log, target }) {
      const isAtEnd = !log.hasNewer && log.messages.at(-1)?.id === seenId;
      if (!messageId || target?.messageId !== messageId || !isAtEnd) return;
      const rest = new URLSearchParams(search);
      rest.delete('message');
      setSearch(rest, { replace: true });
    },
  };
}
