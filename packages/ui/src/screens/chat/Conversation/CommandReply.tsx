import { useTranslation } from 'react-i18next';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { MessageText } from '../Message/MessageText.tsx';
import * as styles from './Conversation.css.ts';

export interface CommandReplyItem {
  /** Without the slash. */
  name: string;
  /** Markdown. Null if the command has no reply. */
  text: string | null;
}

/** Reply of a slash command that only the member sees. */
export function CommandReply({ name, text, onClose }: CommandReplyItem & { onClose(): void }) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.commandReply} role="status" data-component="CommandReply">
      <div className={styles.commandReplyHead}>
        <Text size="xs" tone="muted" as="div">
          {t(text === null ? 'command.done' : 'command.onlyYou', { name: `/${name}` })}
        </Text>
        <IconButton size="sm" icon={icons.close} label={t('command.close')} onPress={onClose} />
      </div>
      {text !== null && (
        <div
          role="region"
          aria-label={t('command.reply', { name: `/${name}` })}
          tabIndex={0}
          className={styles.commandReplyText}
        >
          <MessageText text={text} mentions={[]} onOpenProfile={() => {}} />
        </div>
      )}
    </div>
  );
}
