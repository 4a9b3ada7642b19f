import * as RadixHoverCard from '@radix-ui/themes/components/hover-card';
import type { ReactElement, ReactNode } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import { useFloatingBrand } from '../Theme/themeAttributes.ts';
import '../../styles/radix/hover-card.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './HoverCard.css.ts';

export const hoverCardSides = ['top', 'right', 'bottom', 'left'] as const;
export const hoverCardAligns = ['start', 'center', 'end'] as const;

export interface HoverCardProps extends RootProps<'div'> {
  /** A `Link` or `Button` that leads to the same information. */
  trigger: ReactElement;
  /** Preferred side. Flips to the opposite side if there is not enough room. */
  side?: (typeof hoverCardSides)[number];
  /** Edge aligned with the trigger. */
  align?: (typeof hoverCardAligns)[number];
  /** Milliseconds of hover before the card opens. Defaults to 700. */
  openDelay?: number;
  /** Milliseconds after the pointer has left before the card closes. Defaults to 300. */
  closeDelay?: number;
  /** Controlled open state. By default hover and focus open the card. */
  open?: boolean;
  /** Whether it is initially open when uncontrolled. */
  defaultOpen?: boolean;
  /** Called when the card opens or closes, or requests it while `open` is set. */
  onOpenChange?(change: { open: boolean }): void;
  /** Content of the card, without controls: keyboards and touch screens cannot reach it. */
  children: ReactNode;
}

/**
 * Preview of the destination of its trigger, such as a person or a page, on hover and keyboard focus. Touch screens and
 * screen readers have only the trigger, so the card must not contain anything that its destination lacks. Use
 * `Tooltip` for a name of a few words and `Popover` for content with controls. Escape closes it.
 */
export function HoverCard({
  trigger,
  side = 'bottom',
  align = 'start',
  openDelay = 700,
  closeDelay = 300,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: HoverCardProps) {
  const brand = useFloatingBrand();
  return (
    <RadixScope>
      <RadixHoverCard.Root
        openDelay={openDelay}
        closeDelay={closeDelay}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={(next) => onOpenChange?.({ open: next })}
      >
        <RadixHoverCard.Trigger>{trigger}</RadixHoverCard.Trigger>
        <RadixHoverCard.Content
          {...rootProps(
            { ...brand, 'data-component': 'HoverCard', className: styles.content },
            rest,
          )}
          size="2"
          side={side}
          align={align}
        >
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Root>
    </RadixScope>
  );
}
