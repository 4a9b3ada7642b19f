import { useTranslation } from 'react-i18next';
import { EmojiPicker } from '../../../patterns/EmojiPicker/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import type { ChatMessage } from '../chat.ts';
import type { MessageActions } from './actions.ts';
import { keepItems } from './keepItems.tsx';
import * as styles from './Message.css.ts';

export type OpenTool = 'menu' | 'emoji';

interface MessageToolsProps {
  message: ChatMessage;
  actions: MessageActions;
  open: OpenTool | undefined;
  onOpenChange(event: { open: OpenTool | undefined }): void;
}

export function MessageTools({ message, actions, open, onOpenChange }: MessageToolsProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { messageId } = message;
  if (!messageId) return null;
  const { onReact, onReply, onOpenThread } = actions;
  return (
    <div className={styles.toolbarPosition}>
      <div
        role="group"
        aria-label={t('message.actions')}
        className={styles.tools}
        data-part="Tools"
        onKeyDown={(event) => {
          // Returns the focus to the message without closing the panel.
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          event.currentTarget.closest('article')?.focus();
        }}
      >
        {onReact && (
          <Popover
            label={t('common:emoji.label')}
            align="end"
            open={open === 'emoji'}
            onOpenChange={(event) => onOpenChange({ open: event.open ? 'emoji' : undefined })}
            trigger={<IconButton size="sm" icon={icons.addReaction} label={t('message.react')} />}
          >
            <EmojiPicker
              onChoose={({ emoji }) => {
                onOpenChange({ open: undefined });
                onReact({ messageId, emoji });
              }}
            />
          </Popover>
        )}
        {onReply && (
          <IconButton
            size="sm"
            icon={icons.reply}
            label={t('message.reply')}
            onPress={() => onReply({ message })}
          />
        )}
        {onOpenThread && (
          <IconButton
            size="sm"
            icon={icons.thread}
            label={t('message.thread')}
            onPress={() => onOpenThread({ messageId })}
          />
        )}
        <Menu
          label={t('message.more')}
          align="end"
          open={open === 'menu'}
          onOpenChange={(event) => onOpenChange({ open: event.open ? 'menu' : undefined })}
          trigger={<IconButton size="sm" icon={icons.more} label={t('message.more')} />}
          items={menuItems({ message, messageId, actions, words: t })}
        />
      </div>
    </div>
  );
}

interface MenuParts {
  message: ChatMessage;
  messageId: string;
  actions: MessageActions;
  words(key: string): string;
}

function menuItems({ message, messageId, actions, words }: MenuParts): MenuItem[] {
  const { onReply, onEdit, onDelete, onDeleteOther, onOpenThread, onCopyText, onCopyLink } =
    actions;
  const entry = (key: string, icon: IconGlyph, onSelect: () => void): MenuItem => ({
    id: key,
    label: words(`message.${key}`),
    leading: <Icon icon={icon} />,
    onSelect,
  });
  const items: MenuItem[] = [];
  if (onReply) items.push(entry('reply', icons.reply, () => onReply({ message })));
  if (onOpenThread) {
    items.push(entry('thread', icons.thread, () => onOpenThread({ messageId })));
  }
  if (message.text) {
    items.push(entry('copyText', icons.copy, () => onCopyText({ text: message.text })));
  }
  items.push(entry('copyLink', icons.link, () => onCopyLink({ messageId })));
  const { onForward } = actions;
  if (onForward && !message.missedCall) {
    items.push({
      id: 'forward',
      label: words('forward.action'),
      leading: <Icon icon={icons.forward} />,
      onSelect: () => onForward({ message }),
    });
  }
  items.push(...keepItems({ message, messageId, actions, words }));
  if (message.isMine && onEdit && message.text) {
    items.push(entry('edit', icons.edit, () => onEdit({ message })));
  }
  const remove = message.isMine ? onDelete : onDeleteOther;
  if (remove) {
    items.push({ kind: 'separator', id: 'before-delete' });
    items.push({
      ...entry('delete', icons.remove, () => remove({ message })),
      danger: true,
    } as MenuItem);
  }
  return items;
}
