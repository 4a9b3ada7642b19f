import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { CallTranscriptState } from '../voice.ts';
import * as styles from './MeetingLine.css.ts';

interface TranscriptLineProps {
  transcript: CallTranscriptState;
  onConsent?: ((event: { consented: boolean }) => void) | undefined;
  onStop?: (() => void) | undefined;
}

/** Shown to everyone in the call while a transcript is kept. */
export function TranscriptLine({ transcript, onConsent, onStop }: TranscriptLineProps) {
  const { t } = useTranslation('voice');
  const line = useTranscriptLine();
  const { own, canStop } = transcript;
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={t('transcript.label')}
      data-transcript={own}
    >
      <Icon icon={icons.captions} tone={own === 'agreed' ? 'danger' : 'muted'} />
      <div className={styles.sentences}>
        <Text size="sm" as="div">
          {line(transcript)}
        </Text>
        <Text size="xs" tone="muted" as="div">
          {own === 'unsupported' ? t('transcript.unsupported') : t(`transcript.own.${own}`)}
        </Text>
      </div>
      <div className={styles.buttons}>
        {own !== 'unsupported' && onConsent && (
          <Button size="sm" onPress={() => onConsent({ consented: own !== 'agreed' })}>
            {t(own === 'agreed' ? 'transcript.withdraw' : 'transcript.join')}
          </Button>
        )}
        {canStop && onStop && (
          <Button size="sm" onPress={onStop}>
            {t('transcript.stop')}
          </Button>
        )}
      </div>
    </div>
  );
}

function useTranscriptLine(): (transcript: CallTranscriptState) => string {
  const { t } = useTranslation('voice');
  return ({ by, isMine }) => {
    if (isMine) return t('transcript.running.mine');
    return by === null
      ? t('transcript.running.former')
      : t('transcript.running.theirs', { name: by });
  };
}

/** Announces the start of another member's transcript, and the end. */
export function useTranscriptAnnouncement(transcript: CallTranscriptState | undefined): string {
  const { t } = useTranslation('voice');
  const line = useTranscriptLine();
  const isRunning = transcript !== undefined;
  const [wasRunning, setWasRunning] = useState(false);
  const [news, setNews] = useState('');
  if (wasRunning !== isRunning) {
    setWasRunning(isRunning);
    if (!transcript) setNews(t('transcript.over'));
    else setNews(transcript.isMine ? '' : line(transcript));
  }
  return news;
}
