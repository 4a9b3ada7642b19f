import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChatMention } from '../chat.ts';
import { mentionQuery, suggestMembers } from '../messageText.ts';

interface MentionParts {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  members: readonly ChatMention[];
  change(text: string): void;
}

/** People to mention, while something is typed after `@`. */
export function useMentions({ field, text, members, change }: MentionParts) {
  const [query, setQuery] = useState<{ from: number; query: string }>();
  const [index, setIndex] = useState(0);
  const [caret, setCaret] = useState<{ at: number }>();
  const found = query ? suggestMembers(members, query.query) : [];
  const open = found.length > 0;
  const active = Math.min(index, found.length - 1);

  // Once the text is in the field.
  useEffect(() => {
    if (!caret) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, field]);

  const choose = (member: ChatMention) => {
    if (!query) return;
    const end = query.from + 1 + query.query.length;
    const piece = `@${member.name} `;
    change(text.slice(0, query.from) + piece + text.slice(end));
    setCaret({ at: query.from + piece.length });
    setQuery(undefined);
  };
  return {
    open,
    found,
    active,
    choose,
    close: () => setQuery(undefined),
    moveCaret: (at: number) => setCaret({ at }),
    look: (element: HTMLTextAreaElement) => {
      const next = mentionQuery(element.value, element.selectionStart);
      if (next?.query !== query?.query) setIndex(0);
      setQuery(element.selectionStart === element.selectionEnd ? next : undefined);
    },
    /** True when the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (!open) return false;
      const member = found[active];
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step) setIndex((active + step + found.length) % found.length);
      else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') {
        if (member) choose(member);
      } else if (event.key === 'Escape') setQuery(undefined);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

export type Mentions = ReturnType<typeof useMentions>;
