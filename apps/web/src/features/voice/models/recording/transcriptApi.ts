import { unwrap } from '@office/api';
import { office, quietOffice } from '../../../../platform/api/client.ts';
import type { TranscriptApi } from './CallTranscript.ts';

const base = '/v1/meetings/{id}/transcripts';

export const transcriptApi: TranscriptApi = {
  start: (id) => unwrap(office.POST(base, { params: { path: { id } } })),
  consent: (path, consented) =>
    unwrap(office.PUT(`${base}/{transcriptId}/consent`, { params: { path }, body: { consented } })),
  stop: (path) => unwrap(office.POST(`${base}/{transcriptId}/stop`, { params: { path } })),
  addLines: (path, lines) =>
    unwrap(quietOffice.POST(`${base}/{transcriptId}/lines`, { params: { path }, body: { lines } })),
};
