import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { breadcrumbs } from '../texts.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the one that is shown. */
export interface Breadcrumb {
  /** Its address. */
  href: string;
  /** Its name. */
  label: string;
}

export interface BreadcrumbsProps {
  /** The pages above, from the outermost to the nearest. */
  items: readonly Breadcrumb[];
  /** The name of the page that is shown; the page's title says it already where it is left out. */
  current?: string | undefined;
}

/** The way from the outermost page to this one. On a phone it is the way back to the page above alone. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const t = useText();
  return (
    <nav aria-label={t(breadcrumbs.label)} data-component="Breadcrumbs">
      <ol className={styles.list}>
        {items.map(({ href, label }) => (
          <li key={href} className={styles.item}>
            <span className={styles.back}>
              <Icon icon={icons.chevronLeft} />
            </span>
            <Link href={href} tone="muted" underline="hover">
              {label}
            </Link>
            <span className={styles.separator}>
              <Icon icon={icons.chevronRight} />
            </span>
          </li>
        ))}
        {current !== undefined && (
          <li aria-current="page" className={styles.current}>
            <Text truncate>{current}</Text>
          </li>
        )}
      </ol>
    </nav>
  );
}
