import { basename } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { components } from './entries.mjs';

const order = '@layer radix, ui.base, ui.primitive, ui.pattern, ui.screen;\n';

/** Themes carry the tokens, which are needed by every component but emitted once. */
const baseEntry = 'src/primitives/Theme/index.ts';

/**
 * Writes `styles.css`, `css/base.css` with layers and tokens, and `css/<Component>.css` with the
 * styles of a component and its dependencies. Each starts with the layer order, to be loaded in any
 * order.
 */
export function componentCss(): Plugin {
  const cssOf = new Map<string, string>();
  return {
    name: 'office-component-css',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0]?.endsWith('.css')) cssOf.set(id, code);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];

        const idOf = (entry: string) =>
          [...this.getModuleIds()].find((id) => id.endsWith(`/packages/ui/${entry}`));

        const stylesheetsOf = (entry: string, left: ReadonlySet<string> = new Set()) => {
          const seen = new Set<string>();
          const found: string[] = [];
          const visit = (id: string) => {
            if (seen.has(id)) return;
            seen.add(id);
            const module = this.getModuleInfo(id);
            for (const child of module?.importedIds ?? []) visit(child);
            for (const child of module?.dynamicallyImportedIds ?? []) visit(child);
            if (cssOf.has(id) && !left.has(id)) found.push(id);
          };
          const start = idOf(entry);
          if (!start) throw new Error(`${entry} is not part of the build`);
          visit(start);
          return found;
        };

        const write = (fileName: string, ids: string[]) => {
          const text = order + ids.map((id) => cssOf.get(id)).join('\n');
          const { code } = transform({ filename: fileName, code: Buffer.from(text), minify: true });
          this.emitFile({ type: 'asset', fileName, source: code });
        };

        const base = stylesheetsOf(baseEntry);
        const all = ['src/index.ts', 'src/entries/screens.ts'].flatMap((entry) =>
          stylesheetsOf(entry, new Set(base)),
        );
        write('styles.css', [...base, ...new Set(all)]);
        write('css/base.css', base);
        for (const folder of components().values()) {
          const ids = stylesheetsOf(`src/${folder}/index.ts`, new Set(base));
          write(`css/${basename(folder)}.css`, ids);
        }
      },
    },
  };
}
