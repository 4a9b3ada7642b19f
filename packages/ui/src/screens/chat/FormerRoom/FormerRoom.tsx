import type { ChatRoomType } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import {
  UnsentList,
  type UnsentCallbacks,
  type UnsentMessage,
} from '../UnsentMessages/UnsentList.tsx';
import { listTitles } from '../listTitles.ts';
import * as styles from './FormerRoom.css.ts';

export interface FormerRoomProps extends UnsentCallbacks {
  type: ChatRoomType;
  unsent: readonly UnsentMessage[];
  onBack(): void;
}

/** Replaces a room that was deleted or that the member was removed from. */
export function FormerRoom({ type, unsent, onBack, ...callbacks }: FormerRoomProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="FormerRoom">
      <SidePanel title={t(listTitles[type])} onBack={onBack}>
        <EmptyState
          icon={icons.room}
          title={t('room.gone')}
          description={t('room.goneHint')}
          action={<Button onPress={onBack}>{t('room.backToList')}</Button>}
        />
        {unsent.length > 0 && (
          <Stack as="section" gap={3}>
            <Heading level={2} size="sm">
              {t('unsent.title')}
            </Heading>
            <UnsentList {...callbacks} messages={unsent} />
          </Stack>
        )}
      </SidePanel>
    </div>
  );
}
