import { useMemo, useSyncExternalStore } from 'react';
import { useChat } from '../models/chatContext.ts';
import type { OutboxEntry } from './Outbox.ts';
import { strandedOf } from './unsent.ts';
import { useChatHeads } from '../sync/useChatHeads.ts';

/** The member's messages that no room shows and that will never be sent. */
export function useStranded(): readonly OutboxEntry[] {
  const { outbox } = useChat();
  const heads = useChatHeads();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  return useMemo(() => strandedOf(entries, heads), [entries, heads]);
}
