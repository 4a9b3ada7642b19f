import { Badge } from '../../primitives/Badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { badgeText, type NavBadges, type NavEntry } from '../navigation.ts';
import * as styles from './BottomBar.css.ts';
import type { LocaleText } from '../LocaleProvider/localeContext.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface BottomBarProps extends RootProps<'nav'> {
  /** All entries; entries with a short name are shown in the bar. */
  entries: readonly NavEntry[];
  /** Id of the current entry. */
  current: string | null;
  /** Number of unread or unanswered items, by entry. */
  badges?: NavBadges;
  /** Whether the sheet with the remaining entries is open. */
  moreOpen: boolean;
  /** Called when "more" is pressed, to open or close the sheet. */
  onMore(): void;
}

/** Navigation for phones: the main entries, and "more" for the others. */
export function BottomBar({
  entries,
  current,
  badges = {},
  moreOpen,
  onMore,
  ...rest
}: BottomBarProps) {
  const t = useText();
  const shown = entries.filter(({ shortName }) => shortName !== undefined);
  const hidden = entries.filter(({ shortName }) => shortName === undefined);
  const elsewhereCount = hidden.reduce((sum, { id }) => sum + (badges[id] ?? 0), 0);
  const elsewhere = hidden.some(({ id }) => id === current);
  return (
    <nav
      {...rootProps(
        {
          'aria-label': t(texts.nav.label),
          className: styles.root,
          'data-component': 'BottomBar',
        },
        rest,
      )}
    >
      <ul className={styles.list}>
        {shown.map(({ id, href, icon, shortName, ...entry }) => (
          <li key={id} className={styles.slot}>
            <Link
              href={href}
              current={id === current}
              tone="inherit"
              underline="none"
              className={cx(styles.entry, id === current && styles.current)}
            >
              <Icon icon={icon} size="md" />
              <span className={styles.name}>{shortName}</span>
              <Waiting count={badges[id] ?? 0} label={badgeText(entry)} />
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
            <span className={styles.name}>{t(texts.nav.more)}</span>
            <Waiting count={elsewhereCount} label={texts.badgeNew} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Waiting({ count, label }: { count: number; label: LocaleText }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <Badge count={count} label={t(label, { count })} />
    </span>
  );
}
