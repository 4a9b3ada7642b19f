import { Suspense, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * Shows the offline screen in front of the pages. The pages stay mounted and continue afterwards. They also stay
 * visible until the offline screen is loaded, or if it cannot be loaded.
 */
export function OnlineOnly({ children }: { children: ReactNode }) {
  const isOffline = useStore(network, (state) => state === 'offline');
  const [isCovered, setIsCovered] = useState(false);
  useRestoreFocus({ shown: !isCovered, onHiding });
  return (
    <>
      <div hidden={isCovered}>
        <Suspense>{children}</Suspense>
      </div>
      {isOffline ? (
        <IsolatedBoundary>
          <OfflinePage />
          <WhileMounted onChange={setIsCovered} />
        </IsolatedBoundary>
      ) : null}
    </>
  );
}

/** Reports whether the content of its Suspense boundary is shown. */
function WhileMounted({ onChange }: { onChange(isMounted: boolean): void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
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
