import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Text.css.ts';

export const textSizes = ['xs', 'sm', 'chat', 'md', 'lg', 'xl', '2xl'] as const;
export const textTones = [
  'default',
  'muted',
  'danger',
  'success',
  'warning',
  'accent',
  'inherit',
] as const;
export const textWeights = ['regular', 'medium', 'bold'] as const;

export interface TextProps extends RootProps<'span', 'ref'> {
  /** 12, 14, 15 (chat), 16, 20, 24, 32 px at the browser's default size. */
  size?: (typeof textSizes)[number];
  /** `inherit` uses the colour of the surrounding text. */
  tone?: (typeof textTones)[number];
  /** 400, 500 and 600. */
  weight?: (typeof textWeights)[number];
  /** Text alignment. */
  align?: 'start' | 'center' | 'end';
  /** Rendered element. */
  as?: 'span' | 'p' | 'div' | 'label' | 'strong' | 'time' | 'dt' | 'dd' | 'li' | 'legend';
  /** Truncates to one line with an ellipsis. Hovering shows the whole text. */
  truncate?: boolean;
  /** Uses digits of equal width, for times and counts. */
  tabular?: boolean;
  /** Keeps line breaks, for text typed by members. */
  preserveLines?: boolean;
  /** With `as="label"`: id of the labelled control. */
  htmlFor?: string;
  /** With `as="time"`: ISO 8601. */
  dateTime?: string;
  /** The rendered element. */
  ref?: Ref<HTMLElement>;
  /** Text to show. */
  children: ReactNode;
}

/** Text in a size and tone of the type scale. */
export function Text({
  size = 'sm',
  tone = 'default',
  weight = 'regular',
  align,
  as: Tag = 'span',
  truncate,
  tabular,
  preserveLines,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rootProps(
        {
          title: truncate && typeof rest.children === 'string' ? rest.children : undefined,
          'data-component': 'Text',
          className: cx(
            styles.root,
            styles.size[size],
            styles.tone[tone],
            styles.weight[weight],
            align && styles.align[align],
            align && Tag === 'span' && styles.block,
            tabular && styles.tabular,
            preserveLines && styles.preserve,
            truncate && styles.truncate,
          ),
        },
        rest,
      )}
    />
  );
}
