import { useState, useSyncExternalStore } from 'react';
import type { RoomSync } from '../sync/RoomSync.ts';
import { useStep } from './useStep.ts';

/** Pages of a thread that are fetched at most to find a reply that was asked for. */
const mostSteps = 20;

/** A flow as it is now, and how to get at other places of it. */
export function useFlowPlace(sync: RoomSync) {
  const log = useSyncExternalStore(sync.subscribe, sync.getSnapshot);
  const [loadOlder, isLoadingOlder] = useStep(() => sync.loadOlder());
  const [loadNewer] = useStep(() => sync.loadNewer());
  const [target, setTarget] = useState<{ messageId: string; request: number }>();

  const has = (id: string) => sync.getSnapshot().messages.some((message) => message.id === id);
  const mark = (id: string) =>
    setTarget((before) => ({ messageId: id, request: (before?.request ?? 0) + 1 }));
  /** For a flow that cannot be opened around a message. */
  const loadBackTo = async (id: string) => {
    for (let step = 0; step < mostSteps; step += 1) {
      if (has(id) || !sync.getSnapshot().hasOlder) return;
      await sync.loadOlder();
    }
  };
  return { log, sync, target, isLoadingOlder, has, mark, loadOlder, loadNewer, loadBackTo };
}

export type FlowPlace = ReturnType<typeof useFlowPlace>;
