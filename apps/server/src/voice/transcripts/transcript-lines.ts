import type { Schemas } from '@office/api';
import {
  formatDateTime,
  formatRequestTimestamp,
  localizedName,
  maxTranscriptLines,
  type Language,
} from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import type { ViewDeps } from '../../meeting/model/meeting-view.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { isParticipant } from '../store/participant-store.ts';
import { requireSpeaker, requireTranscript, type TranscriptPath } from './transcript-access.ts';
import { endTranscripts, publishTranscripts } from './transcript-end.ts';
import * as store from './transcript-store.ts';

const formerMember: Record<Language, string> = { ja: '以前のメンバー', en: 'Former member' };

/**
 * Locks the transcript, so that the limit holds and positions are unique. Ends a full transcript.
 */
export async function addLines(
  context: ViewDeps & Pick<Platform, 'realtime'> & WithViewer,
  path: TranscriptPath,
  { lines }: Schemas['AddMeetingTranscriptLinesRequest'],
): Promise<void> {
  const { organizationId, userId } = await requireSpeaker(context, path);
  const now = context.now();
  const ended = await context.db.transaction(async (tx) => {
    const row = await store.lockTranscript(tx, { organizationId, ...path });
    if (!row) throw new ApiError('meetingTranscriptNotFound');
    if (row.endedAt) throw new ApiError('meetingTranscriptEnded');
    if (!(await isParticipant(tx, row.roomId, userId)))
      throw new ApiError('meetingTranscriptNotInCall');
    if (!(await store.hasConsented(tx, { transcriptId: row.id, userId })))
      throw new ApiError('meetingTranscriptConsentRequired');
    const byClientId = new Map(lines.map((line) => [line.clientId, line]));
    const speech = { transcriptId: row.id, speakerId: userId };
    const stored = await store.findStoredLines(tx, speech, [...byClientId.keys()]);
    const added = [...byClientId.values()].filter(({ clientId }) => !stored.has(clientId));
    const fitting = added.slice(0, maxTranscriptLines - row.lineCount);
    await store.insertLines(
      tx,
      row,
      fitting.map(({ clientId, text, language }, index) => ({
        ...speech,
        position: row.lineCount + index + 1,
        clientId,
        text: text.trim(),
        language,
        spokenAt: now,
      })),
    );
    const isFull = row.lineCount + fitting.length >= maxTranscriptLines;
    return isFull ? endTranscripts(tx, { organizationId, ...path }, now) : [];
  });
  await publishTranscripts(context, ended);
}

export async function listLines(
  context: ViewDeps & WithViewer,
  path: TranscriptPath,
  { keyword, ...page }: PageRequest & { keyword: string },
): Promise<Page<Schemas['MeetingTranscriptLine']>> {
  await requireTranscript(context, path);
  const { transcriptId } = path;
  const { rows, total } = await store.findLines(context.db, { transcriptId, keyword }, page);
  const lines = rows.map(async (row) => {
    const { position, speakerId, nameKanji, nameLatin, picture, text, language, spokenAt } = row;
    const speaker =
      speakerId &&
      (await withPictureUrl(context, {
        id: speakerId,
        nameKanji: nameKanji ?? '',
        nameLatin,
        picture,
      }));
    return { position, speaker: speaker || null, text, language, spokenAt: spokenAt.toISOString() };
  });
  return toPage(await Promise.all(lines), total, page);
}

export async function getTranscriptFile(
  context: ViewDeps & WithViewer,
  path: TranscriptPath,
  language: Language,
): Promise<string> {
  const { reader, row } = await requireTranscript(context, path);
  const { title, timeZone } = reader;
  const lines = await store.listLines(context.db, path.transcriptId);
  const rows = lines.map(({ text, spokenAt, name, nameLatin }) => {
    const time = formatRequestTimestamp(spokenAt, timeZone).slice(-'00:00:00'.length);
    return `[${time}] ${localizedName(name, nameLatin, language) ?? formerMember[language]}: ${text}`;
  });
  const heading = `${title} ${formatDateTime(row.startedAt, timeZone)}`;
  return `${[heading, '', ...rows].join('\n')}\n`;
}
