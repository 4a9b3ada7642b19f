import { languages, type Language } from '@office/vocabulary';
import i18next, { type Resource } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { initReactI18next } from 'react-i18next';
import { theme } from '@office/client/device/theme.ts';
import { PageLocale } from '@office/client/i18n/PageLocale.tsx';
import { Theme } from '@office/ui';
import { Offline } from '@office/ui/screens/status';
import { App } from './shell/App.tsx';
import { StandaloneSignIn } from './shell/StandaloneSignIn.tsx';
import { StartShell } from './shell/start/StartShell.tsx';

const appearances = ['light', 'dark'] as const;

export interface PrerenderedPage {
  language: Language;
  appearance: (typeof appearances)[number];
  html: string;
}

export interface PrerenderedPages {
  signIn: PrerenderedPage[];
  offline: PrerenderedPage[];
  /** Only light: the theme of the shell is a class. */
  shell: PrerenderedPage[];
}

/** Renders the first screens in every language and theme. Runs at build time with the globals of a browser. */
export async function prerenderPages(
  resources: Record<string, Record<string, object>>,
): Promise<PrerenderedPages> {
  await i18next.use(initReactI18next).init({
    lng: languages[0],
    resources: resources as Resource,
    ns: Object.keys(resources[languages[0]] ?? {}),
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  const pages: PrerenderedPages = { signIn: [], offline: [], shell: [] };
  for (const language of languages) {
    await i18next.changeLanguage(language);
    pages.shell.push({ language, appearance: 'light', html: await render(<StartShell />) });
    for (const appearance of appearances) {
      theme.choose(appearance);
      const add = async (list: PrerenderedPage[], page: ReactNode) =>
        list.push({ language, appearance, html: await render(page) });
      await add(pages.signIn, <App SignIn={StandaloneSignIn} />);
      await add(
        pages.offline,
        <Theme appearance={appearance}>
          <PageLocale>
            <Offline onRefresh={() => undefined} />
          </PageLocale>
        </Theme>,
      );
    }
  }
  return pages;
}

async function render(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>{page}</StrictMode>,
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
