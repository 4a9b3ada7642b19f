import { useMemo } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import type { OutboxEntry } from '../compose/Outbox.ts';
import { findUndeliverable } from '../compose/undeliverable.ts';
import { useChat } from '../models/chatContext.ts';
import { useRoomHeads } from '../sync/useRoomHeads.ts';

export function useUndeliverable(): readonly OutboxEntry[] {
  const { outbox } = useChat();
  const heads = useRoomHeads();
  const entries = useStore(outbox);
  return useMemo(() => findUndeliverable(entries, heads), [entries, heads]);
}
