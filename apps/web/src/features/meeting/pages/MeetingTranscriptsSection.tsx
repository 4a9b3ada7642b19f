import { unwrap, type Schemas } from '@office/api';
import { MeetingTranscripts, type MeetingTranscriptsState } from '@office/ui/screens/meeting';
import { useState } from 'react';
import { showError } from '@office/client/errors/showError.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { formatDate } from '@office/vocabulary';
import { displayName } from '@office/client/people/displayName.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';

const base = '/v1/meetings/{id}/transcripts';

const TranscriptPage = lazyPart(async () => (await import('./TranscriptPage.tsx')).TranscriptPage);

interface MeetingTranscriptsSectionProps {
  meeting: Schemas['Meeting'];
}

export function MeetingTranscriptsSection({ meeting }: MeetingTranscriptsSectionProps) {
  const { id, title } = meeting;
  const { data, error, mutate } = useQuery(base, { params: { path: { id } } });
  const [openId, setOpenId] = useState<string>();
  const opened = data?.data.find((transcript) => transcript.id === openId);
  const pathOf = (transcriptId: string) => ({ params: { path: { id, transcriptId } } });
  const download = async (transcriptId: string) => {
    const started = data?.data.find((transcript) => transcript.id === transcriptId)?.startedAt;
    const file = unwrap(
      office.GET(`${base}/{transcriptId}/file`, {
        ...pathOf(transcriptId),
        headers: { Accept: 'text/plain' },
        parseAs: 'blob',
      }),
    );
    const name = `${title ?? ''} ${started ? formatDate(started).replaceAll('/', '-') : ''}`;
    saveFile(
      (await file) as unknown as Blob,
      `${name.replaceAll(/[\\/:*?"<>|]/g, '_').trim()}.txt`,
    );
  };
  const remove = async (transcriptId: string) => {
    await unwrap(office.DELETE(`${base}/{transcriptId}`, pathOf(transcriptId)));
    await mutate();
  };
  return (
    <>
      <MeetingTranscripts
        state={toState(data, error)}
        onOpen={({ transcriptId }) => setOpenId(transcriptId)}
        onDownload={({ transcriptId }) => void download(transcriptId).catch(showError)}
        onDelete={({ transcriptId }) => void remove(transcriptId).catch(showError)}
        onRetry={() => void mutate()}
      />
      {opened && (
        <TranscriptPage
          transcript={opened}
          onDownload={() => void download(opened.id).catch(showError)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

function toState(
  list: Schemas['MeetingTranscriptList'] | undefined,
  error: unknown,
): MeetingTranscriptsState {
  if (!list) return { status: error ? 'error' : 'loading' };
  return {
    status: 'ready',
    transcripts: list.data.map(
      ({ id: transcriptId, startedBy, startedAt, endedAt, lineCount, canDelete }) => ({
        transcriptId,
        by: startedBy ? displayName(startedBy) : null,
        startedAt,
        endedAt,
        lineCount,
        canDelete,
      }),
    ),
  };
}
