import { useEffect, useRef, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { cx } from '../../primitives/cx.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './FormPage.css.ts';

export interface FormPageProps extends RootProps<'div', 'title'> {
  /** Title of the task or message. */
  title: string;
  /** Text below the title. */
  description?: ReactNode;
  /** Icon above the title, for pages that report a result. */
  icon?: IconGlyph | undefined;
  /** Colour of the icon. */
  tone?: 'neutral' | 'success' | 'warning';
  /** Shows a spinner instead of the icon. */
  loading?: boolean;
  /** Content above the title, such as a step indicator. */
  top?: ReactNode;
  /**
   * Set it if the page replaces another: scrolls to the top and focuses the title, to announce it.
   */
  focusTitle?: boolean;
  /** The form or other content. */
  children?: ReactNode;
}

/** A task or message in a narrow column, for use in `AuthLayout`. */
export function FormPage({
  title,
  description,
  icon,
  tone = 'neutral',
  loading = false,
  top,
  focusTitle = false,
  children,
  ...rest
}: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusTitle) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [focusTitle]);
  return (
    <div
      {...rootProps(
        {
          'data-component': 'FormPage',
          'aria-busy': loading || undefined,
          className: styles.root,
        },
        rest,
      )}
    >
      {top}
      <div className={styles.head}>
        {icon || loading ? (
          <span className={cx(styles.markShape, styles.mark[tone])}>
            {loading ? <Spinner size="md" /> : icon ? <Icon icon={icon} size="lg" /> : null}
          </span>
        ) : null}
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {description ? (
          <Text as="p" tone="muted">
            {description}
          </Text>
        ) : null}
      </div>
      {children}
    </div>
  );
}
