import type { HTMLAttributes } from 'react';

/**
 * Radix hands the child of a trigger (`Tooltip`, `Menu`, `Popover`) these props: handlers, ARIA and
 * state attributes. A primitive that can be a trigger passes them on to its element; its own props
 * stay closed.
 */
export type TriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onKeyDown' | 'onFocus' | 'onBlur'
>;
