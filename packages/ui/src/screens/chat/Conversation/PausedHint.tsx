import { useTranslation } from 'react-i18next';
import { useReachability } from '../../../patterns/ReachabilityProvider/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './Conversation.css.ts';

interface PausedHintProps {
  userId: string;
  name: string;
  /** Whether the next message notifies the member. */
  notify: boolean;
  onChange(notify: boolean): void;
}

/** Until when the other member's notifications are paused, with a button that notifies them of the next message. */
export function PausedHint({ userId, name, notify, onChange }: PausedHintProps) {
  const { t } = useTranslation('chat');
  const { pausedUntil } = useReachability(userId);
  if (!pausedUntil) return null;
  return (
    <div className={styles.hint} role="status" data-component="PausedHint">
      <Icon icon={notify ? icons.notifications : icons.quiet} tone="muted" />
      <div className={styles.pausedText}>
        <Text size="xs" tone="muted" as="div">
          {notify ? t('paused.notifies', { name }) : t('paused.until', { name, time: pausedUntil })}
        </Text>
      </div>
      <Button size="sm" onPress={() => onChange(!notify)}>
        {t(notify ? 'paused.undo' : 'paused.notify')}
      </Button>
    </div>
  );
}
