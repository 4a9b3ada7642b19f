import { useMemo } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import type { ConversationModel } from '../models/conversation/ConversationModel.ts';
import { toSourcePaths } from '../models/messages/forwarding.ts';

/** Paths of the originals of forwarded messages in a conversation. Stable until they change. */
export function useForwardSources(model: ConversationModel): ReadonlyMap<string, string> {
  const { roomId } = model.ref;
  const hasForwarded = useStore(
    model,
    ({ log }) => log.root?.forwarded !== undefined || log.messages.some((one) => one.forwarded),
  );
  const { data } = useQuery(
    '/v1/user/chat-rooms/{roomId}/forward-sources',
    hasForwarded ? { params: { path: { roomId } } } : null,
  );
  const sources = data?.sources;
  return useMemo(() => toSourcePaths(sources ?? []), [sources]);
}
