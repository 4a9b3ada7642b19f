import { Slot } from '@radix-ui/react-slot';
import { useState, type SyntheticEvent } from 'react';
import { LazyModule, useLazyModule } from '../lazyModule.ts';
import type { TooltipProps } from './tooltipProps.ts';
import { TriggerEvents, TriggerProxy, type TriggerEventName } from './TriggerProxy.tsx';

const tooltipModule = new LazyModule(() => import('./PositionedTooltip.tsx'));

/**
 * Text shown after 700 ms of hover or focus, immediately within 300 ms of another of a group. Mounted on first use,
 * because each mounted tooltip renders whenever its trigger does.
 */
export function Tooltip({ children, ...props }: TooltipProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [events] = useState(() => new TriggerEvents());
  const { loaded } = useLazyModule(tooltipModule, trigger !== null);
  const isControlled = props.open !== undefined;
  const forward = (name: TriggerEventName) => (event: SyntheticEvent<HTMLElement>) => {
    // A press prevents the focus that follows it from opening the tooltip.
    const mounts = name === 'onPointerMove' || name === 'onPointerDown' || name === 'onFocus';
    if (mounts) setTrigger(event.currentTarget);
    if (mounts || trigger) events.send(name, event);
  };
  return (
    <>
      <Slot
        {...(isControlled && { ref: setTrigger })}
        onPointerMove={forward('onPointerMove')}
        onPointerLeave={forward('onPointerLeave')}
        onPointerDown={forward('onPointerDown')}
        onFocus={forward('onFocus')}
        onBlur={forward('onBlur')}
        onClick={forward('onClick')}
      >
        {children}
      </Slot>
      {trigger && loaded && (
        <loaded.PositionedTooltip {...props}>
          <TriggerProxy element={trigger} events={events} />
        </loaded.PositionedTooltip>
      )}
    </>
  );
}
