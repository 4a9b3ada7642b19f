import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../../../patterns/Brand/index.ts';
import { Avatar } from '../../../../primitives/Avatar/index.ts';
import { Badge } from '../../../../primitives/Badge/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { cx } from '../../../../primitives/cx.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Icon, icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Skeleton } from '../../../../primitives/Skeleton/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { AccountMenu, type OwnMenuProps } from './AccountMenu.tsx';
import * as skipLink from '../../../../patterns/skipLink.css.ts';
import * as styles from './AdminShell.css.ts';

export interface AdminEntry {
  id: string;
  href: string;
  name: string;
  icon: IconGlyph;
  waiting?: number | undefined;
  /** Heading above this and the following entries of the same group. */
  group?: string | undefined;
}

export interface AdminShellProps extends OwnMenuProps {
  entries: readonly AdminEntry[];
  /** Id of the entry of the current page, or of its parent. */
  current: string | null;
  /** Path of the current page. A change moves the focus to the page. */
  page: string;
  pageName: string;
  /** Administered organisation. Null while loading. */
  organization: { name: string; avatarUrl: string | null; blocked: boolean } | null;
  connection?: ReactNode;
  /** Only set if there is another organisation to administer. */
  onSwitchOrganization?: (() => void) | undefined;
  children: ReactNode;
}

export function AdminShell(props: AdminShellProps) {
  const { page, pageName, connection, children } = props;
  const { t } = useTranslation('admin-frame');
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageFocus(page, main);
  return (
    <div className={styles.root} data-component="AdminShell">
      <a href="#page" className={skipLink.skip} onClick={(event) => focusPage(event, main.current)}>
        {t('skip')}
      </a>
      <header className={styles.bar} data-part="Bar">
        <IconButton icon={icons.menu} label={t('openMenu')} onPress={() => setMenuOpen(true)} />
        <span className={styles.barName}>
          <Text weight="medium" truncate>
            {props.organization?.name ?? t('administration')}
          </Text>
        </span>
        <StatusLabel tone="accent" icon={icons.security}>
          {t('administration')}
        </StatusLabel>
      </header>
      <div className={styles.side} data-part="Side">
        <div className={styles.brand}>
          <Brand />
          <StatusLabel tone="accent" icon={icons.security}>
            {t('administration')}
          </StatusLabel>
        </div>
        <Navigation {...props} />
      </div>
      <main
        ref={main}
        id="page"
        tabIndex={-1}
        aria-label={pageName}
        className={styles.main}
        data-part="Page"
      >
        {connection}
        <div className={styles.page}>{children}</div>
      </main>
      <Dialog
        open={menuOpen}
        title={t('menu')}
        closeLabel={t('closeMenu')}
        sheet
        onClose={() => setMenuOpen(false)}
      >
        <Navigation {...props} onLeave={() => setMenuOpen(false)} />
      </Dialog>
    </div>
  );
}

type NavigationProps = AdminShellProps & {
  onLeave?(): void;
};

function Navigation({ entries, current, onLeave, ...props }: NavigationProps) {
  const { t } = useTranslation('admin-frame');
  const nav = useRef<HTMLElement>(null);
  // Scrolls the current entry into view, again after the entries around it have loaded.
  const { organization, administrator } = props;
  const isKnown = organization !== null && administrator !== null;
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, isKnown, entries.length]);
  return (
    <>
      <OrganizationBlock
        {...props}
        onSwitchOrganization={
          props.onSwitchOrganization &&
          (() => {
            onLeave?.();
            props.onSwitchOrganization?.();
          })
        }
      />
      <nav ref={nav} aria-label={t('menu')} className={styles.nav}>
        {groupsOf(entries).map(({ group, entries: grouped }) => (
          <EntryList key={group ?? ''} group={group}>
            {grouped.map(({ id, href, name, icon, waiting = 0 }) => (
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
                  <Badge count={waiting} label={t('waiting', { count: waiting })} />
                </Link>
              </li>
            ))}
          </EntryList>
        ))}
      </nav>
      <div className={styles.foot}>
        <AccountMenu {...props} />
      </div>
    </>
  );
}

interface EntryGroup {
  group: string | undefined;
  entries: AdminEntry[];
}

function groupsOf(entries: readonly AdminEntry[]): EntryGroup[] {
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

function OrganizationBlock({
  organization,
  onSwitchOrganization,
}: Pick<AdminShellProps, 'organization' | 'onSwitchOrganization'>) {
  const { t } = useTranslation('admin-frame');
  if (!organization)
    return (
      <div className={styles.organization}>
        <Skeleton width="60%" />
      </div>
    );
  const { name, avatarUrl, blocked } = organization;
  return (
    <div className={styles.organization} data-part="Organization">
      <div className={styles.organizationName}>
        <Avatar kind="organization" decorative name={name} src={avatarUrl} />
        <span title={name} className={styles.organizationWords}>
          <Text weight="medium">{name}</Text>
        </span>
      </div>
      {blocked ? <StatusLabel tone="danger">{t('blocked')}</StatusLabel> : null}
      {onSwitchOrganization ? (
        <Button size="sm" fullWidth onPress={onSwitchOrganization}>
          {t('switchOrganization')}
        </Button>
      ) : null}
    </div>
  );
}

function usePageFocus(page: string, main: { current: HTMLElement | null }): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page, main]);
}

/** A hash in the URL would make the router navigate. */
function focusPage(event: MouseEvent, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}
