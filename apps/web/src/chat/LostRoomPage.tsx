import type { Schemas } from '@office/api';
import { Button, EmptyState, SidePanel } from '@office/ui';
import * as icons from '@office/ui/icons';
import { useTranslation } from 'react-i18next';

interface LostRoomPageProps {
  type: Schemas['ChatRoomType'];
  onBack(): void;
}

/** The room that was open is not the member's any more. */
export function LostRoomPage({ type, onBack }: LostRoomPageProps) {
  const { t } = useTranslation('chat');
  return (
    <SidePanel title={t(type === 'DIRECT' ? 'directMessages' : 'channels')} onBack={onBack}>
      <EmptyState
        icon={icons.room}
        title={t('room.gone')}
        description={t('room.goneHint')}
        action={<Button onPress={onBack}>{t('room.backToList')}</Button>}
      />
    </SidePanel>
  );
}
