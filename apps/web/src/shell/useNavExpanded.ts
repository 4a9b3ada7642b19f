import { breakpoints } from '@office/ui';
import { useMedia, usePanelAsideFits } from '@office/ui/screens/shell';
import { useDeviceChoice } from '../platform/device/devicePreferences.ts';

interface NavSpace {
  panelWidth: number;
  /** Whether the panel can have a second column now. */
  hasAside: boolean;
}

interface NavExpansion {
  navExpanded: boolean;
  asideFits: boolean;
  setNavExpanded(expanded: boolean): void;
}

/** Until the member chooses, shows names in wide windows, unless a second column would not fit. */
export function useNavExpanded({ panelWidth, hasAside }: NavSpace): NavExpansion {
  const [choice, setNavExpanded] = useDeviceChoice('navExpanded');
  const isWide = useMedia(`(min-width: ${breakpoints.wide}px)`);
  const fitsWithExpandedNav = usePanelAsideFits({ panelWidth, navExpanded: true });
  const fitsWithCollapsedNav = usePanelAsideFits({ panelWidth, navExpanded: false });
  return {
    navExpanded: choice ?? (isWide && (!hasAside || fitsWithExpandedNav)),
    asideFits: choice ? fitsWithExpandedNav : fitsWithCollapsedNav,
    setNavExpanded,
  };
}
