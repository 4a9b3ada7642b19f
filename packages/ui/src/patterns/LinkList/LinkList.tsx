import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as styles from './LinkList.css.ts';

/** One way to go on. */
export interface LinkListItem {
  /** The address that it leads to. */
  href: string;
  /** Before its words. */
  icon: IconGlyph;
  /** The link's words. */
  label: string;
}

export interface LinkListProps {
  /** Names the links together. */
  label?: string;
  /** From above to below. */
  items: readonly LinkListItem[];
}

/** Ways to go on, below each other. */
export function LinkList({ label, items }: LinkListProps) {
  return (
    <ul aria-label={label} className={styles.root} data-component="LinkList">
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
