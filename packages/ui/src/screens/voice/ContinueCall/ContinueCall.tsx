import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/Countdown/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';

export interface ContinueCallProps {
  /** Deadline for the answer in epoch milliseconds; null while not asking. Keep the component mounted. */
  until: number | null;
  now?(): number;
  onContinue(): void;
  onLeave(): void;
}

/** Asks after a long call whether to continue. */
export function ContinueCall({ until, now, onContinue, onLeave }: ContinueCallProps) {
  const { t } = useTranslation('voice');
  return (
    <>
      <LiveRegion politeness="assertive">{until !== null && t('goOn.title')}</LiveRegion>
      {until !== null && (
        <PromptCard
          name="ContinueCall"
          title={t('goOn.title')}
          urgent
          onClose={onContinue}
          actions={
            <>
              <Button onPress={onLeave}>{t('goOn.leave')}</Button>
              <Button variant="primary" onPress={onContinue}>
                {t('goOn.goOn')}
              </Button>
            </>
          }
        >
          <Text size="xs" tone="muted" as="div">
            {t('goOn.hint')}
          </Text>
          <Text size="xs" tone="muted" as="div">
            <Countdown
              until={until}
              {...(now ? { now } : {})}
              format={({ time }) => t('invitation.left', { time })}
            />
          </Text>
        </PromptCard>
      )}
    </>
  );
}
