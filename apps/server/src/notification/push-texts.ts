import { formatDay, formatTime } from '@office/vocabulary';
import type { ChatRoomType, Language, MeetingAnswer, MeetingChange } from '@office/vocabulary';
import type { MeetingNotice } from '../platform/push.ts';

/** Longest body of a notice, in characters; devices show less. */
const longest = 200;

interface ChatNotice {
  roomType: ChatRoomType;
  roomName: string;
  senderName: string;
  /** Empty where only files were sent. */
  content: string;
}

const file = { en: 'Sent a file', ja: 'ファイルを送信しました' };

const saidBy = {
  en: (name: string, text: string) => `${name}: ${text}`,
  ja: (name: string, text: string) => `${name}：${text}`,
};

const invited = {
  en: (name: string, room: string | null) => ({
    title: `${name} is calling`,
    body: room ? `You are invited to talk in “${room}”.` : 'You are invited to talk.',
  }),
  ja: (name: string, room: string | null) => ({
    title: `${name}さんからの呼び出し`,
    body: room ? `ボイスチャット「${room}」に招待されています。` : '会話に誘われています。',
  }),
};

/** The text of a notice of a message: that of its toast in the product. */
export function chatNotice(
  language: Language,
  { roomType, roomName, senderName, content }: ChatNotice,
): { title: string; body: string } {
  const text = shortened(content.trim() || file[language]);
  return roomType === 'DIRECT'
    ? { title: senderName, body: text }
    : { title: roomName, body: saidBy[language](senderName, text) };
}

/** The text of a notice of an invitation to talk. */
export function inviteNotice(
  language: Language,
  { inviterName, roomName }: { inviterName: string; roomName: string | null },
): { title: string; body: string } {
  return invited[language](inviterName, roomName);
}

const answers: Record<Language, Record<MeetingAnswer, string>> = {
  ja: { NONE: '未回答', ACCEPTED: '参加', TENTATIVE: '仮参加', DECLINED: '不参加' },
  en: { NONE: 'no answer', ACCEPTED: 'accepted', TENTATIVE: 'maybe', DECLINED: 'declined' },
};

type MeetingWords = Record<
  MeetingChange,
  (words: { name: string | null; answer: string; when: string; time: string }) => string
>;

const meetingWords: Record<Language, MeetingWords> = {
  ja: {
    INVITED: ({ name, when }) =>
      name ? `${name}さんからの招待 · ${when}` : `会議に招待されました · ${when}`,
    CHANGED: ({ name, when }) =>
      name ? `${name}さんが変更しました · ${when}` : `会議が変更されました · ${when}`,
    CANCELED: ({ name, when }) =>
      name ? `${name}さんが取り消しました · ${when}` : `会議は取り消されました · ${when}`,
    ANSWERED: ({ name, answer }) => `${name ?? '参加者'}さんの回答：${answer}`,
    SOON: ({ time }) => `${time}に始まります。参加できます。`,
    BEGUN: () => '始まりました。',
    ENDED: () => '終了しました。',
  },
  en: {
    INVITED: ({ name, when }) => `${name ? `${name} invites you` : 'You are invited'} · ${when}`,
    CHANGED: ({ name, when }) => `${name ? `${name} changed it` : 'It was changed'} · ${when}`,
    CANCELED: ({ name, when }) => `${name ? `${name} cancelled it` : 'It was cancelled'} · ${when}`,
    ANSWERED: ({ name, answer }) => `${name ?? 'A participant'}: ${answer}`,
    SOON: ({ time }) => `Starts at ${time}. You can join.`,
    BEGUN: () => 'It has begun.',
    ENDED: () => 'It is over.',
  },
};

/** The text of a notice of a meeting: that of its toast in the product. Times are on the meeting's clock. */
export function meetingNotice(
  language: Language,
  { change, meeting, byName: name, answer }: Omit<MeetingNotice, 'organizationId' | 'userIds'>,
): { title: string; body: string } {
  const { title, startTime, timeZone } = meeting;
  const time = formatTime(startTime, timeZone);
  const when = `${formatDay(startTime, language, timeZone)} ${time}`;
  const words = { name, answer: answers[language][answer ?? 'NONE'], when, time };
  return { title: shortened(title), body: meetingWords[language][change](words) };
}

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

function shortened(text: string): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (kept.length + segment.length >= longest) break;
    kept += segment;
  }
  return `${kept}…`;
}
