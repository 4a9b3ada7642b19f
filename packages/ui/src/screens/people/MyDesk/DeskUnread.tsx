import { useTranslation } from 'react-i18next';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './DeskUnread.css.ts';

export interface UnreadCounts {
  chatRooms?: number;
  directMessages?: number;
  notifications?: number;
}

interface DeskUnreadProps {
  unread: UnreadCounts;
}

const kinds = [
  { kind: 'chatRooms', href: '/chat-room', icon: icons.chatRoom },
  { kind: 'directMessages', href: '/direct-message', icon: icons.directMessage },
  { kind: 'notifications', href: '/notifications', icon: icons.notifications },
] as const;

export function DeskUnread({ unread }: DeskUnreadProps) {
  const { t } = useTranslation('people');
  return (
    <div className={styles.root}>
      {kinds.map(({ kind, href, icon }) => {
        const count = unread[kind];
        if (count === undefined) return null;
        return (
          <Waiting key={kind} href={href} icon={icon} name={t(`desk.${kind}`)} count={count} />
        );
      })}
    </div>
  );
}

interface WaitingProps {
  href: string;
  icon: IconGlyph;
  name: string;
  count: number;
}

function Waiting({ href, icon, name, count }: WaitingProps) {
  const { t } = useTranslation('people');
  return (
    <Link href={href} tone="inherit" underline="none" className={styles.item}>
      <span className={styles.name}>
        <Icon icon={icon} tone="muted" />
        <Text size="xs" tone="muted" truncate>
          {name}
        </Text>
      </span>
      <Text size="md" weight="bold" tone={count > 0 ? 'accent' : 'default'} tabular>
        {count > 0 ? t('desk.waiting', { count }) : t('desk.allRead')}
      </Text>
    </Link>
  );
}
