import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Heading.css.ts';

export const headingSizes = ['sm', 'md', 'lg', 'xl', '2xl'] as const;

export interface HeadingProps {
  /** Level in the outline of the page, 1 to 4. See `size` for the visual size. */
  level: 1 | 2 | 3 | 4;
  /** 14, 16, 20, 24 and 32 px. Defaults to the size of the level. */
  size?: (typeof headingSizes)[number];
  /** Text alignment. */
  align?: 'start' | 'center';
  /** Truncates to one line with an ellipsis. */
  truncate?: boolean;
  /** Id for references from other elements. */
  id?: string;
  /** Language of the text, if it differs from the page. */
  lang?: string;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLHeadingElement>;
  /** Makes the heading focusable, for moving the focus after navigation. */
  tabIndex?: -1;
  /** Text of the heading. */
  children: ReactNode;
}

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** Heading. `level` sets its level in the outline, `size` its visual size. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  align,
  truncate,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      {...rest}
      data-component="Heading"
      className={cx(
        styles.root,
        styles.size[size],
        align && styles.align[align],
        truncate && styles.truncate,
      )}
    />
  );
}
