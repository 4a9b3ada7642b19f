import {
  chatMentionGroups,
  findLinks,
  foldText,
  keywordMatcher,
  keywordTerms,
  type ChatMentionGroup,
} from '@office/vocabulary';
import type { ChatMention } from './chat.ts';

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; userId: string; isMe: boolean }
  | { kind: 'group'; text: string };

/** Keywords after `@` for a group mention. Not translated. */
const groupsByWord: Record<string, ChatMentionGroup> = { here: 'HERE', channel: 'ALL', all: 'ALL' };

const groupPattern = () =>
  new RegExp(
    `(?<![A-Za-z0-9_.@＠])[@＠](${Object.keys(groupsByWord).join('|')})(?![A-Za-z0-9_])`,
    'gi',
  );

export function mentionedGroupIn(text: string): ChatMentionGroup | undefined {
  const named = [...text.matchAll(groupPattern())].map(
    ([, word]) => groupsByWord[word!.toLowerCase()],
  );
  return chatMentionGroups.toReversed().find((group) => named.includes(group));
}

function splitGroups(part: TextPart): TextPart[] {
  if (part.kind !== 'text') return [part];
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of part.text.matchAll(groupPattern())) {
    if (match.index > from) parts.push({ kind: 'text', text: part.text.slice(from, match.index) });
    parts.push({ kind: 'group', text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < part.text.length) parts.push({ kind: 'text', text: part.text.slice(from) });
  return parts;
}

function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, text: link, href } of findLinks(text)) {
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: link, href });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches `@name`, longest names first, because a name can be the prefix of another. */
function mentionPattern(mentions: readonly ChatMention[]): RegExp | undefined {
  const names = mentions.map(({ name }) => name).filter(Boolean);
  if (names.length === 0) return undefined;
  const longestFirst = names.sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`[@＠](${longestFirst.join('|')})`, 'g');
}

/** @param withGroup whether the message mentions a group */
export function splitMessage(
  text: string,
  mentions: readonly ChatMention[],
  withGroup = false,
): TextPart[] {
  const parts = splitPeople(text, mentions);
  return withGroup ? parts.flatMap(splitGroups) : parts;
}

function splitPeople(text: string, mentions: readonly ChatMention[]): TextPart[] {
  if (mentions.length === 0 && text !== '' && !text.includes('://'))
    return [{ kind: 'text', text }];
  const pattern = mentionPattern(mentions);
  return splitLinks(text).flatMap((part): TextPart[] => {
    if (part.kind !== 'text' || !pattern) return [part];
    const parts: TextPart[] = [];
    let from = 0;
    for (const match of part.text.matchAll(pattern)) {
      const mention = mentions.find(({ name }) => name === match[1]);
      if (!mention) continue;
      if (match.index > from)
        parts.push({ kind: 'text', text: part.text.slice(from, match.index) });
      const { userId, isMe = false, displayName } = mention;
      const shown = displayName ? `@${displayName}` : match[0];
      parts.push({ kind: 'mention', text: shown, userId, isMe });
      from = match.index + match[0].length;
    }
    if (from < part.text.length) parts.push({ kind: 'text', text: part.text.slice(from) });
    return parts;
  });
}

export function mentionedIn(text: string, members: readonly ChatMention[]): string[] {
  const named = splitMessage(text, members).filter((part) => part.kind === 'mention');
  return [...new Set(named.map(({ userId }) => userId))];
}

/** Returns the position of the `@` and the text between it and the caret, if a mention is being typed. */
export function mentionQuery(
  text: string,
  caret: number,
): { from: number; query: string } | undefined {
  const before = text.slice(0, caret);
  const match = /(?:^|[^A-Za-z0-9_.])([@＠])([^\s@＠]{0,40})$/u.exec(before);
  if (!match) return undefined;
  return { from: caret - match[2]!.length - 1, query: match[2]! };
}

/** Ignores case and full or half width. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

interface Named {
  name: string;
  readings?: readonly string[];
}

/** Returns members that match the query by name or by a reading in kana or romaji, prefix matches first. */
export function suggestMembers<Member extends Named>(
  members: readonly Member[],
  query: string,
  limit = 6,
): Member[] {
  const isFound = keywordMatcher(query);
  const foldedQuery = foldText(query);
  const starts = keywordTerms(query).flatMap(({ reading }) =>
    reading === null ? [] : [new RegExp(`^${reading}`, 'u')],
  );
  const textsOf = ({ name, readings = [] }: Member) => [name, ...readings];
  const begins = (member: Member) =>
    textsOf(member)
      .map(foldText)
      .some((text) => text.startsWith(foldedQuery) || starts.some((start) => start.test(text)));
  return members
    .filter((member) => isFound(textsOf(member)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, limit);
}

/** Returns each group once, with the first of its keywords that starts with the query. */
export function suggestGroups(query: string): { group: ChatMentionGroup; word: string }[] {
  const foldedQuery = foldText(query);
  const words = Object.keys(groupsByWord).filter((word) => word.startsWith(foldedQuery));
  return chatMentionGroups.flatMap((group) => {
    const word = words.find((word) => groupsByWord[word] === group);
    return word === undefined ? [] : [{ group, word }];
  });
}

export function highlight(text: string, keyword: string): { text: string; hit: boolean }[] {
  const words = folded(keyword).split(/\s+/).filter(Boolean);
  // Maps each folded character to its original index, because folding may change the length.
  const places: number[] = [];
  let plain = '';
  let index = 0;
  for (const character of text) {
    const piece = folded(character);
    for (let i = 0; i < piece.length; i += 1) places.push(index);
    plain += piece;
    index += character.length;
  }
  places.push(text.length);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      hit.fill(true, places[at], places[at + word.length]);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = parts.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else parts.push({ text: text[i]!, hit: hit[i]! });
  }
  return parts;
}
