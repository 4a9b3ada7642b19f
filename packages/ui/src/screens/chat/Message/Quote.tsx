import { messageToPlainText } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { ChatQuote } from '../chat.ts';
import * as styles from './Quote.css.ts';

interface QuoteProps {
  quote: ChatQuote;
  onJump(event: { messageId: string }): void;
}

export function Quote({ quote, onJump }: QuoteProps) {
  const { t } = useTranslation('chat');
  const name = quote.senderName ?? t('message.unknownSender');
  const restOf = ({ hasFiles, missedCall }: ChatQuote) =>
    missedCall ? t('message.missedCall') : hasFiles ? t('message.fileOnly') : '';
  const text = quote.deleted
    ? t('message.deleted')
    : messageToPlainText(quote.text) || restOf(quote);
  return (
    <button
      type="button"
      className={styles.root}
      onClick={() => onJump({ messageId: quote.messageId })}
    >
      <Icon icon={icons.reply} tone="muted" />
      <VisuallyHidden>{t('message.openQuote')}</VisuallyHidden>
      <span className={styles.name}>
        <Text size="xs" weight="medium" truncate>
          {name}
        </Text>
      </span>
      <span className={styles.text}>
        <Text size="xs" tone="muted" truncate as="div">
          {text}
        </Text>
      </span>
    </button>
  );
}
