import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useAnswerKeys } from '../VoiceInvitation/useAnswerKeys.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { invitationKeys, type VoicePerson } from '../voice.ts';

/** A question whether one may be recorded. */
export interface RecordingQuestion {
  recordingId: string;
  /** The member who asks. */
  by: VoicePerson;
  /** It was going on before one came in: it waits. */
  isGoingOn: boolean;
}

export interface RecordingConsentProps {
  /** Null: nobody asks. Keep it mounted, so that the next one is announced. */
  question: RecordingQuestion | null;
  onAgree(event: { recordingId: string }): void;
  /** Nobody is recorded then. */
  onDecline(event: { recordingId: string }): void;
}

/** Asks whether one agrees to be recorded, before anything is. It takes no focus, and no key answers it by chance. */
export function RecordingConsent({ question, onAgree, onDecline }: RecordingConsentProps) {
  const { t } = useTranslation('voice');
  const decline = useRef<HTMLButtonElement>(null);
  useAnswerKeys(decline);
  const title =
    question &&
    t(question.isGoingOn ? 'recording.asksNew' : 'recording.asks', { name: question.by.name });
  return (
    <>
      <LiveRegion politeness="assertive">
        {title && t('invitation.said', { text: title, keys: invitationKeys })}
      </LiveRegion>
      {question && title && (
        <PromptCard
          name="RecordingConsent"
          title={title}
          person={question.by}
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
          <Text size="sm" tone="muted" as="div">
            {t(question.isGoingOn ? 'recording.waitsForYou' : 'recording.needsAll')}
          </Text>
        </PromptCard>
      )}
    </>
  );
}
