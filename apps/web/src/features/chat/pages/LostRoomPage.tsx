import type { Schemas } from '@office/api';
import { LostRoom } from '@office/ui';
import { useState, useSyncExternalStore } from 'react';
import { useChat } from '../models/chatContext.ts';
import { toUnsentMessage } from '../compose/unsent.ts';
import { useCopyUnsent } from '../compose/useCopyUnsent.ts';

interface LostRoomPageProps {
  type: Schemas['ChatRoomType'];
  roomId: string;
  onBack(): void;
}

/** The room that was open is not the member's any more. What they wrote there still is. */
export function LostRoomPage({ type, roomId, onBack }: LostRoomPageProps) {
  const { outbox, drafts } = useChat();
  const copy = useCopyUnsent();
  const [draft, setDraft] = useState(() => drafts.get(roomId));
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const unsent = entries
    .filter((entry) => entry.roomId === roomId && entry.state !== 'SENDING')
    .map(toUnsentMessage);
  return (
    <LostRoom
      type={type}
      unsent={draft ? [...unsent, { id: roomId, text: draft, fileCount: 0 }] : unsent}
      onCopy={copy}
      onDiscard={({ id }) => {
        if (id !== roomId) return outbox.discard(id);
        drafts.set(roomId, '');
        setDraft('');
      }}
      onBack={onBack}
    />
  );
}
