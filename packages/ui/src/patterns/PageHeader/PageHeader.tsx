import type { ReactNode, Ref } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Breadcrumbs, type Breadcrumb } from '../Breadcrumbs/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends RootProps<'header', 'title'> {
  /** Title of the page. */
  title: string;
  /** Text below the title. */
  description?: string;
  /** Parent pages, outermost first. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Element beside the title, such as a `StatusLabel`. */
  mark?: ReactNode;
  /** Buttons, the primary button last; below the title on narrow pages. */
  actions?: ReactNode;
  /** The title element, for focusing it after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Header of a page: breadcrumbs, title and actions. */
export function PageHeader({
  title,
  description,
  breadcrumbs,
  mark,
  actions,
  titleRef,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rootProps({ className: styles.root, 'data-component': 'PageHeader' }, rest)}>
      {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.line}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={1} {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}>
              {title}
            </Heading>
            {mark}
          </div>
          {description && (
            <Text as="p" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
