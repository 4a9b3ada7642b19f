import type { ReactNode, Ref } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Breadcrumbs, type Breadcrumb } from '../Breadcrumbs/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's name. */
  title: string;
  /** A sentence below it. */
  description?: string;
  /** The pages above, from the outermost to the nearest. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Beside the title, such as a `StatusLabel`. */
  mark?: ReactNode;
  /** Buttons: the primary one last. Below the title where the page is narrow. */
  actions?: ReactNode;
  /** The title, so that it can be given the focus after a page change. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page: where it is, what it is called, and what can be done on it. */
export function PageHeader({
  title,
  description,
  breadcrumbs,
  mark,
  actions,
  titleRef,
}: PageHeaderProps) {
  return (
    <header className={styles.root} data-component="PageHeader">
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
