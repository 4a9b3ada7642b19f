import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Heading.css.ts';

export const headingSizes = ['sm', 'md', 'lg', 'xl', '2xl'] as const;

export interface HeadingProps {
  /** Its place in the outline of the page, 1 to 4; how large it is says `size`. */
  level: 1 | 2 | 3 | 4;
  /** 14, 16, 20, 24 and 32 px; by default as its level. */
  size?: (typeof headingSizes)[number];
  /** The alignment of its lines. */
  align?: 'start' | 'center';
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Id by which other elements refer to it. */
  id?: string;
  /** The language of its words, where it is not the page's. */
  lang?: string;
  /** The element, so that it can be given the focus. */
  ref?: Ref<HTMLHeadingElement>;
  /** With a ref that takes the focus after a page change. */
  tabIndex?: -1;
  /** The words. */
  children: ReactNode;
}

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A title: `level` is its place in the page, `size` how large it looks. */
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
