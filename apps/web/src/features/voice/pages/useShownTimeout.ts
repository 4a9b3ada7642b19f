import { useEffect, useEffectEvent } from 'react';
import { usePageVisible } from '../../../platform/device/usePageVisible.ts';

/** Reports whether a notice is shown on a visible page, for timeouts that count only this time. */
export function useShownTimeout(isShown: boolean, setShown: (isShown: boolean) => void): void {
  const isSeen = usePageVisible() && isShown;
  const report = useEffectEvent(setShown);
  useEffect(() => {
    report(isSeen);
  }, [isSeen]);
}
