import type { Schemas } from '@office/api';
import type { MessageHit, MessageSearchState } from '@office/ui/screens/chat';
import { toNamedPerson } from '@office/client/people/displayName.ts';
import { textOf } from '../messages/forwarding.ts';

interface SearchAnswer {
  /** Identifies the keyword and filters. Empty while there is nothing to search for. */
  search: string;
  /** Pages of the results. Those of the previous search while a new one runs. */
  pages: readonly Schemas['ChatSearchList'][] | undefined;
  /** The search that found `pages`. */
  pagesSearch: string;
  error: unknown;
  isLoading: boolean;
  /** Number of requested pages. */
  size: number;
}

export function searchState({
  search,
  pages,
  pagesSearch,
  error,
  isLoading,
  size,
}: SearchAnswer): MessageSearchState {
  if (!search) return { status: 'idle' };
  if (error && pagesSearch !== search) return { status: 'error' };
  if (!pages) return { status: error ? 'error' : 'loading' };
  const found = pages.flatMap((page) => page.data);
  if (found.length === 0) return { status: isLoading ? 'loading' : 'empty' };
  // New messages shift the pages, so a message can appear twice.
  const hits = new Map(found.map((result) => [result.message.id, toHit(result)]));
  return {
    status: 'ready',
    hits: [...hits.values()],
    hasMore: pages.at(-1)?.metadata.hasNextPage ?? false,
    // After an error the next page can be requested again.
    loadingMore: !error && (isLoading || pages.length < size),
  };
}

function toHit({ message, room }: Schemas['ChatSearchResult']): MessageHit {
  const { id, sender, attachments, createdAt } = message;
  return {
    messageId: id,
    room: { roomId: room.id, type: room.type, name: room.name },
    sender: sender && toNamedPerson(sender),
    text: textOf(message),
    fileNames: attachments.map(({ fileName }) => fileName),
    createdAt,
  };
}
