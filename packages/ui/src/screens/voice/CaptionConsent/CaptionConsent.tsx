import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { useNameList } from '../useNameList.ts';
import type { VoicePerson } from '../voice.ts';

export interface CaptionConsentProps {
  /** Members who requested captions of this member. Closed if empty; keep the component mounted. */
  readers: readonly VoicePerson[];
  /** The consent also applies to later calls. */
  onAgree(): void;
  onDecline(): void;
}

/** Asks for consent to transcribe the member's speech, because the browser vendor may receive the audio. */
export function CaptionConsent({ readers, onAgree, onDecline }: CaptionConsentProps) {
  const { t } = useTranslation('voice');
  const nameList = useNameList();
  const [first] = readers;
  const title = first
    ? t('captions.asked', { names: nameList(readers.map(({ name }) => name)) })
    : '';
  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {first && (
        <PromptCard
          name="CaptionConsent"
          title={title}
          person={first}
          urgent
          onClose={onDecline}
          actions={
            <>
              <Button onPress={onDecline}>{t('captions.decline')}</Button>
              <Button variant="primary" onPress={onAgree}>
                {t('captions.agree')}
              </Button>
            </>
          }
        >
          <Text size="sm" tone="muted" as="div">
            {t('captions.vendor')}
          </Text>
        </PromptCard>
      )}
    </>
  );
}
