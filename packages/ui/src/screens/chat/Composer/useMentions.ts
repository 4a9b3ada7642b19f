import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChatMentionGroup } from '@office/vocabulary';
import type { ChatGroupMentions, ChatMention } from '../chat.ts';
import { mentionQuery, suggestGroups, suggestMembers } from '../messageText.ts';
import { commandQuery, suggestCommands, type ChatSlashCommand } from '../slashCommand.ts';
import { useEmojiSuggestions, type EmojiOption } from './useEmojiSuggestions.ts';

type MentionOption =
  | { kind: 'member'; member: ChatMention }
  | { kind: 'group'; group: ChatMentionGroup; word: string; reach: number }
  | { kind: 'command'; command: ChatSlashCommand }
  | EmojiOption;

interface MentionParts {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  members: readonly ChatMention[];
  groups: ChatGroupMentions | undefined;
  commands: readonly ChatSlashCommand[] | undefined;
  change(text: string): void;
  /** Called when `@` is typed. */
  onStart?: (() => void) | undefined;
}

/** Suggests members while text is typed after `@`, commands after `/`, and emoji after `:`. */
export function useMentions({
  field,
  text,
  members,
  groups,
  commands = [],
  change,
  onStart,
}: MentionParts) {
  const [query, setQuery] = useState<{ from: number; query: string }>();
  const [command, setCommand] = useState<string>();
  const [index, setIndex] = useState(0);
  const [caret, setCaret] = useState<{ at: number }>();
  const emoji = useEmojiSuggestions(field);
  const found: MentionOption[] =
    command !== undefined
      ? suggestCommands(commands, command).map((each) => ({ kind: 'command', command: each }))
      : query
        ? suggest(members, groups, query.query)
        : emoji.found;
  const open = found.length > 0;
  const active = Math.min(index, found.length - 1);

  // Sets the caret after React has updated the text.
  useEffect(() => {
    if (!caret) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, field]);

  const close = () => {
    setQuery(undefined);
    setCommand(undefined);
    emoji.close();
  };
  const choose = (option: MentionOption) => {
    if (option.kind === 'command') {
      const rest = text.slice((command ?? '').length + 1).trimStart();
      const piece = `/${option.command.name} `;
      change(piece + rest);
      setCaret({ at: piece.length });
      setCommand(undefined);
      return;
    }
    if (option.kind === 'emoji') emoji.choose(option);
    if (option.kind === 'emoji' || !query) return;
    const end = query.from + 1 + query.query.length;
    const name = option.kind === 'group' ? option.word : option.member.name;
    const piece = `@${name} `;
    change(text.slice(0, query.from) + piece + text.slice(end));
    setCaret({ at: query.from + piece.length });
    setQuery(undefined);
  };
  return {
    open,
    found,
    active,
    choose,
    close,
    complete: emoji.complete,
    moveCaret: (at: number) => setCaret({ at }),
    look: (element: HTMLTextAreaElement) => {
      const next = mentionQuery(element.value, element.selectionStart);
      if (next && !query) onStart?.();
      const isOtherEmoji = emoji.look(element);
      const isCaret = element.selectionStart === element.selectionEnd;
      const nextCommand = isCaret ? commandQuery(element.value, element.selectionStart) : undefined;
      if (next?.query !== query?.query || nextCommand !== command || isOtherEmoji) setIndex(0);
      setQuery(isCaret ? next : undefined);
      setCommand(nextCommand);
    },
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (!open) return false;
      const option = found[active];
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step) setIndex((active + step + found.length) % found.length);
      else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') {
        if (option) choose(option);
      } else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

/** Members first. The groups remain visible below them. */
function suggest(
  members: readonly ChatMention[],
  groupMentions: ChatGroupMentions | undefined,
  query: string,
): MentionOption[] {
  const reach = groupMentions?.refusal === null ? groupMentions.reach : undefined;
  const groups = reach
    ? suggestGroups(query).map((found) => ({ ...found, reach: reach[found.group] }))
    : [];
  const people = suggestMembers(members, query, 6 - groups.length);
  return [
    ...people.map((member): MentionOption => ({ kind: 'member', member })),
    ...groups.map((group): MentionOption => ({ kind: 'group', ...group })),
  ];
}

export type Mentions = ReturnType<typeof useMentions>;
