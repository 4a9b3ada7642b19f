import { Tooltip as RadixTooltip } from '@radix-ui/themes';
import { use, type ReactElement } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/tooltip.css';
import * as styles from './Tooltip.css.ts';
import { markTooltipEscape } from './tooltipEscape.ts';
import { GroupedContext, TooltipGroup } from './TooltipGroup.tsx';

export interface TooltipProps {
  /** Text of a few words. */
  label: string;
  /** Preferred side. Flips to the opposite side if there is not enough room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled open state. By default hover and focus open the tooltip. */
  open?: boolean;
  /** Control to describe: `IconButton`, `Button`, `Link`. */
  children: ReactElement;
}

/**
 * Short text shown on hover or focus after 700 ms, or immediately within 300 ms of another tooltip
 * of a group.
 */
export function Tooltip({ label, side = 'top', open, children }: TooltipProps) {
  const isGrouped = use(GroupedContext);
  const tooltip = (
    <RadixScope>
      <RadixTooltip
        content={label}
        side={side}
        open={open}
        className={styles.content}
        onEscapeKeyDown={markTooltipEscape}
      >
        {children}
      </RadixTooltip>
    </RadixScope>
  );
  return isGrouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
