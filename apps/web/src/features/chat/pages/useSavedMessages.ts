import { unwrap, type Schemas } from '@office/api';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useMemo } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { applySavedState } from '../models/messages/savedMessages.ts';

const idsPath = '/v1/user/chat-rooms/{roomId}/saved';
const savedPath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/saved';

interface MessagePath {
  roomId: string;
  messageId: string;
}

/** Ids of the open saved messages of a room. The set is stable until it changes. */
export function useSavedIds(roomId: string, isWanted: boolean): ReadonlySet<string> {
  const { data } = useQuery(idsPath, isWanted ? { params: { path: { roomId } } } : null);
  const ids = data?.messageIds;
  return useMemo(() => new Set(ids), [ids]);
}

export function useSaveMessage() {
  const patch = usePatchQueries();
  const renew = useMutateQueries();
  const apply = async (call: Promise<Schemas['ChatSavedState']>) => {
    const state = await call;
    await patch(idsPath, (ids) => applySavedState(ids, state));
    await renew(['/v1/user/chat-rooms/saved']);
  };
  return {
    save: (path: MessagePath, done: boolean) =>
      void apply(unwrap(office.PUT(savedPath, { params: { path }, body: { done } }))).catch(
        showError,
      ),
    remove: (path: MessagePath) =>
      void apply(unwrap(office.DELETE(savedPath, { params: { path } }))).catch(showError),
  };
}
