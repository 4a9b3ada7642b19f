import { useTranslation } from 'react-i18next';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { ChatMention } from '../chat.ts';
import { splitMessage } from '../messageText.ts';
import * as styles from './MessageText.css.ts';

interface MessageTextProps {
  text: string;
  mentions: readonly ChatMention[];
  group?: boolean;
  edited?: boolean | undefined;
  mentioned?: boolean;
  onOpenProfile(event: { userId: string }): void;
}

/** Renders plain text with line breaks, links and mentions. */
export function MessageText({
  text,
  mentions,
  group = false,
  edited,
  mentioned,
  onOpenProfile,
}: MessageTextProps) {
  return (
    <div className={styles.root} data-mentioned={mentioned || undefined}>
      {mentioned && <MentionsYou />}
      {splitMessage(text, mentions, group).map((part, index) => {
        if (part.kind === 'link') {
          return (
            <Link key={index} href={part.href} external>
              {part.text}
            </Link>
          );
        }
        if (part.kind === 'group') {
          return (
            <span key={index} className={styles.group} data-me={mentioned || undefined}>
              {part.text}
            </span>
          );
        }
        if (part.kind === 'mention') {
          return (
            <button
              key={index}
              type="button"
              className={styles.mention}
              data-me={part.isMe || undefined}
              onClick={() => onOpenProfile({ userId: part.userId })}
            >
              {part.text}
            </button>
          );
        }
        return part.text;
      })}
      {edited && <Edited />}
    </div>
  );
}

function MentionsYou() {
  const { t } = useTranslation('chat');
  return <VisuallyHidden>{t('message.mentionsYou')}</VisuallyHidden>;
}

function Edited() {
  const { t } = useTranslation('chat');
  return (
    <span className={styles.edited}>
      <Text size="xs" tone="muted">
        {t('message.edited')}
      </Text>
    </span>
  );
}
