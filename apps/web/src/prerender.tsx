import { languages, type Language } from '@office/vocabulary';
import i18next, { type Resource } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { initReactI18next } from 'react-i18next';
import { theme } from '@office/client/device/theme.ts';
import { App } from './shell/App.tsx';

const appearances = ['light', 'dark'] as const;

export interface PrerenderedPage {
  language: Language;
  appearance: (typeof appearances)[number];
  html: string;
}

/** Renders the sign-in page in every language and theme. Runs at build time with the globals of a browser. */
export async function prerenderSignIn(
  resources: Record<string, Record<string, object>>,
): Promise<PrerenderedPage[]> {
  await i18next.use(initReactI18next).init({
    lng: languages[0],
    resources: resources as Resource,
    ns: Object.keys(resources[languages[0]] ?? {}),
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    await i18next.changeLanguage(language);
    for (const appearance of appearances) {
      theme.choose(appearance);
      pages.push({ language, appearance, html: await renderPage() });
    }
  }
  return pages;
}

async function renderPage(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App signIn />
    </StrictMode>,
    // A large boundary would otherwise be moved into place by an inline script.
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
