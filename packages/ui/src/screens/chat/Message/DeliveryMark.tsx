import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { ChatMessage } from '../chat.ts';
import type { MessageActions } from './actions.ts';
import * as styles from './DeliveryMark.css.ts';

interface DeliveryMarkProps {
  message: ChatMessage;
  actions: MessageActions;
}

/** Shows the delivery state of the member's own message: sending, failed, or read by whom. */
export function DeliveryMark(props: DeliveryMarkProps) {
  const { delivery, readBy, deleted } = props.message;
  const isRead = readBy !== undefined && readBy.names.length > 0 && !deleted;
  // Skips `useTranslation` for most messages.
  return delivery.status === 'sent' && !isRead ? null : <Mark {...props} />;
}

function Mark({ message, actions }: DeliveryMarkProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { delivery, readBy, key } = message;
  if (delivery.status === 'sending') {
    return (
      <div className={styles.root}>
        <Icon icon={delivery.waiting ? icons.noNetwork : icons.clock} tone="muted" />
        <Text size="xs" tone="muted">
          {t(delivery.waiting ? 'message.waiting' : 'message.sending')}
        </Text>
      </div>
    );
  }
  if (delivery.status === 'failed') {
    return (
      <div className={styles.root} role="group" aria-label={t('message.failed')}>
        <span className={styles.problem}>
          <Icon icon={icons.error} tone="danger" />
          <Text size="xs" tone="danger">
            {delivery.text ?? t('message.failed')}
          </Text>
        </span>
        <Button size="sm" onPress={() => actions.onResend({ key })}>
          {t('message.retry')}
        </Button>
        <Button size="sm" variant="ghost" onPress={() => actions.onDiscard({ key })}>
          {t('message.discard')}
        </Button>
      </div>
    );
  }
  if (!readBy) return null;
  const names = readBy.names.join(t('common:listSeparator'));
  const label = t('message.readByNames', { names });
  return (
    <div className={styles.root}>
      <Tooltip label={label}>
        <button type="button" className={styles.receipt}>
          <Icon icon={icons.check} tone="muted" />
          <Text size="xs" tone="muted" tabular>
            {readBy.of === 1
              ? t('message.read')
              : t('message.readBy', { count: readBy.names.length })}
          </Text>
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      </Tooltip>
    </div>
  );
}
