import type { Schemas } from '@office/api';
import { Button, EmptyState, SidePanel, Stack, Text } from '@office/ui';
import * as icons from '@office/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useChat } from './chatContext.ts';
import { UnsentTexts } from './UnsentTexts.tsx';
import { toUnsentText } from './unsent.ts';

interface LostRoomPageProps {
  type: Schemas['ChatRoomType'];
  roomId: string;
  onBack(): void;
}

/** The room that was open is not the member's any more. What they wrote there still is. */
export function LostRoomPage({ type, roomId, onBack }: LostRoomPageProps) {
  const { t } = useTranslation('chat');
  const { outbox, drafts } = useChat();
  const [draft, setDraft] = useState(() => drafts.get(roomId));
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const unsent = entries
    .filter((entry) => entry.roomId === roomId && entry.state !== 'SENDING')
    .map(toUnsentText);
  const texts = draft ? [...unsent, { id: roomId, text: draft, files: 0 }] : unsent;
  return (
    <SidePanel title={t(type === 'DIRECT' ? 'directMessages' : 'channels')} onBack={onBack}>
      <EmptyState
        icon={icons.room}
        title={t('room.gone')}
        description={t('room.goneHint')}
        action={<Button onPress={onBack}>{t('room.backToList')}</Button>}
      />
      {texts.length > 0 ? (
        <Stack padding={2}>
          <Text weight="bold">{t('unsent.title')}</Text>
        </Stack>
      ) : null}
      <UnsentTexts
        texts={texts}
        onDiscard={({ id }) => {
          if (id !== roomId) return outbox.discard(id);
          drafts.set(roomId, '');
          setDraft('');
        }}
      />
    </SidePanel>
  );
}
