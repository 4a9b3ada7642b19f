import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { CloseMenuContext } from '../closeMenuContext.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as skipLink from '../skipLink.css.ts';
import * as texts from '../texts.ts';
import * as styles from './PageShell.css.ts';

export interface PageShellEntry {
  id: string;
  href: string;
  name: string;
  icon: IconGlyph;
  /** Number beside the name, with its accessible text. */
  badge?: { count: number; label: string } | undefined;
  /** Heading above this and the following entries of the same group. */
  group?: string | undefined;
}

export interface PageShellProps extends RootProps<'div'> {
  /** Above the navigation: `Brand`. */
  brand: ReactNode;
  /** In the bar of narrow windows, beside the menu button. */
  bar: ReactNode;
  /** Accessible name of the navigation. Defaults to "Main menu". */
  navLabel?: string;
  /** Links of the navigation from top to bottom. */
  entries: readonly PageShellEntry[];
  /** Id of the entry of the current page, or of its parent. */
  current: string | null;
  /** Between brand and navigation, such as the current workspace. */
  header?: ReactNode;
  /** Below the navigation, such as the account menu. */
  footer?: ReactNode;
  /** Path of the current page. A change moves the focus to the page. */
  path: string;
  /** Accessible name of the page. */
  pageName: string;
  /** Notice above the page, such as `ReconnectingLine`. */
  notice?: ReactNode;
  /** Beside the page from 1280 px, below it otherwise. It never covers the page. */
  panel?: { label: string; content: ReactNode } | undefined;
  /** The page. */
  children: ReactNode;
}

/** Frame of an application: navigation at the side, behind a button in narrow windows, and the page. */
export function PageShell({
  brand,
  bar,
  navLabel,
  entries,
  current,
  header,
  footer,
  path,
  pageName,
  notice,
  panel,
  children,
  ...rest
}: PageShellProps) {
  const navigation = { navLabel, entries, current, header, footer };
  const t = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const main = useRef<HTMLElement>(null);
  const pageId = useId();
  usePageFocus(path, main);
  return (
    <div {...rootProps({ className: styles.root, 'data-component': 'PageShell' }, rest)}>
      <a
        href={`#${pageId}`}
        className={skipLink.skip}
        onClick={(event) => focusPage(event, main.current)}
      >
        {t(texts.pageShell.skip)}
      </a>
      <header className={styles.bar} data-part="Bar">
        <IconButton
          icon={icons.menu}
          label={t(texts.pageShell.openMenu)}
          onPress={() => setMenuOpen(true)}
        />
        <div className={styles.barContent}>{bar}</div>
      </header>
      <div className={styles.side} data-part="Side">
        <div className={styles.brand}>{brand}</div>
        <Navigation {...navigation} />
      </div>
      <div className={styles.columns}>
        <main
          ref={main}
          id={pageId}
          tabIndex={-1}
          aria-label={pageName}
          className={styles.main}
          data-part="Page"
        >
          {notice}
          <div className={styles.page}>{children}</div>
        </main>
        {panel && (
          <aside aria-label={panel.label} className={styles.panel} data-part="Panel">
            {panel.content}
          </aside>
        )}
      </div>
      <Dialog
        open={menuOpen}
        title={navLabel ?? t(texts.nav.label)}
        closeLabel={t(texts.pageShell.closeMenu)}
        sheet
        onClose={closeMenu}
      >
        <CloseMenuContext value={closeMenu}>
          <Navigation {...navigation} onLeave={closeMenu} />
        </CloseMenuContext>
      </Dialog>
    </div>
  );
}

type NavigationProps = Pick<
  PageShellProps,
  'navLabel' | 'entries' | 'current' | 'header' | 'footer'
> & { onLeave?(): void };

function Navigation({ navLabel, entries, current, header, footer, onLeave }: NavigationProps) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  // Scrolls the current entry into view, again when header or footer have loaded.
  useEffect(() => {
    const element = nav.current!;
    const observer = new ResizeObserver(() =>
      element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [current, entries.length]);
  return (
    <>
      {header}
      <nav ref={nav} aria-label={navLabel ?? t(texts.nav.label)} className={styles.nav}>
        {groupsOf(entries).map(({ group, entries: grouped }) => (
          <EntryList key={group ?? ''} group={group}>
            {grouped.map(({ id, href, name, icon, badge }) => (
              <li key={id}>
                <Link
                  href={href}
                  current={id === current}
                  tone="inherit"
                  underline="none"
                  className={cx(styles.entry, id === current && styles.current)}
                  onPress={() => onLeave?.()}
                >
                  <Icon icon={icon} size="md" />
                  {name}
                  {badge && <Badge count={badge.count} label={badge.label} />}
                </Link>
              </li>
            ))}
          </EntryList>
        ))}
      </nav>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}

interface EntryGroup {
  group: string | undefined;
  entries: PageShellEntry[];
}

function groupsOf(entries: readonly PageShellEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.group === entry.group) last.entries.push(entry);
    else groups.push({ group: entry.group, entries: [entry] });
  }
  return groups;
}

function EntryList({ group, children }: { group: string | undefined; children: ReactNode }) {
  const headingId = useId();
  return (
    <>
      {group ? (
        <p id={headingId} className={styles.group}>
          {group}
        </p>
      ) : null}
      <ul aria-labelledby={group ? headingId : undefined} className={styles.list}>
        {children}
      </ul>
    </>
  );
}

function usePageFocus(path: string, main: { current: HTMLElement | null }): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path, main]);
}

/** A hash in the URL would make the router navigate. */
function focusPage(event: MouseEvent, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}
