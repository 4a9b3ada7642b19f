import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { componentCss } from './scripts/component-css.ts';
import { components } from './scripts/entries.mjs';

const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
  (name) => new RegExp(`^${name}($|/)`),
);

const entries = [...components().values()].map((folder) => [
  `${folder}/index`,
  `src/${folder}/index.ts`,
]);

/** Packages whose code runs in a browser: with server components, what imports them is the client's. */
const ofBrowsers =
  /^(react|react\/.*|react-i18next|react-hook-form|react-day-picker|lucide-react|virtua|@?radix-ui.*)$/;

/** A module that only passes others on stays open: `export *` cannot cross into the client. */
const isForBrowsers = ({ imports, name }: { imports: string[]; name: string }) =>
  !/(^|\/)index$/.test(name) && imports.some((module) => ofBrowsers.test(module));

// The package as it is published: one module a source file, so that a user's bundler takes only
// what is imported; the styles apart, in one file and by component.
export default defineConfig({
  plugins: [vanillaExtractPlugin(), componentCss()],
  build: {
    target: 'es2023',
    minify: false,
    emptyOutDir: true,
    lib: {
      entry: { index: 'src/index.ts', ...Object.fromEntries(entries) },
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
