import { useEffect, useRef, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { cx } from '../../primitives/cx.ts';
import * as styles from './FormPage.css.ts';

export interface FormPageProps {
  /** The task, or the news. */
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Above the title, where the page tells an outcome instead of asking something. */
  icon?: IconGlyph | undefined;
  /** The colour of the icon. */
  tone?: 'neutral' | 'success' | 'warning';
  /** It is working on something: a spinner stands in the place of the icon. */
  loading?: boolean;
  /** Above everything: where the page stands among others. */
  top?: ReactNode;
  /** The page took another one's place: it is shown from its top, and its title takes the focus to be read out. */
  focusTitle?: boolean;
  /** The form, or what there is to know. */
  children?: ReactNode;
}

/** One task or message in a narrow column, for the inside of `AuthLayout`. */
export function FormPage({
  title,
  description,
  icon,
  tone = 'neutral',
  loading = false,
  top,
  focusTitle = false,
  children,
}: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusTitle) return;
    // The page before it may have been scrolled to its end.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [focusTitle]);
  return (
    <div data-component="FormPage" aria-busy={loading || undefined} className={styles.root}>
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
