// npm run bench -- package-size
//
// Measures the size of six components with labels in an app bundled by esbuild and Vite, compared with React DOM,
// Mantine and MUI. The package and the other libraries are installed into a temporary folder. With --quick, the
// built package is linked, and Mantine and MUI are left out, so that no registry is needed.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isQuick, reportRatio } from '../../../scripts/bench-results.mjs';
import { buildIfStale } from '../../../scripts/lib.mjs';

const pages: Record<string, string> = {
  '@office/ui': `
    import '@office/ui/css/base.css';
    ${['Button', 'Dialog', 'FormField', 'Select', 'Tabs', 'TextField', 'Toast']
      .map((name) => `import '@office/ui/css/${name}.css';`)
      .join('\n')}
    import { Button } from '@office/ui/Button';
    import { Dialog } from '@office/ui/Dialog';
    import { FormField } from '@office/ui/FormField';
    import { Select } from '@office/ui/Select';
    import { Tabs } from '@office/ui/Tabs';
    import { TextField } from '@office/ui/TextField';
    import { Theme } from '@office/ui/Theme';
    import { Toast, ToastRegion } from '@office/ui/Toast';
    import { createElement as h } from 'react';
    globalThis.page = () => h(Theme, null,
      h(Button, null, 'Save'),
      h(Dialog, { open: true, title: 'Room', onClose() {} },
        h(FormField, { label: 'Name', mark: 'required' }, (control) => h(TextField, control)),
        h(FormField, { label: 'Floor' }, (control) => h(Select, { ...control, options: [{ value: 'a', label: 'A' }] }))),
      h(Tabs, { label: 'Parts', value: 'a', items: [{ value: 'a', label: 'A', content: 'A' }], onChange() {} }),
      h(ToastRegion, { label: 'News', placement: 'top-center' }, h(Toast, { title: 'Saved', closeLabel: 'Close', onClose() {} })));
  `,
  '@mantine/core': `
    ${[
      ...[
        'baseline',
        'default-css-variables',
        'global',
        'ScrollArea',
        'UnstyledButton',
        'VisuallyHidden',
      ],
      ...[
        'Paper',
        'Popover',
        'CloseButton',
        'Loader',
        'Overlay',
        'ModalBase',
        'Input',
        'Combobox',
        'Button',
      ],
      ...['Modal', 'Tabs', 'Notification'],
    ]
      .map((name) => `import '@mantine/core/styles/${name}.css';`)
      .join('\n')}
    import { Button, MantineProvider, Modal, Notification, Select, Tabs, TextInput } from '@mantine/core';
    import { createElement as h } from 'react';
    globalThis.page = () => h(MantineProvider, null,
      h(Button, null, 'Save'),
      h(Modal, { opened: true, title: 'Room', onClose() {} },
        h(TextInput, { label: 'Name', required: true }),
        h(Select, { label: 'Floor', data: [{ value: 'a', label: 'A' }] })),
      h(Tabs, { value: 'a' }, h(Tabs.List, null, h(Tabs.Tab, { value: 'a' }, 'A')), h(Tabs.Panel, { value: 'a' }, 'A')),
      h(Notification, { title: 'Saved', onClose() {} }));
  `,
  '@mui/material': `
    import Alert from '@mui/material/Alert';
    import Button from '@mui/material/Button';
    import Dialog from '@mui/material/Dialog';
    import DialogContent from '@mui/material/DialogContent';
    import DialogTitle from '@mui/material/DialogTitle';
    import MenuItem from '@mui/material/MenuItem';
    import Snackbar from '@mui/material/Snackbar';
    import Tab from '@mui/material/Tab';
    import Tabs from '@mui/material/Tabs';
    import TextField from '@mui/material/TextField';
    import { createElement as h } from 'react';
    globalThis.page = () => [
      h(Button, null, 'Save'),
      h(Dialog, { open: true, onClose() {} }, h(DialogTitle, null, 'Room'), h(DialogContent, null,
        h(TextField, { label: 'Name', required: true }),
        h(TextField, { label: 'Floor', select: true, defaultValue: 'a' }, h(MenuItem, { value: 'a' }, 'A')))),
      h(Tabs, { value: 0 }, h(Tab, { label: 'A' })),
      h(Snackbar, { open: true }, h(Alert, null, 'Saved')),
    ];
  `,
};

const bare = {
  'react-dom': `
    import { createRoot } from 'react-dom/client';
    globalThis.page = createRoot;
  `,
};

const workspace = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'office-package-size-'));
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

type Weight = Record<'js' | 'css', number>;

interface Built {
  name: string;
  content: string | Uint8Array;
}

const weigh = (files: readonly Built[]): Weight => {
  const sum = (ending: string) =>
    files
      .filter(({ name }) => name.endsWith(ending))
      .reduce((bytes, { content }) => bytes + gzipSync(content).length, 0);
  return { js: sum('.js'), css: sum('.css') };
};

try {
  if (isQuick) await linkBuiltPackage();
  else installPackages();
  await measure(isQuick ? { '@office/ui': pages['@office/ui']! } : pages);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Links the built package with the exports of a published one. */
async function linkBuiltPackage(): Promise<void> {
  await buildIfStale('packages/ui', '@office/ui');
  const ui = join(workspace, 'packages/ui');
  const { name, type, sideEffects, publishConfig } = JSON.parse(
    readFileSync(join(ui, 'package.json'), 'utf8'),
  ) as { name: string; type: string; sideEffects: string[]; publishConfig: { exports: object } };
  const linked = join(folder, 'node_modules', name);
  mkdirSync(linked, { recursive: true });
  const manifest = { name, type, sideEffects, exports: publishConfig.exports };
  writeFileSync(join(linked, 'package.json'), JSON.stringify(manifest));
  symlinkSync(join(ui, 'dist'), join(linked, 'dist'));
  for (const dependency of ['react', 'react-dom', 'vite', 'esbuild']) {
    symlinkSync(join(ui, 'node_modules', dependency), join(folder, 'node_modules', dependency));
  }
}

function installPackages(): void {
  const archives = join(folder, 'archives');
  mkdirSync(archives);
  for (const name of ['vocabulary', 'ui']) {
    run('pnpm', ['pack', '--pack-destination', archives], join(workspace, 'packages', name));
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run(
    'npm',
    [
      ...['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      ...readdirSync(archives).map((file) => join(archives, file)),
      ...['react', 'react-dom', 'vite', 'esbuild', '@mantine/core', '@mantine/hooks'],
      ...['@mui/material', '@emotion/react', '@emotion/styled'],
    ],
    folder,
  );
}

async function measure(measured: Record<string, string>): Promise<void> {
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = async (name: string) => import(pathToFileURL(resolve(name)).href);
  const [esbuild, vite] = [await load('esbuild'), await load('vite')];
  const sums: Record<string, Record<string, number>> = {};
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  console.log('KB gzipped, React outside except for react-dom\n     JS     CSS     sum');
  for (const [name, page] of Object.entries({ ...bare, ...measured })) {
    const external =
      name === 'react-dom' ? ['react'] : ['react', 'react-dom', 'react/*', 'react-dom/*'];
    const isOutside = name === 'react-dom' ? /^react$/ : /^react(-dom)?($|\/)/;
    const entry = join(folder, `${name.replace(/\W/g, '-')}.js`);
    writeFileSync(entry, page);
    const { outputFiles } = await esbuild.build({
      ...{ entryPoints: [entry], outdir: folder, bundle: true, minify: true, write: false },
      ...{ format: 'esm', target: 'es2022', external, logLevel: 'error' },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const built = await vite.build({
      ...{ root: folder, configFile: false, logLevel: 'error', mode: 'production' },
      build: {
        write: false,
        rolldownOptions: { input: entry, external: [isOutside], onwarn: () => {} },
      },
    });
    const { output } = Array.isArray(built) ? built[0] : built;
    const weights: Record<string, Weight> = {
      esbuild: weigh(
        outputFiles.map(({ path, contents }: { path: string; contents: Uint8Array }) => ({
          name: path,
          content: contents,
        })),
      ),
      Vite: weigh(
        output.map((file: { fileName: string; code?: string; source?: string }) => ({
          name: file.fileName,
          content: file.code ?? file.source ?? '',
        })),
      ),
    };
    for (const [bundler, { js, css }] of Object.entries(weights)) {
      (sums[bundler] ??= {})[name] = js + css;
      console.log(`${kilobytes(js)} ${kilobytes(css)} ${kilobytes(js + css)}  ${name}, ${bundler}`);
    }
  }
  for (const [bundler, sum] of Object.entries(sums)) {
    const value = sum['@office/ui']! / sum['react-dom']!;
    const name = `six components by ${bundler}, size of react-dom`;
    reportRatio({ bench: 'package-size', name, value, better: 'lower' });
  }
}
