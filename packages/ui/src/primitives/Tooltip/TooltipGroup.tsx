import { tooltipDelayMs, tooltipSkipDelayMs } from '@office/vocabulary';
import * as TooltipPrimitive from 'radix-ui/tooltip';
import { createContext, type ReactNode } from 'react';

export const GroupedContext = createContext(false);

/** Groups tooltips: after the first, another one within 300 ms opens immediately. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <GroupedContext value={true}>
      <TooltipPrimitive.Provider
        delayDuration={tooltipDelayMs}
        skipDelayDuration={tooltipSkipDelayMs}
      >
        {children}
      </TooltipPrimitive.Provider>
    </GroupedContext>
  );
}
