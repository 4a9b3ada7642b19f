import type { Schemas } from '@office/api';
import { FormerRoom } from '@office/ui/screens/chat';
import { useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useChat } from '../models/chatContext.ts';
import { toUnsentMessage } from '../compose/undeliverable.ts';
import { useCopyText } from './useCopyText.ts';

interface FormerRoomPageProps {
  type: Schemas['ChatRoomType'];
  roomId: string;
  onBack(): void;
}

/** Shown instead of a room that the member can no longer access. Offers their unsent text for copying. */
export function FormerRoomPage({ type, roomId, onBack }: FormerRoomPageProps) {
  const { outbox, drafts } = useChat();
  const copy = useCopyText();
  const [draft, setDraft] = useState(() => drafts.get(roomId));
  const entries = useStore(outbox);
  const unsent = entries
    .filter((entry) => entry.roomId === roomId && entry.state !== 'SENDING')
    .map(toUnsentMessage);
  return (
    <FormerRoom
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
