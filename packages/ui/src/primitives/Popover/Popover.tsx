import { Popover as RadixPopover } from '@radix-ui/themes';
import type { ReactElement, ReactNode } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/popover.css';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
  /** Which of its edges keeps to the trigger's. */
  align?: 'start' | 'center' | 'end';
  /** The side on which it opens; the other one for lack of room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Held open or shut; by default the trigger decides. */
  open?: boolean;
  /** It opened or closed, or wants to with `open`. */
  onOpenChange?(change: { open: boolean }): void;
  /** The content. */
  children: ReactNode;
}

/** A small surface beside what opened it. Escape or a press outside closes it. */
export function Popover({
  trigger,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  return (
    <RadixScope>
      <RadixPopover.Root open={open} onOpenChange={(next) => onOpenChange?.({ open: next })}>
        <RadixPopover.Trigger>{trigger}</RadixPopover.Trigger>
        <RadixPopover.Content
          {...rest}
          size="2"
          align={align}
          side={side}
          aria-label={label}
          data-component="Popover"
          className={styles.content}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Root>
    </RadixScope>
  );
}
