import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatMessage } from '../chat.ts';
import * as styles from './MessageMarks.css.ts';

/** Line above the text of a pinned message. */
export function MessageMarks({ message: { pinned } }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  if (!pinned) return null;
  return (
    <div className={styles.root}>
      <Icon icon={icons.pin} tone="muted" />
      <Text size="xs" tone="muted">
        {pinned.by ? t('pins.by', { name: pinned.by }) : t('pins.byFormer')}
      </Text>
    </div>
  );
}
