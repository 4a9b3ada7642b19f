import type { HTMLAttributes } from 'react';

/**
 * Props that Radix passes to the child of a trigger (`Tooltip`, `Menu`, `Popover`): handlers, ARIA
 * and state attributes. A primitive that can be a trigger passes them to its element and accepts no
 * other undeclared props.
 */
export type TriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onKeyDown' | 'onFocus' | 'onBlur'
>;
