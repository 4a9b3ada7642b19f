import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { badgeText, type NavBadges, type NavEntry } from '../navigation.ts';
import * as styles from './Sidebar.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface SidebarProps extends RootProps<'nav'> {
  /** Entries from top to bottom. */
  entries: readonly NavEntry[];
  /** Id of the current entry. */
  current: string | null;
  /** Number of unread or unanswered items, by entry. */
  badges?: NavBadges;
  /** Shows names beside the icons (232 px), or only icons with names on hover and focus (72 px). */
  expanded: boolean;
  /** Called to expand or collapse the sidebar. */
  onExpandedChange(event: { expanded: boolean }): void;
  /** Called to open the search. Without it, the search entry is omitted. */
  onFind?(): void;
  /** Content at the bottom, such as the member's avatar. */
  footer?: ReactNode;
}

function useScrollOverflow(list: RefObject<HTMLElement | null>): string | undefined {
  const [more, setMore] = useState('');
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isMoreAbove = scrollTop >= 1;
      const isMoreBelow = scrollHeight - clientHeight - scrollTop >= 1;
      setMore([isMoreAbove && 'above', isMoreBelow && 'below'].filter(Boolean).join(' '));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return more || undefined;
}

/** Scrolls to the current entry if it is cut off. Waits for the layout, because reading it would force one. */
function useEntryInView(list: RefObject<HTMLElement | null>, current: string | null): void {
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]');
    if (!entry) return undefined;
    const observer = new IntersectionObserver(
      ([place]) => {
        observer.disconnect();
        if (place && place.intersectionRatio < 1) entry.scrollIntoView({ block: 'nearest' });
      },
      { root: list.current },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  }, [list, current]);
}

/** Navigation rail with the product areas and the member's avatar at the bottom. */
export function Sidebar({
  entries,
  current,
  badges = {},
  expanded,
  onExpandedChange,
  onFind,
  footer,
  ...rest
}: SidebarProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const more = useScrollOverflow(list);
  useEntryInView(list, current);
  return (
    <nav
      {...rootProps(
        {
          'aria-label': t(texts.nav.label),
          className: styles.root,
          'data-component': 'Sidebar',
        },
        rest,
      )}
      data-expanded={expanded}
    >
      <div className={styles.head}>
        <IconButton
          icon={expanded ? icons.collapse : icons.expand}
          label={t(expanded ? texts.nav.collapse : texts.nav.expand)}
          variant="ghost"
          onPress={() => onExpandedChange({ expanded: !expanded })}
        />
      </div>
      <ul ref={list} data-more={more} className={styles.list}>
        {onFind && (
          <li className={styles.item}>
            <Find onPress={onFind} />
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <Entry entry={entry} current={entry.id === current} count={badges[entry.id] ?? 0} />
          </li>
        ))}
      </ul>
      {footer && <div className={styles.foot}>{footer}</div>}
    </nav>
  );
}

function Find({ onPress }: { onPress(): void }) {
  const t = useText();
  const name = t(texts.nav.find);
  return (
    <Tooltip label={t(texts.nav.shortcut, { name, keys: 'Ctrl+K' })} side="right">
      <button
        type="button"
        className={cx(styles.entry, styles.find)}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPress}
      >
        <Icon icon={icons.search} size="md" />
        <span className={styles.name}>{name}</span>
      </button>
    </Tooltip>
  );
}

interface EntryProps {
  entry: NavEntry;
  current: boolean;
  count: number;
}

function Entry({ entry, current, count }: EntryProps) {
  const t = useText();
  const { name } = entry;
  const keys = entry.shortcut && `Alt+Shift+${entry.shortcut}`;
  return (
    <Tooltip label={keys ? t(texts.nav.shortcut, { name, keys }) : name} side="right">
      <Link
        href={entry.href}
        current={current}
        tone="inherit"
        underline="none"
        className={cx(styles.entry, current && styles.current)}
        keyShortcuts={keys}
      >
        <Icon icon={entry.icon} size="md" />
        <span className={styles.name}>{name}</span>
        {count > 0 && (
          <span className={styles.badge}>
            <Badge count={count} label={t(badgeText(entry), { count })} />
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
