import { useLocation, useSearchParams } from 'react-router-dom';
import type { ConversationState } from '../models/ConversationModel.ts';

/** The message in the URL. A new `visit` jumps to it again. */
export interface LinkedMessage {
  messageId: string | null;
  visit: string;
  /** Removes the message from the URL after the member has read to the end. */
  seen(messageId: string, state: ConversationState): void;
}

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
