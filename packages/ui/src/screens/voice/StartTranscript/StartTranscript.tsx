import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from '../StartRecording/StartRecording.css.ts';

export interface StartTranscriptProps {
  open: boolean;
  /** The browser of the member has no speech recognition: only the speech of others is kept. */
  unsupported?: boolean;
  starting?: boolean;
  onStart(): void;
  onCancel(): void;
}

const facts = [
  ['stored', icons.onlineMeeting],
  ['vendor', icons.microphone],
  ['deletable', icons.remove],
] as const;

/** Explains consent and storage of a transcript before it starts. */
export function StartTranscript({
  open,
  unsupported = false,
  starting = false,
  onStart,
  onCancel,
}: StartTranscriptProps) {
  const { t } = useTranslation(['voice', 'common']);
  return (
    <AlertDialog
      open={open}
      title={t('transcript.start.title')}
      description={t('transcript.start.description')}
      confirmLabel={t('transcript.start.confirm')}
      cancelLabel={t('common:confirm.cancel')}
      loading={starting}
      onConfirm={onStart}
      onCancel={onCancel}
    >
      <ul className={styles.list} aria-label={t('transcript.start.contents')}>
        {facts.map(([name, icon]) => (
          <li key={name} className={styles.item}>
            <span className={styles.icon}>
              <Icon icon={icon} tone="muted" />
            </span>
            <Text>{t(`transcript.start.${name}`)}</Text>
          </li>
        ))}
        {unsupported && (
          <li className={styles.item}>
            <span className={styles.icon}>
              <Icon icon={icons.warning} tone="warning" />
            </span>
            <Text>{t('transcript.unsupported')}</Text>
          </li>
        )}
      </ul>
    </AlertDialog>
  );
}
