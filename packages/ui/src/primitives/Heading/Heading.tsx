import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Heading.css.ts';

export const headingSizes = ['sm', 'md', 'lg', 'xl', '2xl'] as const;

export interface HeadingProps extends RootProps<'h1'> {
  /** Level in the outline of the page, 1 to 4. See `size` for the visual size. */
  level: 1 | 2 | 3 | 4;
  /** 14, 16, 20, 24 and 32 px. Defaults to the size of the level. */
  size?: (typeof headingSizes)[number];
  /** Text alignment. */
  align?: 'start' | 'center';
  /** Truncates to one line with an ellipsis. */
  truncate?: boolean;
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
      {...rootProps(
        {
          'data-component': 'Heading',
          className: cx(
            styles.root,
            styles.size[size],
            align && styles.align[align],
            truncate && styles.truncate,
          ),
        },
        rest,
      )}
    />
  );
}
