import { Icon, icons } from '../../../primitives/Icon/index.ts';
import type { MenuItem } from '../../../primitives/Menu/index.ts';
import type { ChatMessage } from '../chat.ts';
import type { MessageActions } from './actions.ts';

interface KeepItemParts {
  message: ChatMessage;
  messageId: string;
  actions: MessageActions;
  words(key: string): string;
}

export function keepItems({ message, messageId, actions, words }: KeepItemParts): MenuItem[] {
  const { onPin, onSave, onMarkUnread, onRemind } = actions;
  const items: MenuItem[] = [];
  if (onMarkUnread) {
    items.push({
      id: 'markUnread',
      label: words('message.markUnread'),
      leading: <Icon icon={icons.markUnread} />,
      onSelect: () => onMarkUnread({ messageId }),
    });
  }
  if (onSave) {
    const saved = message.saved === true;
    items.push({
      id: 'save',
      label: words(saved ? 'saved.remove' : 'saved.save'),
      leading: <Icon icon={saved ? icons.saved : icons.save} />,
      onSelect: () => onSave({ messageId, saved: !saved }),
    });
  }
  if (onRemind) {
    items.push({
      id: 'remind',
      label: words(message.remindAt ? 'reminders.change' : 'reminders.remind'),
      leading: <Icon icon={icons.reminder} />,
      onSelect: () => onRemind({ message }),
    });
  }
  if (onPin) {
    const pinned = message.pinned !== undefined;
    items.push({
      id: 'pin',
      label: words(pinned ? 'pins.unpin' : 'pins.pin'),
      leading: <Icon icon={pinned ? icons.unpin : icons.pin} />,
      onSelect: () => onPin({ messageId, pinned: !pinned }),
    });
  }
  return items;
}
