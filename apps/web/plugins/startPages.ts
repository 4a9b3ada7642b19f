import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';

const signInStart = readFileSync(join(import.meta.dirname, 'signInStart.js'), 'utf8');

/**
 * Writes a page for each kind of visit: `index.html` for public pages, `sign-in.html` with the markup and styles
 * of the sign-in page, and `workplace.html` for a browser with a session, which requests the code and texts of
 * the workplace together.
 */
export function startPages(prerendered: readonly PrerenderedPage[]): Plugin {
  return {
    name: 'office-start-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('The build has no index.html');
        const html = String(page.source);
        page.source = withTexts(html, textAddresses(bundle, ['start']));
        this.emitFile({
          type: 'asset',
          fileName: 'sign-in.html',
          source: signInPage(page.source, bundle, prerendered),
        });
        this.emitFile({
          type: 'asset',
          fileName: 'workplace.html',
          source: workplacePage(html, bundle),
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

/** Names the text files that the start script requests. */
function withTexts(html: string, texts: string): string {
  return html.replace('<html', `<html data-texts="${texts}"`);
}

function workplacePage(html: string, bundle: Rolldown.OutputBundle): string {
  const workplace = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.name === 'workplace',
  );
  if (!workplace) throw new Error('The build has no chunk of the workplace');
  const styles = [...(workplace.viteMetadata?.importedCss ?? [])];
  const tags = [
    `<link rel="modulepreload" crossorigin href="/${workplace.fileName}">`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    '<link rel="preload" as="fetch" crossorigin href="/config.json">',
  ];
  return withTexts(html, textAddresses(bundle, ['start', 'workplace'])).replace(
    '</head>',
    `${tags.join('\n')}\n</head>`,
  );
}

function signInPage(
  html: string,
  bundle: Rolldown.OutputBundle,
  prerendered: readonly PrerenderedPage[],
): string {
  const templates = prerendered.map(
    ({ language, appearance, html: markup }) =>
      `<template data-language="${language}" data-theme="${appearance}">${markup.replaceAll(' style="', ' data-style="')}</template>`,
  );
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
  return html
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
      const style = bundle[file];
      if (style?.type !== 'asset') throw new Error(`The build has no ${file}`);
      return `<style>${String(style.source)}</style>`;
    })
    .replace(root, () => `${root}${templates.join('')}<script>${signInStart}</script>`);
}
