import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { UnsentList, type UnsentCallbacks, type UnsentMessage } from './UnsentList.tsx';
import * as styles from './UnsentMessages.css.ts';

export interface UnsentMessagesProps extends UnsentCallbacks {
  messages: readonly UnsentMessage[];
  onBack(): void;
}

export function UnsentMessages({ messages, onBack, ...callbacks }: UnsentMessagesProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="UnsentMessages">
      <SidePanel title={t('unsent.title')} description={t('unsent.hint')} onBack={onBack}>
        {messages.length === 0 ? (
          <EmptyState icon={icons.success} title={t('unsent.none')} />
        ) : (
          <UnsentList {...callbacks} messages={messages} />
        )}
      </SidePanel>
    </div>
  );
}
