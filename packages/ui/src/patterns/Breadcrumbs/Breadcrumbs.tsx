import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { breadcrumbs } from '../texts.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  href: string;
  label: string;
}

export interface BreadcrumbsProps extends RootProps<'nav'> {
  /** Parent pages, outermost first. */
  items: readonly Breadcrumb[];
  /** Name of the current page; omit it if the page title already shows it. */
  current?: string | undefined;
}

/** Path from the outermost page to the current page. On a phone, only a link to the parent page. */
export function Breadcrumbs({ items, current, ...rest }: BreadcrumbsProps) {
  const t = useText();
  return (
    <nav
      {...rootProps({ 'aria-label': t(breadcrumbs.label), 'data-component': 'Breadcrumbs' }, rest)}
    >
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
