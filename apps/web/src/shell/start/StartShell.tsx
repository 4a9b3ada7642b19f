import { Theme } from '@office/ui';
import { AppShell } from '@office/ui/screens/shell';
import { useTranslation } from 'react-i18next';
import { navEntries } from '../navEntries.ts';

const startFloorId = 'start-floor';

/** Frame of the workplace, rendered at build time and visible until the workplace has loaded. */
export function StartShell() {
  const { t } = useTranslation('common');
  return (
    <Theme>
      <AppShell
        scene={null}
        sceneOverlay={<div id={startFloorId} />}
        panel={null}
        entries={navEntries(t, undefined)}
        current="main"
        navExpanded={false}
        me={{ name: '', workingStatus: 'OFFICE', status: 'AVAILABLE' }}
        presenceMenu={null}
        onPanelClose={ignore}
        onPanelResize={ignore}
        onNavExpandedChange={ignore}
        onFind={ignore}
      />
    </Theme>
  );
}

function ignore(): void {
  // The markup has no handlers.
}
