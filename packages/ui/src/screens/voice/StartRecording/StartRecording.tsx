import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './StartRecording.css.ts';

export interface StartRecordingProps {
  open: boolean;
  /** Whether a browser in the call supports captions. */
  canTranscribe?: boolean;
  /** Opens the file picker, so it must run in the press. */
  onStart(event: { transcript: boolean }): void;
  onCancel(): void;
}

const contents = [
  ['voices', icons.microphone],
  ['faces', icons.video],
  ['shares', icons.shareScreen],
] as const;

/** Shows what a recording contains, before the member chooses a file and everyone is asked. */
export function StartRecording({ open, ...props }: StartRecordingProps) {
  // Unmounts while closed, to reset the selection.
  return open ? <Question {...props} /> : null;
}

function Question({ canTranscribe = false, onStart, onCancel }: Omit<StartRecordingProps, 'open'>) {
  const [transcript, setTranscript] = useState(false);
  const { t } = useTranslation(['voice', 'common']);
  return (
    <AlertDialog
      open
      title={t('recording.start.title')}
      description={t('recording.start.description')}
      confirmLabel={t('recording.start.confirm')}
      cancelLabel={t('common:confirm.cancel')}
      onConfirm={() => onStart({ transcript: transcript && canTranscribe })}
      onCancel={onCancel}
    >
      <ul className={styles.list} aria-label={t('recording.start.contents')}>
        {contents.map(([name, icon]) => (
          <li key={name} className={styles.item}>
            <span className={styles.icon}>
              <Icon icon={icon} tone="muted" />
            </span>
            <Text>{t(`recording.start.${name}`)}</Text>
          </li>
        ))}
      </ul>
      {canTranscribe && (
        <div className={styles.transcript}>
          <Checkbox
            label={t('recording.start.transcript')}
            hint={t('recording.start.transcriptHint')}
            checked={transcript}
            onChange={({ checked }) => setTranscript(checked)}
          />
        </div>
      )}
    </AlertDialog>
  );
}
