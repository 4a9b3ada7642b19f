// Must be the first import: libraries that load scripts need the Trusted Types policy.
import '@office/client/trustedTypes/trustedTypes.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './platform/session/browserSession.ts';
import { App } from './shell/App.tsx';
import { preloadNextSteps } from './shell/preloadNextSteps.ts';
import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { deleteExpiredEntries } from '@office/client/lib/sealedEntry.ts';
import { startI18n } from '@office/client/i18n/i18n.ts';

startI18n({ isSignedIn: () => session.getSnapshot().isAuthenticated });

for (const { disk } of [storage, tabStorage]) deleteExpiredEntries(disk, Date.now());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
preloadNextSteps();
