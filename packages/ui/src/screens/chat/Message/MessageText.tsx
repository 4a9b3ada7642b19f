import { mayHaveMarkdown } from '@office/vocabulary';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyCodeContext, type CopyCode } from '../../../patterns/Markdown/copyCodeContext.ts';
import { EmojiText } from '../../../patterns/emoji/EmojiText.tsx';
import { MarkdownBoundary } from '../../../patterns/Markdown/MarkdownBoundary.tsx';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { ChatMention } from '../chat.ts';
import { splitMessage } from '../messageText.ts';
import * as styles from './MessageText.css.ts';

// Loads the parser with the first message that may have Markdown.
const MessageMarkdown = lazy(() =>
  import('../../../patterns/Markdown/MessageMarkdown.tsx').then((m) => ({
    default: m.MessageMarkdown,
  })),
);

interface MessageTextProps {
  text: string;
  mentions: readonly ChatMention[];
  group?: boolean;
  edited?: boolean | undefined;
  mentioned?: boolean;
  onOpenProfile(event: { userId: string }): void;
  onCopyCode?: CopyCode | undefined;
  /** Set for own messages. */
  onShowVersions?: (() => void) | undefined;
}

/** Renders a message with Markdown, line breaks, links and mentions. */
export function MessageText(props: MessageTextProps) {
  const { text, edited, mentioned, onCopyCode } = props;
  const plain = textParts(props);
  return (
    <div className={styles.root} data-mentioned={mentioned || undefined}>
      {mentioned && <MentionsYou />}
      {mayHaveMarkdown(text) ? (
        <MarkdownBoundary key={text} fallback={plain}>
          <Suspense fallback={plain}>
            <CopyCodeContext value={onCopyCode}>
              <MessageMarkdown
                text={text}
                fallback={plain}
                renderText={(part) => textParts({ ...props, text: part })}
              />
            </CopyCodeContext>
          </Suspense>
        </MarkdownBoundary>
      ) : (
        plain
      )}
      {edited && <Edited onShow={props.onShowVersions} />}
    </div>
  );
}

function textParts({ text, mentions, group = false, mentioned, onOpenProfile }: MessageTextProps) {
  return splitMessage(text, mentions, group).map((part, index) => {
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
    return <EmojiText key={index} text={part.text} />;
  });
}

function MentionsYou() {
  const { t } = useTranslation('chat');
  return <VisuallyHidden>{t('message.mentionsYou')}</VisuallyHidden>;
}

function Edited({ onShow }: { onShow: (() => void) | undefined }) {
  const { t } = useTranslation('chat');
  if (onShow) {
    return (
      <button
        type="button"
        className={styles.versions}
        aria-label={t('versions.show')}
        onClick={onShow}
      >
        {t('message.edited')}
      </button>
    );
  }
  return (
    <span className={styles.edited}>
      <Text size="xs" tone="muted">
        {t('message.edited')}
      </Text>
    </span>
  );
}
