import { Tooltip as RadixTooltip } from '@radix-ui/themes';
import { Slot } from 'radix-ui';
import { use, useState, type ReactElement, type SyntheticEvent } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/tooltip.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Tooltip.css.ts';
import { markTooltipEscape } from './tooltipEscape.ts';
import { GroupedContext, TooltipGroup } from './TooltipGroup.tsx';
import { TriggerEvents, TriggerProxy, type TriggerEventName } from './TriggerProxy.tsx';

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

/** Text shown after 700 ms of hover or focus, immediately within 300 ms of another of a group. */
export function Tooltip(props: TooltipProps) {
  return props.open === undefined ? <LazyTooltip {...props} /> : <PositionedTooltip {...props} />;
}

/** Mounts the tooltip on first use, because each mounted one renders whenever its trigger does. */
function LazyTooltip({ children, ...props }: TooltipProps) {
  const [trigger, setTrigger] = useState<HTMLElement>();
  const [events] = useState(() => new TriggerEvents());
  const forward = (name: TriggerEventName) => (event: SyntheticEvent<HTMLElement>) => {
    // A press prevents the focus that follows it from opening the tooltip.
    const mounts = name === 'onPointerMove' || name === 'onPointerDown' || name === 'onFocus';
    if (mounts) setTrigger(event.currentTarget);
    if (mounts || trigger) events.send(name, event);
  };
  return (
    <>
      <Slot.Root
        onPointerMove={forward('onPointerMove')}
        onPointerLeave={forward('onPointerLeave')}
        onPointerDown={forward('onPointerDown')}
        onFocus={forward('onFocus')}
        onBlur={forward('onBlur')}
        onClick={forward('onClick')}
      >
        {children}
      </Slot.Root>
      {trigger && (
        <PositionedTooltip {...props}>
          <TriggerProxy element={trigger} events={events} />
        </PositionedTooltip>
      )}
    </>
  );
}

function PositionedTooltip({ label, side = 'top', open, children, ...rest }: TooltipProps) {
  const isGrouped = use(GroupedContext);
  const tooltip = (
    <RadixScope>
      <RadixTooltip
        {...rootProps({ className: styles.content }, rest)}
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
