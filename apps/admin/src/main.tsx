// Must be the first import: libraries load scripts under this policy.
import '@office/client/trustedTypes/trustedTypes.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { deleteExpiredEntries } from '@office/client/lib/sealedEntry.ts';
import { startI18n } from '@office/client/i18n/i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './platform/session/adminSession.ts';
import { App } from './shell/App.tsx';
import { prefetchNextPages } from './shell/prefetchNextPages.ts';

void startI18n({ isSignedIn: () => session.getSnapshot().isAuthenticated });
deleteExpiredEntries(tabStorage.disk, Date.now());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
prefetchNextPages();
