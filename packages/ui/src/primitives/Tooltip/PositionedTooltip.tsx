import { Tooltip as RadixTooltip } from '@radix-ui/themes/components/tooltip';
import { use } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import { useFloatingBrand } from '../Theme/themeAttributes.ts';
import '../../styles/radix/tooltip.css';
import { rootProps } from '../rootProps.ts';
import * as styles from './Tooltip.css.ts';
import type { TooltipProps } from './tooltipProps.ts';
import { markTooltipEscape } from './tooltipEscape.ts';
import { GroupedContext, TooltipGroup } from './TooltipGroup.tsx';

export function PositionedTooltip({ label, side = 'top', open, children, ...rest }: TooltipProps) {
  const isGrouped = use(GroupedContext);
  const brand = useFloatingBrand();
  const tooltip = (
    <RadixScope>
      <RadixTooltip
        {...rootProps({ ...brand, className: styles.content }, rest)}
        content={label}
        side={side}
        open={open}
        onEscapeKeyDown={markTooltipEscape}
      >
        {children}
      </RadixTooltip>
    </RadixScope>
  );
  return isGrouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
