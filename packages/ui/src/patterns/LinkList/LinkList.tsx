import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './LinkList.css.ts';

export interface LinkListItem {
  href: string;
  icon: IconGlyph;
  label: string;
}

export interface LinkListProps extends RootProps<'ul'> {
  /** Accessible name of the list. */
  label?: string;
  /** Links from top to bottom. */
  items: readonly LinkListItem[];
}

/** A vertical list of links. */
export function LinkList({ label, items, ...rest }: LinkListProps) {
  return (
    <ul
      {...rootProps(
        { 'aria-label': label, className: styles.root, 'data-component': 'LinkList' },
        rest,
      )}
    >
      {items.map(({ href, icon, label: words }) => (
        <li key={href} className={styles.item}>
          <Link href={href} tone="inherit" underline="none" className={styles.link}>
            <Icon icon={icon} tone="muted" size="md" />
            <span className={styles.text}>{words}</span>
            <Icon icon={icons.chevronRight} tone="muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
