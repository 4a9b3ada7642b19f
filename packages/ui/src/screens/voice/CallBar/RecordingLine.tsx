import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useNameList } from '../useNameList.ts';
import type { CallRecordingState } from '../voice.ts';
import * as styles from './MeetingLine.css.ts';

interface RecordingLineProps {
  recording: CallRecordingState;
  onEnd?: (() => void) | undefined;
}

export function RecordingLine({ recording, onEnd }: RecordingLineProps) {
  const { t } = useTranslation('voice');
  const line = useRecordingLine();
  const { status } = recording;
  const isOpen = status !== 'choosing' && status !== 'saving';
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={t('recording.label')}
      data-recording={status}
    >
      <Icon icon={icons.record} tone={status === 'recording' ? 'danger' : 'muted'} />
      <div className={styles.sentences}>
        <Text size="sm" as="div">
          {line(recording)}
        </Text>
        {recording.transcript && isOpen && (
          <Text size="xs" tone="muted" as="div">
            {t('recording.transcribed')}
          </Text>
        )}
      </div>
      {isOpen && onEnd && (
        <div className={styles.buttons}>
          <Button size="sm" onPress={onEnd}>
            {t(status === 'asking' ? 'recording.decline' : 'recording.end')}
          </Button>
        </div>
      )}
    </div>
  );
}

export function useRecordingLine(): (recording: CallRecordingState) => string {
  const { t } = useTranslation('voice');
  const nameList = useNameList();
  return ({ status, by, isMine, waitingFor }) => {
    const who = isMine ? 'mine' : 'theirs';
    const names = nameList(waitingFor);
    const waits = status === 'asking' || status === 'paused';
    const context = waits && names === '' ? `${status}You` : status;
    return status === 'choosing' || status === 'saving'
      ? t(`recording.${status}`)
      : t(`recording.${who}.${context}`, { name: by, names });
  };
}
