import { Suspense, type ReactNode } from 'react';
import { useKeptFocus } from '../lib/useKeptFocus.ts';
import { useStore } from '../lib/useStore.ts';
import { lazyPage } from '../loading/lazyPage.tsx';
import { OnItsOwn } from '../loading/OnItsOwn.tsx';
import { network } from '../recovery/browserNetwork.ts';

const OfflinePage = lazyPage(async () => (await import('./OfflinePage.tsx')).OfflinePage);

/** Tells when the offline screen is about to take the place of the pages. */
function onHiding(listener: () => void): () => void {
  return network.subscribe(() => {
    if (network.getSnapshot() === 'offline') listener();
  });
}

/** The pages, or in front of them the offline screen; what runs behind it goes on when it is over. */
export function OnlineOnly({ children }: { children: ReactNode }) {
  const shown = useStore(network, (state) => state !== 'offline');
  useKeptFocus({ shown, onHiding });
  return (
    <>
      <div hidden={!shown}>
        <Suspense>{children}</Suspense>
      </div>
      {shown ? null : (
        <OnItsOwn>
          <OfflinePage />
        </OnItsOwn>
      )}
    </>
  );
}
