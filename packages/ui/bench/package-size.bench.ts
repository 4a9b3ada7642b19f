// npm run bench -- package-size Measures the size of six components with labels in an app bundled
// by esbuild and Vite, compared with Mantine and MUI. The other libraries are installed into a
// temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

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
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = async (name: string) => import(pathToFileURL(resolve(name)).href);
  const [esbuild, vite] = [await load('esbuild'), await load('vite')];
  const external = ['react', 'react-dom', 'react/*', 'react-dom/*'];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  console.log('KB gzipped, React outside\n     JS     CSS     sum');
  for (const [name, page] of Object.entries(pages)) {
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
        rolldownOptions: { input: entry, external: [/^react(-dom)?($|\/)/], onwarn: () => {} },
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
      console.log(`${kilobytes(js)} ${kilobytes(css)} ${kilobytes(js + css)}  ${name}, ${bundler}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
