import { useTranslation } from 'react-i18next';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './Conversation.css.ts';

/** Reserves its own line to avoid layout shifts. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('chat');
  const [name, other] = names;
  const text =
    names.length === 0
      ? ''
      : names.length === 1
        ? t('typing.one', { name })
        : names.length === 2
          ? t('typing.two', { name, other })
          : t('typing.many', { count: names.length });
  return (
    <div className={styles.typing} role="status" data-component="TypingLine">
      {text && (
        <>
          <span className={styles.dots} aria-hidden>
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
          <Text size="xs" tone="muted" truncate>
            {text}
          </Text>
        </>
      )}
    </div>
  );
}
