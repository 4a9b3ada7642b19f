import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Stack.css.ts';

export const stackGaps = [0, 'half', 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export interface StackProps extends RootProps<'div', 'ref' | 'role'> {
  /** Stacks the children in a column or a row. */
  direction?: 'column' | 'row';
  /** Gap between the children in steps of the 4 px grid. `half` is 2 px. */
  gap?: (typeof stackGaps)[number];
  /** Padding around the children in the same steps. */
  padding?: (typeof stackGaps)[number];
  /** Alignment across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Distribution along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps children that do not fit. */
  wrap?: boolean;
  /** Takes the space left by its siblings. */
  grow?: boolean;
  /** Rendered element. */
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
  /** ARIA role, if no native element has it. */
  role?: 'group' | 'list' | 'listitem' | 'status' | 'alert' | 'region' | 'presentation';
  /** Accessible name, if the stack has a role. */
  ariaLabel?: string;
  /** Id of the element that names the stack. */
  labelledBy?: string;
  /** The rendered element. */
  ref?: Ref<HTMLElement>;
  /** Content of the stack. */
  children?: ReactNode;
}

/** Column or row of children with equal gaps. */
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
  ...rest
}: StackProps) {
  return (
    <Tag
      {...rootProps(
        {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'data-component': 'Stack',
          className: cx(
            styles.root,
            styles.direction[direction],
            styles.gap[gap],
            padding !== undefined && styles.padding[padding],
            align && styles.align[align],
            justify && styles.justify[justify],
            wrap && styles.wrap,
            grow && styles.grow,
          ),
        },
        rest,
      )}
    />
  );
}
