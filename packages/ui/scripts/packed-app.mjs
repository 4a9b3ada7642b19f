import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { installVocabulary } from '../../vocabulary/scripts/pack.mjs';

/**
 * Installs strictly offline, so that an undeclared import fails to resolve. With `optional: false`, without
 * the optional peer dependencies.
 */
export function installPacked({ tarball, app, root, optional = true }) {
  const modules = join(app, 'node_modules');
  const home = join(modules, '.store/node_modules');
  const target = join(home, '@office/ui');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);

  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const link = (from, to) => {
    if (!existsSync(from)) throw new Error(`${from} is declared but not installed`);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  };
  const peers = Object.keys(manifest.peerDependencies).filter(
    (name) => optional || !manifest.peerDependenciesMeta[name]?.optional,
  );
  const declared = [...Object.keys(manifest.dependencies), ...peers];
  if (declared.includes('@office/vocabulary')) installVocabulary(home);
  for (const name of declared.filter((name) => name !== '@office/vocabulary')) {
    link(join(root, 'node_modules', name), join(home, name));
  }
  for (const name of [...peers, 'vite', '@types/react', '@types/react-dom']) {
    link(join(root, 'node_modules', name), join(modules, name));
  }
  link(target, join(modules, '@office/ui'));
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { '@office/ui': '*' } }),
  );
}

/** Throws if file names in the archive differ only in case, since they collide on Windows and macOS. */
export function checkFileNames(tarball) {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const alike = Object.values(Object.groupBy(files, (file) => file.toLowerCase()))
    .filter((same) => same.length > 1)
    .map((same) => same.join(' ~ '));
  if (alike.length > 0) throw new Error(alike.join('\n'));
}

/** A form that passes `undefined` to optional props, as with `exactOptionalPropertyTypes`. */
const form = `
import { Dialog, FormField, PasswordField, Select, TextField } from '@office/ui';
import type { SelectProps } from '@office/ui/Select';

interface Props extends Pick<SelectProps<'a' | 'b'>, 'onChange'> {
  error: string | undefined;
  floor: 'a' | 'b' | undefined;
}
export function Form({ error, floor, onChange }: Props) {
  return (
    <Dialog open title="Room" description={error} onClose={() => {}}>
      <FormField label="Name" error={error}>
        {(control) => <TextField {...control} />}
      </FormField>
      <FormField label="Password">
        {({ id, describedBy, invalid }) => (
          <PasswordField {...{ id, describedBy, invalid }} autoComplete="new-password" value="" onChange={() => {}} />
        )}
      </FormField>
      <Select ariaLabel="Floor" options={[{ value: 'a', label: 'A' }]} defaultValue={floor} onChange={onChange} />
    </Dialog>
  );
}
`;

/** Compiles README.md examples and an import of every entry, with bundler and Node resolution. */
export function compileExample({ app, root, tsc }) {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^( *)```tsx\n([^]*?)^ *```/gm)]
    .map(([, , code]) => code)
    // Skips fragments, which have no import.
    .filter((code) => code.includes('import '));
  if (examples.length === 0) throw new Error('README.md has no example');
  examples.forEach((code, index) => writeFileSync(join(app, `example${index}.tsx`), code));
  writeFileSync(join(app, 'form.tsx'), form);
  writeFileSync(
    join(app, 'whole.ts'),
    "export * from '@office/ui';\nexport * as screens from '@office/ui/screens';\n",
  );
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    execFileSync(
      tsc,
      [
        ...['--noEmit', '--strict', '--exactOptionalPropertyTypes'],
        ...['--jsx', 'react-jsx', '--types', 'vite/client'],
        ...['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable'],
        ...['--module', module, '--moduleResolution', resolution],
        ...examples.map((_, index) => `example${index}.tsx`),
        ...['form.tsx', 'whole.ts'],
      ],
      { cwd: app, encoding: 'utf8' },
    );
  }
}

export function renderOnServer({ app, root, primitives, patterns }) {
  copyFileSync(join(root, 'scripts/packed-page.mjs'), join(app, 'page.mjs'));
  execFileSync(process.execPath, ['page.mjs', primitives.join(), patterns.join()], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

function page(components) {
  const names = ['Theme', ...components];
  const exported = (name) => (name === 'Toast' ? 'Toast, ToastRegion' : name);
  return [
    "import '@office/ui/css/base.css';",
    ...components.map((name) => `import '@office/ui/css/${name}.css';`),
    ...names.map((name) => `import { ${exported(name)} } from '@office/ui/${name}';`),
    `globalThis.used = [${names.map(exported).join(', ')}];`,
  ].join('\n');
}

/** Sums the files that the page loads first, the files that it loads on demand, and the style sheets. */
function weigh(files) {
  const scripts = new Map(files.filter(({ imports }) => imports).map((file) => [file.name, file]));
  const first = new Set();
  const visit = (file) => {
    if (!file || first.has(file)) return;
    first.add(file);
    file.imports.forEach((name) => visit(scripts.get(name)));
  };
  [...scripts.values()].filter(({ isEntry }) => isEntry).forEach(visit);
  const sum = (chosen) =>
    chosen.reduce((bytes, { content }) => bytes + gzipSync(content).length, 0);
  return {
    js: sum([...first]),
    later: sum([...scripts.values()].filter((file) => !first.has(file))),
    css: sum(files.filter(({ name }) => name.endsWith('.css'))),
  };
}

/** Bundles the entries that need neither i18next nor a router, in an app that has neither. */
export async function bundleWithoutPeers({ tarball, app, root }) {
  installPacked({ tarball, app, root, optional: false });
  const input = join(app, 'main.js');
  for (const entry of ['@office/ui', '@office/ui/primitives', '@office/ui/patterns']) {
    const component = entry.endsWith('patterns') ? 'FormField' : 'Button';
    // Resolves every module of the entry.
    writeFileSync(join(app, 'all.js'), `export * from '${entry}';`);
    await bundle({
      ...{ entryPoints: [join(app, 'all.js')], bundle: true, write: false, outdir: app },
      ...{ format: 'esm', logLevel: 'silent' },
    });
    writeFileSync(
      input,
      `import { ${component} } from '${entry}';\nglobalThis.used = ${component};`,
    );
    const { output } = await build({
      ...{ root: app, configFile: false, logLevel: 'error' },
      build: { write: false, rolldownOptions: { input, onwarn: () => {} } },
    });
    const code = output.map((file) => file.code ?? '').join('\n');
    // Vite replaces a missing optional peer dependency with a module that throws.
    if (/optional peer dependency|Could not resolve/i.test(code))
      throw new Error(`${component} of ${entry} imports an optional peer dependency`);
  }
}

const staticImports = (imports) =>
  imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);

/** Gzipped bytes of a bare app with these components, by bundler. */
export async function measure(app, components) {
  const entry = join(app, 'main.js');
  writeFileSync(entry, page(components));
  const { outputFiles, metafile } = await bundle({
    ...{ entryPoints: [entry], outdir: app, bundle: true, minify: true, write: false },
    ...{ format: 'esm', splitting: true, metafile: true, target: 'es2022', logLevel: 'error' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: [/^react(-dom)?($|\/)/],
        onwarn: () => {},
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  return {
    esbuild: weigh(
      outputFiles.map(({ path, contents }) => {
        const name = relative(process.cwd(), path);
        const { entryPoint, imports } = metafile.outputs[name];
        return {
          name,
          isEntry: entryPoint === relative(process.cwd(), entry),
          content: contents,
          imports: path.endsWith('.js') && staticImports(imports),
        };
      }),
    ),
    Vite: weigh(
      output.map(({ fileName, isEntry, code, source, imports }) => ({
        ...{ name: fileName, isEntry, content: code ?? source, imports },
      })),
    ),
  };
}
