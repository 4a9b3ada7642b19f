// Must be the first import: libraries that load scripts need the Trusted Types policy.
import '@office/client/trustedTypes/trustedTypes.ts';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { onFirstPageRendered } from '@office/client/startup/FirstRenderMarker.ts';
import { textFiles } from './platform/i18n/textFiles.ts';
import { session } from './platform/session/browserSession.ts';
import { App } from './shell/App.tsx';
import { startsWithSignIn } from './shell/entrance.ts';
import { preloadNextSteps } from './shell/preloadNextSteps.ts';
import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { deleteExpiredEntries } from '@office/client/lib/sealedEntry.ts';
import { startI18n } from '@office/client/i18n/i18n.ts';

const texts = startI18n({ isSignedIn: () => session.getSnapshot().isAuthenticated, textFiles });

for (const { disk } of [storage, tabStorage]) deleteExpiredEntries(disk, Date.now());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited at the top level: modules that are loaded later would wait for it.
if ('prerendered' in root.dataset) void startPrerendered(root);
else createRoot(root).render(page());
preloadNextSteps();
const startFloor = document.querySelector('#start-shell #start-floor');
if (startFloor)
  void import('./shell/start/drawStartFloor.tsx')
    .then(({ drawStartFloor }) => drawStartFloor(startFloor))
    .catch(() => {
      // The picture is decorative.
    });

function page({ signIn = false } = {}) {
  return (
    <StrictMode>
      <App signIn={signIn} />
    </StrictMode>
  );
}

/** Hydrates the prerendered sign-in page. Replaces it if the visit starts elsewhere or texts are missing. */
async function startPrerendered(element: HTMLElement): Promise<void> {
  const [isSignIn] = await Promise.all([
    startsWithSignIn(),
    texts,
    i18next.loadNamespaces(textFiles.start),
  ]);
  if (!isSignIn || !textFiles.start.every((namespace) => i18next.hasLoadedNamespace(namespace))) {
    delete element.dataset['prerendered'];
    element.replaceChildren();
    createRoot(element).render(page());
    return;
  }
  hydrateRoot(element, page({ signIn: true }));
  onFirstPageRendered(() => {
    delete element.dataset['prerendered'];
    if ('submitted' in element.dataset) element.querySelector('form')?.requestSubmit();
  });
}
