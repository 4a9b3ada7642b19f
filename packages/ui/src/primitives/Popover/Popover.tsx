import * as RadixPopover from '@radix-ui/themes/components/popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import { useFloatingBrand } from '../Theme/themeAttributes.ts';
import { useLatch } from '../useLatch.ts';
import '../../styles/radix/popover.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends RootProps<'div'> {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the popover. */
  label: string;
  /** Edge aligned with the trigger. */
  align?: 'start' | 'center' | 'end';
  /** Preferred side. Flips to the opposite side if there is not enough room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled open state. Uncontrolled by default. */
  open?: boolean;
  /** Called when the popover opens or closes, or requests it while `open` is set. */
  onOpenChange?(change: { open: boolean }): void;
  /** Content of the popover. */
  children: ReactNode;
}

/** Small surface next to its trigger. Escape or a press outside closes it. */
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
  const [ownOpen, setOwnOpen] = useState(false);
  const hasOpened = useLatch(open ?? ownOpen);
  const brand = useFloatingBrand();
  return (
    <RadixScope>
      <RadixPopover.Root
        open={open ?? ownOpen}
        onOpenChange={(next) => {
          setOwnOpen(next);
          onOpenChange?.({ open: next });
        }}
      >
        <RadixPopover.Trigger>{trigger}</RadixPopover.Trigger>
        {hasOpened && (
          <RadixPopover.Content
            {...rootProps(
              {
                ...brand,
                'aria-label': label,
                'data-component': 'Popover',
                className: styles.content,
              },
              rest,
            )}
            size="2"
            align={align}
            side={side}
          >
            {children}
          </RadixPopover.Content>
        )}
      </RadixPopover.Root>
    </RadixScope>
  );
}
