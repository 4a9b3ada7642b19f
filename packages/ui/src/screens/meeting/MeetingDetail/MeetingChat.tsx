import { useTranslation } from 'react-i18next';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import type { MeetingDetailProps } from './MeetingDetailProps.ts';
import * as styles from './MeetingDetail.css.ts';

type MeetingChatProps = NonNullable<MeetingDetailProps['chat']>;

export function MeetingChat({ unreadMessages: count, onOpen }: MeetingChatProps) {
  const { t } = useTranslation('meeting');
  return (
    <div className={styles.fact}>
      <dt className={styles.chatTerm}>
        <Icon icon={icons.chatRoom} tone="muted" label={t('detail.chat')} />
      </dt>
      <dd className={styles.chat}>
        <Button size="sm" onPress={onOpen}>
          {t('detail.openChat')}
        </Button>
        {count > 0 && <Badge count={count} label={t('detail.unread', { count })} />}
      </dd>
    </div>
  );
}
