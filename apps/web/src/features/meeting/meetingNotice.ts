import type { RealtimeMessages } from '@office/api';
import { formatDay, formatTime, type Language, type MeetingAnswer } from '@office/vocabulary';

type Message = RealtimeMessages['updateMeetingStatus'];

/** A notice of a change of a meeting: its text in `web:meetingNews`, and the words that stand in it. */
export type MeetingNotice =
  | { kind: 'available'; text: 'available' | 'availableNow'; words: { time: string } }
  | {
      kind: 'news';
      text: 'invited' | 'changed' | 'canceled' | 'answered';
      words: { name: string; when: string; answer?: Exclude<MeetingAnswer, 'NONE'> };
    };

const texts = { INVITED: 'invited', CHANGED: 'changed', CANCELED: 'canceled' } as const;

/** The notice of a change, where it is one for this member: nobody is told of what they did themselves. */
export function noticeOf(
  message: Message,
  { userId, language }: { userId: string | undefined; language: Language },
): MeetingNotice | null {
  const { change, by, startTime, status, answer } = message;
  if (by && by.id === userId) return null;
  const time = formatTime(startTime);
  if (change === 'SOON') return { kind: 'available', text: 'available', words: { time } };
  // One is asked into a meeting that goes on already, or it begins.
  const begins = change === 'BEGUN' || (change === 'INVITED' && status === 'ONGOING');
  if (begins) return { kind: 'available', text: 'availableNow', words: { time } };
  const words = { name: by?.nameKanji ?? '', when: `${formatDay(startTime, language)} ${time}` };
  if (change === 'ANSWERED') {
    return answer && answer !== 'NONE'
      ? { kind: 'news', text: 'answered', words: { ...words, answer } }
      : null;
  }
  return change === 'ENDED' ? null : { kind: 'news', text: texts[change], words };
}
