import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Stack.css.ts';

export const stackGaps = [0, 'half', 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export interface StackProps {
  /** Below each other, or beside each other. */
  direction?: 'column' | 'row';
  /** Steps of the 4-px grid between the children; `half` is 2 px. */
  gap?: (typeof stackGaps)[number];
  /** The same steps, around the children. */
  padding?: (typeof stackGaps)[number];
  /** Across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Children that do not fit go on in another line. */
  wrap?: boolean;
  /** Takes the room that its siblings leave. */
  grow?: boolean;
  /** The element that it renders. */
  as?:
    | 'div'
    | 'span'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'section'
    | 'header'
    | 'footer'
    | 'nav'
    | 'main'
    | 'article';
  /** Id by which other elements refer to it. */
  id?: string;
  /** The role for assistive technology, if no element has it. */
  role?: 'group' | 'list' | 'listitem' | 'status' | 'alert' | 'region' | 'presentation';
  /** Names it, where it has a role. */
  ariaLabel?: string;
  /** Id of what names it. */
  labelledBy?: string;
  /** The element. */
  ref?: Ref<HTMLElement>;
  /** The content. */
  children?: ReactNode;
}

/** Children in a column or row, with one distance between them. */
export function Stack({
  direction = 'column',
  gap = 0,
  padding,
  align,
  justify,
  wrap,
  grow,
  as: Tag = 'div',
  ariaLabel,
  labelledBy,
  ref,
  ...rest
}: StackProps) {
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      data-component="Stack"
      className={cx(
        styles.root,
        styles.direction[direction],
        styles.gap[gap],
        padding !== undefined && styles.padding[padding],
        align && styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
      )}
    />
  );
}
