import { NewVersionNotice } from '@office/ui/screens/shell';
import { newVersion } from '@office/client/loading/newVersion.ts';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useNotice } from '../platform/notices/useNotice.ts';

/** A reload would end calls and discard unsent text, so the member chooses the time. */
export function NewVersion() {
  const isFound = useSyncExternalStore(newVersion.onFound, newVersion.isThere);
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = useNotice('newVersion', isFound && !isDismissed);
  return isShown ? (
    <Suspense>
      <NewVersionNotice
        onReload={() => window.location.reload()}
        onDismiss={() => setIsDismissed(true)}
      />
    </Suspense>
  ) : null;
}
