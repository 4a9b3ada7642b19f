import { useTranslation } from 'react-i18next';
import type { VoicePerson } from '../voice.ts';
import { ConsentPrompt } from '../VoicePrompts/ConsentPrompt.tsx';

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

/** Asks for consent before a recording starts. Does not take the focus. */
export function RecordingConsent({ question, onAgree, onDecline }: RecordingConsentProps) {
  const { t } = useTranslation('voice');
  const recordingId = question?.recordingId ?? '';
  const toQuestion = ({ by, inProgress, transcript }: RecordingQuestion) => ({
    title: t(inProgress ? 'recording.asksNew' : 'recording.asks', { name: by.name }),
    person: by,
    texts: [
      t('recording.what', { name: by.name }),
      ...(transcript ? [t('recording.whatTranscript')] : []),
      t(inProgress ? 'recording.waitsForYou' : 'recording.needsAll'),
    ],
  });
  return (
    <ConsentPrompt
      name="RecordingConsent"
      question={question && toQuestion(question)}
      agreeLabel={t('recording.agree')}
      declineLabel={t('recording.decline')}
      onAgree={() => onAgree({ recordingId })}
      onDecline={() => onDecline({ recordingId })}
    />
  );
}
