import type { Schemas } from '@office/api';
import { useDebouncedValue } from '@mantine/hooks';
import { TranscriptReader, type TranscriptReaderState } from '@office/ui/screens/meeting';
import { transcriptPageSize } from '@office/vocabulary';
import { useState } from 'react';
import { displayName } from '@office/client/people/displayName.ts';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { usePagesSearch } from '../../../platform/api/usePagesSearch.ts';

interface TranscriptPageProps {
  transcript: Schemas['MeetingTranscript'];
  onDownload(): void;
  onClose(): void;
}

const typingPauseMs = 250;
const refreshMs = 3000;

export function TranscriptPage({ transcript, onDownload, onClose }: TranscriptPageProps) {
  const { id: transcriptId, meetingId: id, startedAt, endedAt } = transcript;
  const [keyword, setKeyword] = useState('');
  const [debounced] = useDebouncedValue(keyword.trim(), typingPauseMs);
  const pages = useInfiniteQuery(
    '/v1/meetings/{id}/transcripts/{transcriptId}/lines',
    (index) => ({
      params: {
        path: { id, transcriptId },
        query: {
          page: index + 1,
          limit: transcriptPageSize,
          ...(debounced && { keyword: debounced }),
        },
      },
    }),
    // New lines of a running transcript are on the last page.
    { keepPreviousData: true, revalidateAll: !endedAt, refreshInterval: endedAt ? 0 : refreshMs },
  );
  const { data, error, size, setSize, mutate } = pages;
  const found = usePagesSearch(debounced, pages);
  const state = (): TranscriptReaderState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    return {
      status: 'ready',
      lines: data.flatMap((page) => page.data.map(toLine)),
      total: data[0]?.metadata.total ?? 0,
      keyword: found,
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: data.length < size && !error,
    };
  };
  return (
    <TranscriptReader
      open
      startedAt={startedAt}
      endedAt={endedAt}
      keyword={keyword}
      state={state()}
      onKeywordChange={(event) => setKeyword(event.keyword)}
      onLoadMore={() => void setSize(size + 1)}
      onDownload={onDownload}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  );
}

function toLine({ speaker, ...line }: Schemas['MeetingTranscriptLine']) {
  return {
    ...line,
    name: speaker ? displayName(speaker) : null,
    avatarUrl: speaker?.avatarUrl ?? null,
  };
}
