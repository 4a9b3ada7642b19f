// Thread that renders the bundle of src/prerender.tsx with the globals of a browser.
import { parentPort, workerData } from 'node:worker_threads';
import { Window } from 'happy-dom';
import type { prerenderPages } from '../src/prerender.tsx';

export type Texts = Record<string, Record<string, object>>;

export interface PrerenderTask {
  bundle: string;
  texts: Texts;
}

/** Globals that modules of the prerendered screens read when they are loaded. */
const globals = [
  ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
  ...['matchMedia', 'HTMLElement', 'HTMLLinkElement', 'Node', 'MutationObserver', 'CSSStyleSheet'],
] as const;

const window = new Window({ url: 'http://localhost/auth/sign-in' });
for (const name of globals)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    value: window[name as keyof Window],
  });

const { bundle, texts } = workerData as PrerenderTask;
const module = (await import(bundle)) as { prerenderPages: typeof prerenderPages };
parentPort!.postMessage(await module.prerenderPages(texts));
