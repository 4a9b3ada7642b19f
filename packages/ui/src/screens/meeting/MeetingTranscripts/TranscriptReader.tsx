import { keywordMarks, keywordTerms, type Language } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { useClock } from '../../../patterns/useClock.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import * as styles from './MeetingTranscripts.css.ts';

export interface TranscriptLineItem {
  position: number;
  /** Null for a deleted account. */
  name: string | null;
  avatarUrl?: string | null;
  text: string;
  language: Language;
  spokenAt: string;
}

export type TranscriptReaderState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      lines: readonly TranscriptLineItem[];
      /** Number of all lines that match the keyword. */
      total: number;
      /** Keyword of these lines. */
      keyword: string;
      hasMore: boolean;
      loadingMore: boolean;
    };

export interface TranscriptReaderProps {
  open: boolean;
  startedAt: string;
  endedAt: string | null;
  /** Text of the search field. */
  keyword: string;
  state: TranscriptReaderState;
  clock?: MeetingClock;
  onKeywordChange(event: { keyword: string }): void;
  onLoadMore(): void;
  onDownload(): void;
  onRetry(): void;
  onClose(): void;
}

/** Lines of a transcript with a search. */
export function TranscriptReader(props: TranscriptReaderProps) {
  const { open, startedAt, endedAt, keyword, onKeywordChange, onDownload, onClose } = props;
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(props.clock));
  const label = t('transcripts.search');
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('transcripts.reader', { time: times.full(startedAt, endedAt) })}
      closeLabel={t('transcripts.close')}
      onClose={onClose}
      actions={
        <Button icon={icons.download} onPress={onDownload}>
          {t('transcripts.downloadFile')}
        </Button>
      }
    >
      <div className={styles.reader} data-component="TranscriptReader">
        <TextField
          type="search"
          ariaLabel={label}
          placeholder={label}
          value={keyword}
          onChange={({ value }) => onKeywordChange({ keyword: value })}
        />
        <Lines {...props} />
      </div>
    </Dialog>
  );
}

function Lines({ state, clock, onLoadMore, onRetry }: TranscriptReaderProps): ReactNode {
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(clock));
  if (state.status === 'loading')
    return <LoadingState shape="text" rows={6} label={t('transcripts.loading')} />;
  if (state.status === 'error') return <ErrorState onRetry={onRetry} />;
  const { lines, total, keyword, hasMore, loadingMore } = state;
  const isSearch = keyword.trim() !== '';
  const none = isSearch ? t('transcripts.noMatches', { keyword }) : t('transcripts.empty');
  const found = total === 0 ? none : isSearch ? t('transcripts.found', { count: total }) : '';
  return (
    <>
      <LiveRegion visible>
        {found && (
          <Text size="sm" tone="muted">
            {found}
          </Text>
        )}
      </LiveRegion>
      <ol className={styles.lines}>
        {lines.map(({ position, name, avatarUrl, text, language, spokenAt }) => {
          const speaker = name ?? t('transcripts.formerMember');
          return (
            <li key={position} className={styles.line}>
              <Avatar size="sm" name={speaker} src={avatarUrl ?? null} decorative />
              <div>
                <div className={styles.head}>
                  <Text weight="medium" size="sm">
                    {speaker}
                  </Text>
                  <Text size="xs" tone="muted" tabular as="time" dateTime={spokenAt}>
                    {times.time(spokenAt)}
                  </Text>
                </div>
                <p className={styles.text} lang={language}>
                  <Marked text={text} keyword={keyword} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <LoadMore
          key={lines.length}
          label={t('transcripts.more')}
          loading={loadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </>
  );
}

function Marked({ text, keyword }: { text: string; keyword: string }) {
  const marks = keywordMarks(text, keywordTerms(keyword));
  const starts = [0, ...marks.map(({ end }) => end)];
  return starts.map((from, index) => {
    const mark = marks[index];
    return (
      <span key={from}>
        {text.slice(from, mark?.start)}
        {mark && <mark className={styles.mark}>{text.slice(mark.start, mark.end)}</mark>}
      </span>
    );
  });
}
