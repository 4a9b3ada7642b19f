import type { Plugin, Rolldown } from 'vite';

/**
 * Writes a page for each kind of visit: `index.html` for public pages, and `workplace.html` for a browser with a
 * session, which requests the code and texts of the workplace together.
 */
export function startPages(): Plugin {
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
        const source = withHead(html, {
          tags: workplaceLinks(bundle),
          texts: 'start workplace',
        });
        this.emitFile({ type: 'asset', fileName: 'workplace.html', source });
        page.source = withHead(html, { tags: [], texts: 'start' });
      },
    },
  };
}

function withHead(html: string, { tags, texts }: { tags: string[]; texts: string }): string {
  return html
    .replace('<html', `<html data-texts="${texts}"`)
    .replace('</head>', `${tags.map((tag) => `  ${tag}\n`).join('')}  </head>`);
}

function workplaceLinks(bundle: Rolldown.OutputBundle): string[] {
  const workplace = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.name === 'workplace',
  );
  if (!workplace) throw new Error('The build has no chunk of the workplace');
  const styles = [...(workplace.viteMetadata?.importedCss ?? [])];
  return [
    `<link rel="modulepreload" crossorigin href="/${workplace.fileName}">`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    '<link rel="preload" as="fetch" crossorigin href="/config.json">',
  ];
}
