import { Tooltip as RadixTooltip } from '@radix-ui/themes';
import { use, type ReactElement } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/tooltip.css';
import * as styles from './Tooltip.css.ts';
import { noteEscape } from './tooltipEscape.ts';
import { GroupedContext, TooltipGroup } from './TooltipGroup.tsx';

export interface TooltipProps {
  /** A few words. */
  label: string;
  /** The side on which it stands; the other one for lack of room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Held open or shut; by default hover and focus decide. */
  open?: boolean;
  /** A control: `IconButton`, `Button`, `Link`. */
  children: ReactElement;
}

/** A short word on hover or focus, after 700 ms; the next one within 300 ms shows at once. */
export function Tooltip({ label, side = 'top', open, children }: TooltipProps) {
  const isGrouped = use(GroupedContext);
  const tooltip = (
    <RadixScope>
      <RadixTooltip
        content={label}
        side={side}
        open={open}
        className={styles.content}
        onEscapeKeyDown={noteEscape}
      >
        {children}
      </RadixTooltip>
    </RadixScope>
  );
  return isGrouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
