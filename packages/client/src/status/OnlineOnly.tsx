import { Suspense, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../lib/useStore.ts';
import { lazyPage } from '../loading/lazyPage.tsx';
import { IsolatedBoundary } from '../loading/IsolatedBoundary.tsx';
import { network } from '../recovery/browserNetwork.ts';

const OfflinePage = lazyPage(async () => (await import('./OfflinePage.tsx')).OfflinePage);

function onHiding(listener: () => void): () => void {
  return network.subscribe(() => {
    if (network.getSnapshot() === 'offline') listener();
  });
}

/** Shows the offline screen in front of the pages. The pages stay mounted and continue afterwards. */
export function OnlineOnly({ children }: { children: ReactNode }) {
  const shown = useStore(network, (state) => state !== 'offline');
  useRestoreFocus({ shown, onHiding });
  return (
    <>
      <div hidden={!shown}>
        <Suspense>{children}</Suspense>
      </div>
      {shown ? null : (
        <IsolatedBoundary>
          <OfflinePage />
        </IsolatedBoundary>
      )}
    </>
  );
}

/** Restores the focus of an element that lost it while it was hidden. */
function useRestoreFocus({
  shown,
  onHiding,
}: {
  shown: boolean;
  onHiding(listener: () => void): () => void;
}): void {
  const focusedElement = useRef<Element>(null);

  useEffect(() => onHiding(() => (focusedElement.current = document.activeElement)), [onHiding]);

  useLayoutEffect(() => {
    if (!shown || !(focusedElement.current instanceof HTMLElement)) return;
    focusedElement.current.focus({ preventScroll: true });
    focusedElement.current = null;
  }, [shown]);
}
