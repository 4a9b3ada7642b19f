import * as TooltipPrimitive from 'radix-ui/tooltip';
import { use } from 'react';
import { cx } from '../cx.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/tooltip.css';
import { rootProps } from '../rootProps.ts';
import * as styles from './Tooltip.css.ts';
import type { TooltipProps } from './tooltipProps.ts';
import { markTooltipEscape } from './tooltipEscape.ts';
import { GroupedContext, TooltipGroup } from './TooltipGroup.tsx';

export function PositionedTooltip({ label, side = 'top', open, children, ...rest }: TooltipProps) {
  const isGrouped = use(GroupedContext);
  const { className: themeClass, ...theme } = useFloatingTheme();
  const className = cx(themeClass, 'rt-TooltipContent', styles.content);
  const tooltip = (
    <TooltipPrimitive.Root open={open}>
      <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          {...rootProps({ ...theme, className }, rest)}
          side={side}
          sideOffset={4}
          collisionPadding={10}
          onEscapeKeyDown={markTooltipEscape}
        >
          <span className="rt-TooltipText">{label}</span>
          <TooltipPrimitive.Arrow className="rt-TooltipArrow" />
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
  return isGrouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
