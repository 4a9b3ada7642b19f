import { messageToPlainText, type ChatRoomType, type Language } from '@office/vocabulary';
import { toGroupName } from '../database/group-room-names.ts';

/** Maximum length of a text in characters. Devices show less. */
const maxBodyLength = 200;

interface ChatNotice {
  roomType: ChatRoomType;
  roomName: string;
  /** Names of a group direct room, one per line. Null for other rooms. */
  groupNames: string | null;
  senderName: string;
  content: string;
}

const file = { en: 'Sent a file', ja: 'ファイルを送信しました' };

const senderTexts = {
  en: (name: string, text: string) => `${name}: ${text}`,
  ja: (name: string, text: string) => `${name}：${text}`,
};

const groupTitles = {
  en: (name: string, group: string) => `${name} (group: ${group})`,
  ja: (name: string, group: string) => `${name}（グループ：${group}）`,
};

const invited = {
  en: (name: string, room: string | null) => ({
    title: `${name} is calling`,
    body: room
      ? `You are invited to the voice chat “${room}”.`
      : 'You are invited to a voice chat.',
  }),
  ja: (name: string, room: string | null) => ({
    title: `${name}さんからの呼び出し`,
    body: room
      ? `ボイスチャット「${room}」に招待されています。`
      : 'ボイスチャットに招待されています。',
  }),
};

/** Returns the text of a chat message notification. The toast in the app uses the same text. */
export function chatNotice(
  language: Language,
  { roomType, roomName, groupNames, senderName, content }: ChatNotice,
): { title: string; body: string } {
  const text = truncate(messageToPlainText(content).trim() || file[language]);
  if (groupNames !== null) {
    const groupName = toGroupName({ name: roomName, groupNames }, language);
    return { title: truncate(groupTitles[language](senderName, groupName)), body: text };
  }
  return roomType === 'DIRECT'
    ? { title: senderName, body: text }
    : { title: roomName, body: senderTexts[language](senderName, text) };
}

export function inviteNotice(
  language: Language,
  { inviterName, roomName }: { inviterName: string; roomName: string | null },
): { title: string; body: string } {
  return invited[language](inviterName, roomName);
}

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

export function truncate(text: string): string {
  if (text.length <= maxBodyLength) return text;
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (kept.length + segment.length >= maxBodyLength) break;
    kept += segment;
  }
  return `${kept}…`;
}
