import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { VoicePerson } from '../voice.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';

export interface CallingProps {
  /** The called person, or null. Keep the component mounted. */
  person: VoicePerson | null;
  onCancel(): void;
  /** Cancels the call and sends a message instead. Omitted for guests, who cannot send messages. */
  onWrite?: (() => void) | undefined;
}

export function Calling({ person, onCancel, onWrite }: CallingProps) {
  const { t } = useTranslation('voice');
  const title = person && t('calling.title', { name: person.name });
  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {person && title && (
        <PromptCard
          name="Calling"
          title={title}
          person={person}
          urgent
          onClose={onCancel}
          actions={
            <>
              {onWrite && (
                <Button icon={icons.directMessage} onPress={onWrite}>
                  {t('calling.write')}
                </Button>
              )}
              <Button icon={icons.hangUp} onPress={onCancel}>
                {t('calling.cancel')}
              </Button>
            </>
          }
        >
          <Text size="xs" tone="muted" as="div">
            {t('calling.hint')}
          </Text>
        </PromptCard>
      )}
    </>
  );
}
