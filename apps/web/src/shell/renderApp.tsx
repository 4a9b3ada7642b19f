import { onFirstPageRendered } from '@office/client/startup/FirstRenderMarker.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, LazyFirstPage, type AppProps } from './App.tsx';

/** Renders the first page in one commit. A transition renders in short tasks. */
export async function renderApp(element: HTMLElement): Promise<void> {
  await LazyFirstPage.preload();
  const root = createRoot(element);
  startTransition(() => root.render(page()));
}

export function hydrateSignIn(root: HTMLElement, SignIn: NonNullable<AppProps['SignIn']>): void {
  hydrateRoot(root, page({ SignIn }));
  onFirstPageRendered(() => {
    delete root.dataset['prerendered'];
    if ('submitted' in root.dataset) root.querySelector('form')?.requestSubmit();
    const { pressed } = root.dataset;
    if (pressed) root.querySelector<HTMLElement>(`[data-part=${pressed}]`)?.click();
  });
}

function page(props: AppProps = {}) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
