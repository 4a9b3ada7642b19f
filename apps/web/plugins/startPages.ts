import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPages } from '../src/prerender.tsx';
import {
  chunksOf,
  emptyRoot,
  inlineScript,
  showPrerendered,
  styleLinks,
  templates,
} from './pageParts.ts';

const signInStart = inlineScript('signInStart.js');
const workplaceShell = inlineScript('workplaceShell.js');
const workplaceStart = inlineScript('workplaceStart.js');

/**
 * Writes a page for each kind of visit: `index.html`, `sign-in.html` with markup and styles, and
 * `workplace.html` for a browser with a session, which requests code, texts and data together.
 */
export function startPages(prerendered: PrerenderedPages): Plugin {
  return {
    name: 'office-start-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('The build has no index.html');
        const html = withModules(String(page.source), chunksOf(bundle, ['app']));
        page.source = withTexts(html, textAddresses(bundle, ['start']));
        this.emitFile({
          type: 'asset',
          fileName: 'sign-in.html',
          source: signInPage(
            withModules(page.source, chunksOf(bundle, ['sign-in'])),
            bundle,
            prerendered,
          ),
        });
        this.emitFile({
          type: 'asset',
          fileName: 'workplace.html',
          source: workplacePage(html, bundle, prerendered),
        });
      },
    },
  };
}

/** Returns the addresses of text files in every language. */
function textAddresses(bundle: Rolldown.OutputBundle, names: string[]): string {
  const addresses = names.map((name) => {
    const path = Object.keys(bundle).find((each) => each.endsWith(`/ja/${name}.json`));
    if (!path) throw new Error(`The build has no texts of ${name}`);
    return `/${path.replace(/\/ja\/([^/]+)$/, '/{language}/$1')}`;
  });
  return addresses.join(' ');
}

function withTexts(html: string, texts: string): string {
  return html.replace('<html', `<html data-texts="${texts}"`);
}

/** Chunks of the first page of the workplace, in the order of their use. */
const workplaceChunks = ['start-floor', 'workplace', 'floor-plan'];

function workplacePage(
  html: string,
  bundle: Rolldown.OutputBundle,
  { shell }: PrerenderedPages,
): string {
  const chunks = chunksOf(bundle, workplaceChunks);
  const tags = [
    ...styleLinks(chunks),
    '<link rel="preload" as="fetch" crossorigin href="/config.json">',
  ];
  const frame = ['<div id="start-shell"></div>', emptyRoot, ...templates(shell), workplaceShell];
  // The first script of the page sets the language. A script after a style sheet would wait for it.
  return withTexts(withModules(html, chunks), textAddresses(bundle, ['start', 'workplace']))
    .replace('</script>', () => `</script>\n${workplaceStart}`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
    .replace(emptyRoot, () => frame.join(''));
}

/** Requests modules that the entry imports dynamically. */
function withModules(html: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const tags = chunks.map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
  );
  return html.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

function signInPage(
  html: string,
  bundle: Rolldown.OutputBundle,
  { signIn }: PrerenderedPages,
): string {
  if (!html.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`);
  return html
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
      const style = bundle[file];
      if (style?.type !== 'asset') throw new Error(`The build has no ${file}`);
      return `<style>${String(style.source)}</style>`;
    })
    .replace(emptyRoot, () =>
      [emptyRoot, ...templates(signIn), showPrerendered, signInStart].join(''),
    );
}
