import { tooltipDelayMs, tooltipSkipDelayMs } from '@office/vocabulary';
import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { createContext, type ReactNode } from 'react';

export const GroupedContext = createContext(false);

/** Tooltips below it are one row: after the first, the next within 300 ms shows at once. */
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
