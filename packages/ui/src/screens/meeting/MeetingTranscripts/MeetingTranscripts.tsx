import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../patterns/useClock.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import * as styles from './MeetingTranscripts.css.ts';

export interface MeetingTranscriptItem {
  transcriptId: string;
  /** Name of the member who started it. Null for a deleted account. */
  by: string | null;
  startedAt: string;
  /** Null while the transcript is kept. */
  endedAt: string | null;
  lineCount: number;
  canDelete: boolean;
}

export type MeetingTranscriptsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; transcripts: readonly MeetingTranscriptItem[] };

interface TranscriptRef {
  transcriptId: string;
}

export interface MeetingTranscriptsProps {
  /** Renders nothing while loading and without transcripts. */
  state: MeetingTranscriptsState;
  clock?: MeetingClock;
  onOpen(event: TranscriptRef): void;
  onDownload(event: TranscriptRef): void;
  /** Called after the confirmation. */
  onDelete(event: TranscriptRef): void;
  onRetry(): void;
}

/** Transcripts of a meeting, newest first. Part of `MeetingDetail`. */
export function MeetingTranscripts({ state, ...props }: MeetingTranscriptsProps) {
  const { t } = useTranslation('meeting');
  const id = useId();
  const [deleted, setDeleted] = useState<MeetingTranscriptItem | null>(null);
  if (state.status === 'loading') return null;
  if (state.status === 'ready' && state.transcripts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-component="MeetingTranscripts">
      <Heading level={2} size="sm" id={id}>
        {t('transcripts.title')}
      </Heading>
      {state.status === 'error' ? (
        <div className={styles.row}>
          <Text size="sm" tone="muted">
            {t('transcripts.failed')}
          </Text>
          <Button size="sm" onPress={props.onRetry}>
            {t('transcripts.retry')}
          </Button>
        </div>
      ) : (
        <ul className={styles.rows}>
          {state.transcripts.map((transcript) => (
            <Row
              key={transcript.transcriptId}
              {...props}
              transcript={transcript}
              onDelete={() => setDeleted(transcript)}
            />
          ))}
        </ul>
      )}
      <DeleteTranscript
        transcript={deleted}
        clock={props.clock}
        onConfirm={(event) => {
          setDeleted(null);
          props.onDelete(event);
        }}
        onCancel={() => setDeleted(null)}
      />
    </section>
  );
}

interface RowProps extends Omit<MeetingTranscriptsProps, 'state' | 'onRetry'> {
  transcript: MeetingTranscriptItem;
}

function Row({ transcript, clock, onOpen, onDownload, onDelete }: RowProps) {
  const { t } = useTranslation(['meeting', 'common']);
  const { transcriptId, by, startedAt, endedAt, lineCount, canDelete } = transcript;
  const time = useMeetingTimes(useClock(clock)).full(startedAt, endedAt);
  const facts = [
    ...(endedAt === null ? [t('transcripts.running')] : []),
    by === null ? t('transcripts.byFormer') : t('transcripts.by', { name: by }),
    t('transcripts.lines', { count: lineCount }),
  ];
  const actions = [
    { id: 'download', icon: icons.download, onPress: () => onDownload({ transcriptId }) },
    ...(canDelete
      ? [{ id: 'delete', icon: icons.remove, onPress: () => onDelete({ transcriptId }) }]
      : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('transcripts.open', { time })}
          onClick={() => onOpen({ transcriptId })}
        >
          {time}
        </button>
        <Text as="div" size="xs" tone="muted" tabular>
          {facts.join(t('common:partSeparator'))}
        </Text>
      </div>
      {actions.map(({ id, icon, onPress }) => {
        const label = t(`transcripts.${id}`, { time });
        return (
          <Tooltip key={id} label={label}>
            <IconButton size="sm" icon={icon} label={label} onPress={onPress} />
          </Tooltip>
        );
      })}
    </li>
  );
}

interface DeleteTranscriptProps {
  transcript: MeetingTranscriptItem | null;
  clock: MeetingClock | undefined;
  onConfirm(event: TranscriptRef): void;
  onCancel(): void;
}

function DeleteTranscript({ transcript, clock, onConfirm, onCancel }: DeleteTranscriptProps) {
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(clock));
  if (!transcript) return null;
  const { transcriptId, startedAt, endedAt, lineCount } = transcript;
  return (
    <AlertDialog
      open
      danger
      title={t('transcripts.deleteTitle', { time: times.full(startedAt, endedAt) })}
      description={
        endedAt === null
          ? t('transcripts.deleteRunning')
          : t('transcripts.deleteHint', { count: lineCount })
      }
      confirmLabel={t('transcripts.deleteConfirm')}
      cancelLabel={t('transcripts.cancel')}
      onConfirm={() => onConfirm({ transcriptId })}
      onCancel={onCancel}
    />
  );
}
