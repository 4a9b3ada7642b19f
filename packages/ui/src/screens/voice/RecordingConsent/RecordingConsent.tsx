import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { usePromptShortcut } from '../VoiceInvitation/usePromptShortcut.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { invitationKeys, type VoicePerson } from '../voice.ts';

export interface RecordingQuestion {
  recordingId: string;
  by: VoicePerson;
  /** The recording started before the member joined, and pauses until the answer. */
  inProgress: boolean;
  /** The captions are also kept as text. */
  transcript?: boolean;
}

export interface RecordingConsentProps {
  /** Null closes the prompt. Keep the component mounted, so that the next prompt is announced. */
  question: RecordingQuestion | null;
  onAgree(event: { recordingId: string }): void;
  /** Declining prevents the recording for everyone. */
  onDecline(event: { recordingId: string }): void;
}

/** Asks for consent. Does not take the focus, so that no key press answers it accidentally. */
export function RecordingConsent({ question, onAgree, onDecline }: RecordingConsentProps) {
  const { t } = useTranslation('voice');
  const decline = useRef<HTMLButtonElement>(null);
  usePromptShortcut(decline);
  const title =
    question &&
    t(question.inProgress ? 'recording.asksNew' : 'recording.asks', { name: question.by.name });
  return (
    <>
      <LiveRegion politeness="assertive">
        {title && t('invitation.announcement', { text: title, keys: invitationKeys })}
      </LiveRegion>
      {question && title && (
        <PromptCard
          name="RecordingConsent"
          title={title}
          person={question.by}
          urgent
          onClose={() => onDecline({ recordingId: question.recordingId })}
          actions={
            <>
              <Button
                ref={decline}
                onPress={() => onDecline({ recordingId: question.recordingId })}
              >
                {t('recording.decline')}
              </Button>
              <Button
                variant="primary"
                onPress={() => onAgree({ recordingId: question.recordingId })}
              >
                {t('recording.agree')}
              </Button>
            </>
          }
        >
          <Text size="sm" tone="muted" as="div">
            {t('recording.what', { name: question.by.name })}
          </Text>
          {question.transcript && (
            <Text size="sm" tone="muted" as="div">
              {t('recording.whatTranscript')}
            </Text>
          )}
          <Text size="sm" tone="muted" as="div">
            {t(question.inProgress ? 'recording.waitsForYou' : 'recording.needsAll')}
          </Text>
        </PromptCard>
      )}
    </>
  );
}
