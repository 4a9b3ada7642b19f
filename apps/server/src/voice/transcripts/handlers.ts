import { transcriptPageSize } from '@office/vocabulary';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { addLines, getTranscriptFile, listLines } from './transcript-lines.ts';
import * as transcripts from './transcripts.ts';

const pathOf = (params: { id: string; transcriptId: string }) => ({
  meetingId: params.id,
  transcriptId: params.transcriptId,
});

export const transcriptHandlers = {
  listMeetingTranscripts: ({ params }, context) => transcripts.listTranscripts(context, params.id),
  startMeetingTranscript: ({ params }, context) => transcripts.startTranscript(context, params.id),
  deleteMeetingTranscript: ({ params }, context) =>
    transcripts.deleteTranscript(context, pathOf(params)),
  stopMeetingTranscript: ({ params }, context) =>
    transcripts.stopTranscript(context, pathOf(params)),
  consentToMeetingTranscript: ({ params, body }, context) =>
    transcripts.answerConsent(context, pathOf(params), body),
  listMeetingTranscriptLines: ({ params, query }, context) =>
    listLines(context, pathOf(params), {
      keyword: query.keyword ?? '',
      ...pageOf(query, transcriptPageSize),
    }),
  addMeetingTranscriptLines: ({ params, body }, context) => addLines(context, pathOf(params), body),
  downloadMeetingTranscript: ({ params }, context) =>
    getTranscriptFile(context, pathOf(params), context.language),
} satisfies Handlers;
