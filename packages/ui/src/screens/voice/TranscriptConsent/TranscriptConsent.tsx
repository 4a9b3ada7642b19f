import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { usePromptShortcut } from '../VoiceInvitation/usePromptShortcut.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { invitationKeys, type VoicePerson } from '../voice.ts';

export interface TranscriptQuestion {
  transcriptId: string;
  /** Member who keeps the transcript. */
  by: VoicePerson;
}

export interface TranscriptConsentProps {
  /** Null closes the prompt. Keep the component mounted, so that the next prompt is announced. */
  question: TranscriptQuestion | null;
  onAgree(event: { transcriptId: string }): void;
  /** Declining keeps the speech of the member out. The transcript continues for the others. */
  onDecline(event: { transcriptId: string }): void;
}

/** Asks for consent before speech of the member is kept. Does not take the focus. */
export function TranscriptConsent({ question, onAgree, onDecline }: TranscriptConsentProps) {
  const { t } = useTranslation('voice');
  const decline = useRef<HTMLButtonElement>(null);
  usePromptShortcut(decline);
  const title = question && t('transcript.asks', { name: question.by.name });
  return (
    <>
      <LiveRegion politeness="assertive">
        {title && t('invitation.announcement', { text: title, keys: invitationKeys })}
      </LiveRegion>
      {question && title && (
        <PromptCard
          name="TranscriptConsent"
          title={title}
          person={question.by}
          urgent
          onClose={() => onDecline({ transcriptId: question.transcriptId })}
          actions={
            <>
              <Button
                ref={decline}
                onPress={() => onDecline({ transcriptId: question.transcriptId })}
              >
                {t('transcript.decline')}
              </Button>
              <Button
                variant="primary"
                onPress={() => onAgree({ transcriptId: question.transcriptId })}
              >
                {t('transcript.agree')}
              </Button>
            </>
          }
        >
          {(['what', 'vendor', 'change'] as const).map((text) => (
            <Text key={text} size="sm" tone="muted" as="div">
              {t(`transcript.${text}`)}
            </Text>
          ))}
        </PromptCard>
      )}
    </>
  );
}
