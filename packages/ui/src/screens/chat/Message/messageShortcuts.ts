import type { ChatMessage } from '../chat.ts';
import type { MessageActions } from './actions.ts';
import { shortcuts } from '../../../patterns/shortcuts.ts';

interface PressedKey {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Returns the letter of a key; from its position if an input method or another script is active. */
function letterOf({ key, code }: PressedKey): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^\p{ASCII}*$/u.test(key) && key !== 'Process'
    ? undefined
    : /^Key([A-Z])$/.exec(code)?.[1];
}

type Shortcut = 'edit' | 'reply';

function actionOf(
  message: ChatMessage,
  { onEdit, onOpenThread, onReply }: MessageActions,
  shortcut: Shortcut,
): (() => void) | undefined {
  const { messageId } = message;
  if (!messageId || message.deleted || message.delivery.status !== 'sent') return undefined;
  if (shortcut === 'edit') {
    return message.isMine && message.text && onEdit ? () => onEdit({ message }) : undefined;
  }
  if (onOpenThread) return () => onOpenThread({ messageId });
  return onReply && (() => onReply({ message }));
}

/** Returns the action of a letter pressed while the message has the focus: E edits, R replies. */
export function findMessageShortcut(
  event: PressedKey,
  message: ChatMessage,
  actions: MessageActions,
): (() => void) | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const letter = letterOf(event);
  const found = (['edit', 'reply'] as const).find((one) => shortcuts.message[one][0] === letter);
  return found && actionOf(message, actions, found);
}

/** Returns the letters for `aria-keyshortcuts`, undefined if there are none. */
export function messageKeyShortcuts(
  message: ChatMessage,
  actions: MessageActions,
): string | undefined {
  const letters = (['edit', 'reply'] as const)
    .filter((one) => actionOf(message, actions, one))
    .map((one) => shortcuts.message[one][0]);
  return letters.length > 0 ? letters.join(' ') : undefined;
}
