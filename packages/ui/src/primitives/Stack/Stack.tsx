import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Stack.css.ts';

export const stackGaps = [0, 'half', 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export interface StackProps {
  direction?: 'column' | 'row';
  /** Steps of the 4-px grid between the children; `half` is 2 px. */
  gap?: (typeof stackGaps)[number];
  padding?: (typeof stackGaps)[number];
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  /** Takes the room that its siblings leave. */
  grow?: boolean;
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
  id?: string;
  role?: 'group' | 'list' | 'listitem' | 'status' | 'alert' | 'region' | 'presentation';
  ariaLabel?: string;
  labelledBy?: string;
  ref?: Ref<HTMLElement>;
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
