import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { componentCss } from './scripts/component-css.ts';
import { entries } from './scripts/entries.mjs';

const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
  (name) => new RegExp(`^${name}($|/)`),
);

const modules = [...entries().values()].map((module) => [module, `src/${module}.ts`]);

/** Modules that import these packages become client modules for React Server Components. */
const clientPackages =
  /^(react|react\/.*|react-i18next|react-hook-form|react-day-picker|lucide-react|virtua|@?radix-ui.*|@base-ui.*)$/;

/** Modules that only re-export are excluded: `export *` is not allowed in a client module. */
const isForBrowsers = ({ imports, name }: { imports: string[]; name: string }) =>
  !/(^|\/)index$|^entries\//.test(name) && imports.some((module) => clientPackages.test(module));

// Build for publication: one output module per source file for tree shaking, and separate styles, both in one
// file and per component.
export default defineConfig({
  plugins: [vanillaExtractPlugin(), componentCss()],
  build: {
    target: 'es2023',
    minify: false,
    emptyOutDir: true,
    lib: {
      entry: { index: 'src/index.ts', ...Object.fromEntries(modules) },
      formats: ['es'],
    },
    rolldownOptions: {
      external,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: (chunk) => (isForBrowsers(chunk) ? "'use client';" : ''),
      },
    },
  },
});
