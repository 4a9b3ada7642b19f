import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatForwarded } from '../chat.ts';
import type { MessageActions } from './actions.ts';
import * as styles from './Forwarded.css.ts';
import { MessageText } from './MessageText.tsx';

interface ForwardedProps {
  forwarded: ChatForwarded;
  actions: Pick<MessageActions, 'onCopyText' | 'onOpenProfile'>;
}

/** Author and text of a forwarded message. The original's mentions are shown as text. */
export function Forwarded({ forwarded, actions }: ForwardedProps) {
  const { t } = useTranslation('chat');
  const { senderName: name, text, href } = forwarded;
  return (
    <div className={styles.root} data-component="Forwarded">
      <span className={styles.head}>
        <Icon icon={icons.forward} tone="muted" />
        <Text size="xs" tone="muted" truncate>
          {name ? t('forward.from', { name }) : t('forward.fromFormer')}
        </Text>
      </span>
      {text && (
        <MessageText
          text={text}
          mentions={noMentions}
          onOpenProfile={actions.onOpenProfile}
          onCopyCode={({ code }) => {
            actions.onCopyText({ text: code });
            return undefined;
          }}
        />
      )}
      {href && (
        <Text size="xs">
          <Link href={href}>{t('forward.openOriginal')}</Link>
        </Text>
      )}
    </div>
  );
}

const noMentions: readonly never[] = [];
