import { useTranslation } from 'react-i18next';
import type { VoicePerson } from '../voice.ts';
import { ConsentPrompt } from '../VoicePrompts/ConsentPrompt.tsx';

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
  const transcriptId = question?.transcriptId ?? '';
  return (
    <ConsentPrompt
      name="TranscriptConsent"
      question={
        question && {
          title: t('transcript.asks', { name: question.by.name }),
          person: question.by,
          texts: [t('transcript.what'), t('transcript.vendor'), t('transcript.change')],
        }
      }
      agreeLabel={t('transcript.agree')}
      declineLabel={t('transcript.decline')}
      onAgree={() => onAgree({ transcriptId })}
      onDecline={() => onDecline({ transcriptId })}
    />
  );
}
