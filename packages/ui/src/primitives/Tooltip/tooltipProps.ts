import type { ReactElement } from 'react';
import type { RootProps } from '../rootProps.ts';

export interface TooltipProps extends RootProps<'div', 'content'> {
  /** Text of a few words. */
  label: string;
  /** Preferred side. Flips to the opposite side if there is not enough room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled open state. By default hover and focus open the tooltip. */
  open?: boolean;
  /** Control to describe: `IconButton`, `Button`, `Link`. */
  children: ReactElement;
}
