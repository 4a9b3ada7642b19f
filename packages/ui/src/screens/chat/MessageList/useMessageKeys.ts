import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { ChatFlow, ChatMessage } from '../chat.ts';
import type { MessageActions } from '../Message/actions.ts';
import { findMessageShortcut } from '../Message/messageShortcuts.ts';

interface KeyParts {
  messages: readonly ChatMessage[];
  scroller: RefObject<HTMLDivElement | null>;
  show(key: string, align: 'nearest' | 'center'): void;
  target: ChatFlow['target'];
  actions: MessageActions;
}

export const messageKeyOf = (element: Element | null) =>
  element?.closest('article')?.getAttribute('data-key') ?? undefined;

/**
 * Roving tabindex: arrow keys, Home and End move between messages, Enter or the menu key opens the
 * menu, E edits, R replies. Also focuses the `target` message.
 */
export function useMessageKeys({ messages, scroller, show, target, actions }: KeyParts) {
  const [activeKey, setActiveKey] = useState<string>();
  const [focusedKey, setFocusedKey] = useState<string>();
  const [markedKey, setMarkedKey] = useState<string>();
  const [request, setRequest] = useState<{ key: string; align: 'nearest' | 'center' }>();
  const [handled, setHandled] = useState<number>();
  const activeIndex =
    activeKey === undefined ? -1 : messages.findIndex(({ key }) => key === activeKey);
  const tabbableKey = activeIndex >= 0 ? activeKey : messages.at(-1)?.key;

  const go = (key: string, align: 'nearest' | 'center') => {
    setActiveKey(key);
    setRequest({ key, align });
  };
  if (target && target.request !== handled && messages.some(({ key }) => key === target.key)) {
    setHandled(target.request);
    setMarkedKey(target.key);
    go(target.key, 'center');
  }

  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (!request) return;
    showNow(request.key, request.align);
    const selector = `article[data-key="${CSS.escape(request.key)}"]`;
    let frame = 0;
    // A newly rendered message can be focused only after it was measured.
    const focus = (left: number) => {
      const article = scroller.current?.querySelector<HTMLElement>(selector);
      article?.focus({ preventScroll: true });
      if (left > 0 && (!article || document.activeElement !== article)) {
        frame = requestAnimationFrame(() => focus(left - 1));
      }
    };
    focus(30);
    return () => cancelAnimationFrame(frame);
  }, [request, scroller]);

  const onKeyDown = (event: KeyboardEvent, openMenu: (key: string) => void) => {
    const own = event.target instanceof HTMLElement && event.target.matches('article');
    const key = messageKeyOf(event.target as Element);
    if (!own || key === undefined) return;
    // Repeated keys continue from the pending message, before it has the focus.
    const from = (activeIndex >= 0 && activeKey) || key;
    const index = messages.findIndex((message) => message.key === from);
    const steps: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: messages.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const message = messages[next];
      if (message) go(message.key, 'nearest');
    } else if (
      event.key === 'Enter' ||
      event.key === 'ContextMenu' ||
      (event.key === 'F10' && event.shiftKey)
    ) {
      event.preventDefault();
      openMenu(from);
    } else {
      const message = messages[index];
      const run = message && findMessageShortcut(event, message, actions);
      if (!run) return;
      event.preventDefault();
      run();
    }
  };

  return {
    tabbableKey,
    focusedKey,
    markedKey,
    /** Keeps the focused row mounted. */
    kept: activeIndex >= 0 ? [activeIndex] : undefined,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const key = messageKeyOf(event.target);
      if (key === undefined) return;
      setActiveKey(key);
      setFocusedKey(key);
    },
    onBlur: (event: FocusEvent) => {
      if (!scroller.current?.contains(event.relatedTarget)) setFocusedKey(undefined);
    },
  };
}
