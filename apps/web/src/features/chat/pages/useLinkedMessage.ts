import { useLocation, useSearchParams } from 'react-router-dom';
import type { ConversationState } from '../models/ConversationModel.ts';

/** The message that the address leads to; each `visit` leads there again. */
export interface LinkedMessage {
  messageId: string | null;
  visit: string;
  /** Takes the message out of the address once one has read on to the end from there. */
  seen(messageId: string, state: ConversationState): void;
}

/** Reads the address. */
export function useLinkedMessage(): LinkedMessage {
  const [search, setSearch] = useSearchParams();
  const { key: visit } = useLocation();
  const messageId = search.get('message');
  return {
    messageId,
    visit,
    seen(seenId, state) {
      const { log } = state;
      const targetId = state.status === 'READY' ? state.target?.messageId : undefined;
      const isAtEnd = !log.hasNewer && log.messages.at(-1)?.id === seenId;
      if (!messageId || targetId !== messageId || !isAtEnd) return;
      const rest = new URLSearchParams(search);
      rest.delete('message');
      setSearch(rest, { replace: true });
    },
  };
}
