import { OfficeError } from '@office/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenBack } from '../../../platform/recovery/useWhenBack.ts';
import { showQuietError } from '../../../platform/errors/showError.ts';
import { useChat } from './chatContext.ts';
import { useFlowPlace } from './useFlowPlace.ts';
import type { LinkedMessage } from '../pages/useLinkedMessage.ts';

interface ThreadPlace {
  roomId: string;
  threadRootId: string;
  /** A reply. */
  linked: LinkedMessage;
}

/** A thread's replies as its page shows them. Keyed by thread by its caller. */
export function useThreadLog({ roomId, threadRootId, linked }: ThreadPlace) {
  const { messageId, visit } = linked;
  const { rooms } = useChat();
  const [sync] = useState(() => rooms.get({ roomId, threadRootId }));
  const place = useFlowPlace(sync);
  const { has, mark, loadBackTo } = place;
  const [failure, setFailure] = useState<'error' | 'gone'>();

  const reach = async (id: string) => {
    await loadBackTo(id);
    if (has(id)) mark(id);
  };
  const load = async () => {
    if (sync.getSnapshot().appliedSeq === null) await sync.open();
  };
  const loaded = async () => {
    setFailure(undefined);
    if (messageId) await reach(messageId);
  };
  const failed = (error: unknown) => {
    const isGone = error instanceof OfficeError && (error.status === 404 || error.status === 400);
    setFailure(isGone ? 'gone' : 'error');
  };
  const loadNow = useEffectEvent(load);
  const loadedNow = useEffectEvent(loaded);
  useEffect(() => void loadNow().then(() => loadedNow(), failed), [threadRootId, messageId, visit]);

  const retry = () => void load().then(loaded, failed);
  useWhenBack(failure === 'error', retry);

  return {
    ...place,
    root: place.log.root,
    status: failure ?? (place.log.root ? ('ready' as const) : ('loading' as const)),
    retry,
    jumpTo: (id: string) => void reach(id).catch(showQuietError),
  };
}
