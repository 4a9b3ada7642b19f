// Must be the first import: libraries that load scripts need the Trusted Types policy.
import '@office/client/trustedTypes/trustedTypes.ts';
import i18next from 'i18next';
import { textFiles } from './platform/i18n/textFiles.ts';
import { session } from './platform/session/browserSession.ts';
import { startsWithSignIn } from './shell/entrance.ts';
import { preloadNextSteps } from './shell/preloadNextSteps.ts';
import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { deleteExpiredEntries } from '@office/client/lib/sealedEntry.ts';
import { startI18n } from '@office/client/i18n/i18n.ts';
// Set the order of the modules in the built files: code of one area in a row compresses better. Unused code is removed.
import '@office/ui';
import '@office/ui/screens';

const texts = startI18n({ isSignedIn: () => session.getSnapshot().isAuthenticated, textFiles });

for (const { disk } of [storage, tabStorage]) deleteExpiredEntries(disk, Date.now());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited at the top level: modules that are loaded later would wait for it.
start(root).catch((error: unknown) => {
  // The inline script shows an error page when a script of the page fails to load.
  document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
  throw error;
});
preloadNextSteps();

/** Imports the code in parts, because a browser evaluates each import in a separate task. */
async function start(element: HTMLElement): Promise<void> {
  const { hydrateSignIn, renderApp } = await import('./shell/renderApp.tsx');
  if (!('prerendered' in element.dataset)) {
    drawStartFloor();
    return renderApp(element);
  }
  const [SignIn] = await Promise.all([prerenderedPage(), texts]);
  if (SignIn) return hydrateSignIn(element, SignIn);
  delete element.dataset['prerendered'];
  element.replaceChildren();
  await renderApp(element);
}

/** Returns null if the visit starts with another page than the prerendered one, or texts are missing. */
async function prerenderedPage() {
  if (!(await startsWithSignIn())) return null;
  const [{ StandaloneSignIn }] = await Promise.all([
    import('./shell/StandaloneSignIn.tsx'),
    i18next.loadNamespaces(textFiles.start),
  ]);
  const hasTexts = textFiles.start.every((namespace) => i18next.hasLoadedNamespace(namespace));
  return hasTexts ? StandaloneSignIn : null;
}

function drawStartFloor(): void {
  const startFloor = document.querySelector('#start-shell #start-floor');
  if (!startFloor) return;
  import('./shell/start/drawStartFloor.tsx')
    .then(({ drawStartFloor }) => drawStartFloor(startFloor))
    .catch(() => {
      // The picture is decorative.
    });
}
