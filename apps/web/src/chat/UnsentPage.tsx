import { EmptyState, SidePanel } from '@office/ui';
import * as icons from '@office/ui/icons';
import { useTranslation } from 'react-i18next';
import { useChat } from './chatContext.ts';
import { UnsentTexts } from './UnsentTexts.tsx';
import { toUnsentText } from './unsent.ts';
import { useStranded } from './useStranded.ts';

/** What was written into rooms that are not the member's any more, and did not get there. */
export function UnsentPage({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('chat');
  const { outbox } = useChat();
  const stranded = useStranded();
  return (
    <SidePanel title={t('unsent.title')} description={t('unsent.hint')} onBack={onBack}>
      {stranded.length === 0 ? (
        <EmptyState icon={icons.success} title={t('unsent.none')} />
      ) : (
        <UnsentTexts
          texts={stranded.map(toUnsentText)}
          onDiscard={({ id }) => outbox.discard(id)}
        />
      )}
    </SidePanel>
  );
}
