import type { ReactNode, Ref } from 'react';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<'span', 'ref'> {
  /** Rendered element. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption';
  /** The rendered element. */
  ref?: Ref<HTMLElement>;
  /** Text to announce. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Tag {...rootProps({ 'data-component': 'VisuallyHidden', className: styles.root }, rest)} />
  );
}
