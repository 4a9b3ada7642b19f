import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/Badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { navIcons } from '../navIcons.ts';
import { bottomEntryIds, navEntries, type NavBadges, type NavEntryId } from '../navigation.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** The entry whose area is open. */
  current: NavEntryId | null;
  /** What is unread, by entry. */
  badges?: NavBadges;
  /** The sheet with the remaining entries is open. */
  moreOpen: boolean;
  /** "More" was pressed: open or close the sheet. */
  onMore(): void;
}

const mainEntries = bottomEntryIds.flatMap((id) => {
  const entry = navEntries.find((candidate) => candidate.id === id);
  return entry ? [{ id, href: entry.href }] : [];
});

/** Navigation on a phone: the five main entries, and "more" for the others. */
export function BottomBar({ current, badges = {}, moreOpen, onMore }: BottomBarProps) {
  const { t } = useTranslation('common');
  const hidden = navEntries.filter(({ id }) => !mainEntries.some((entry) => entry.id === id));
  const unreadElsewhere = hidden.reduce((sum, { id }) => sum + (badges[id] ?? 0), 0);
  const elsewhere = hidden.some(({ id }) => id === current);
  return (
    <nav aria-label={t('nav.label')} className={styles.root} data-component="BottomBar">
      <ul className={styles.list}>
        {mainEntries.map(({ id, href }) => (
          <li key={id} className={styles.slot}>
            <Link
              href={href}
              current={id === current}
              tone="inherit"
              underline="none"
              className={cx(styles.entry, id === current && styles.current)}
            >
              <Icon icon={navIcons[id]} size="md" />
              <span className={styles.name}>{t(`navShort.${id}`)}</span>
              <Unread count={badges[id] ?? 0} />
            </Link>
          </li>
        ))}
        <li className={styles.slot}>
          <button
            type="button"
            className={cx(styles.entry, styles.button, elsewhere && styles.current)}
            aria-expanded={moreOpen}
            aria-haspopup="dialog"
            onClick={onMore}
          >
            <Icon icon={icons.more} size="md" />
            <span className={styles.name}>{t('nav.more')}</span>
            <Unread count={unreadElsewhere} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('common');
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <Badge count={count} label={t('badge', { count })} />
    </span>
  );
}
