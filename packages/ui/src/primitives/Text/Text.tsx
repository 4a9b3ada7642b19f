import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
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

export interface TextProps {
  /** 12, 14, 15 (chat), 16, 20, 24, 32 px at the browser's default size. */
  size?: (typeof textSizes)[number];
  /** `inherit` has the colour of the words around it. */
  tone?: (typeof textTones)[number];
  /** 400, 500 and 600. */
  weight?: (typeof textWeights)[number];
  /** The alignment of its lines. */
  align?: 'start' | 'center' | 'end';
  /** The element that it renders. */
  as?: 'span' | 'p' | 'div' | 'label' | 'strong' | 'time' | 'dt' | 'dd' | 'li' | 'legend';
  /** One line, cut with an ellipsis; pointing at it shows the whole. */
  truncate?: boolean;
  /** Figures of one width, for times and counts. */
  tabular?: boolean;
  /** Keeps line breaks of the text, as a member typed them. */
  preserveLines?: boolean;
  /** Id by which other elements refer to it. */
  id?: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
  /** With `as="label"`: the id of the control that it names. */
  htmlFor?: string;
  /** With `as="time"`: ISO 8601. */
  dateTime?: string;
  /** The element. */
  ref?: Ref<HTMLElement>;
  /** With a ref that takes the focus, e.g. a status after a page change. */
  tabIndex?: -1;
  /** The words. */
  children: ReactNode;
}

/** Words, in a size and tone of the type scale. */
export function Text({
  size = 'sm',
  tone = 'default',
  weight = 'regular',
  align,
  as: Tag = 'span',
  truncate,
  tabular,
  preserveLines,
  ref,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      title={truncate && typeof rest.children === 'string' ? rest.children : undefined}
      data-component="Text"
      className={cx(
        styles.root,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        align && styles.align[align],
        align && Tag === 'span' && styles.block,
        tabular && styles.tabular,
        preserveLines && styles.preserve,
        truncate && styles.truncate,
      )}
    />
  );
}
