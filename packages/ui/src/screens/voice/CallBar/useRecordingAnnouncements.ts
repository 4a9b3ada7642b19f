import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallRecordingState } from '../voice.ts';
import { useRecordingLine } from './RecordingLine.tsx';

/** Announces that a recording starts, pauses and ends. Does not announce the member's own recording. */
export function useRecordingAnnouncements(recording: CallRecordingState | undefined): string {
  const { t } = useTranslation('voice');
  const line = useRecordingLine();
  const [before, setBefore] = useState<CallRecordingState['status'] | undefined>(undefined);
  const [news, setNews] = useState('');
  const status = recording?.status;
  if (before !== status) {
    setBefore(status);
    const isSaid = status === 'asking' || status === 'recording' || status === 'paused';
    if (recording && isSaid) setNews(line(recording));
    else if (before === 'recording' || before === 'paused') setNews(t('recording.over'));
  }
  return news;
}
