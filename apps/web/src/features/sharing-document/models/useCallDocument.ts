import { useEffect } from 'react';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { useSharedDocument } from './useSharedDocuments.ts';

/** Reloads on joining: the room of an invited member may not have been visible before. */
export function useCallDocument(roomId: string | null): string | null {
  const renew = useMutateQueries();
  useEffect(() => {
    if (roomId !== null) void renew(['/v1/sharing-documents']);
  }, [renew, roomId]);
  return useSharedDocument(roomId)?.id ?? null;
}
