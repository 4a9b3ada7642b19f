import type { CodeFiles } from '../src/platform/precache/worker/codeFiles.ts';

/** The parts of a chunk or asset of the bundler in use. */
export type BuiltFile =
  | { type: 'asset' }
  | {
      type: 'chunk';
      name: string;
      isEntry: boolean;
      imports: string[];
      dynamicImports: string[];
      modules: Record<string, { renderedLength: number }>;
      viteMetadata?: { importedCss: Set<string> };
    };

/** The entry imports this chunk dynamically on every page (see `chunks.ts`). */
const appChunk = 'app';

/** Only libraries that a single lazy part uses, such as PDF.js, have modules of this size. */
const maxLazyModuleLength = 300_000;

/** Files of the service worker: all code of the application, except large lazy libraries. */
export function chooseCodeFiles(bundle: Record<string, BuiltFile>): CodeFiles {
  const code = [...reachable(bundle)];
  const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
  const texts: Record<string, string[]> = {};
  for (const name of files) {
    const [, language] = /^locales\/[^/]+\/(\w+)\//.exec(name) ?? [];
    if (language) (texts[language] ??= []).push(toPath(name));
  }
  const scene = files.filter((name) => /^scene\/builtin\/.*[-.][\w-]{8,}\.js$/.test(name));
  const chosen = new Set(code);
  const lazy = files.filter((name) => name.startsWith('assets/') && !chosen.has(name));
  return {
    code: code.map(toPath),
    texts,
    scene: scene.map(toPath),
    lazy: lazy.map(toPath),
  };
}

const toPath = (name: string) => `/${name}`;

/** Returns chunks and their styles in the order in which pages load them. */
function reachable(bundle: Record<string, BuiltFile>): Set<string> {
  const entries = Object.entries(bundle).filter(
    ([, file]) => file.type === 'chunk' && (file.isEntry || file.name === appChunk),
  );
  const found = new Set<string>();
  let dynamic = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
    for (const imported of chunk.dynamicImports) dynamic.add(imported);
  };
  for (const [name] of entries) add(name);
  const isLarge = (name: string) => hasLargeModule(bundle[name]);
  while (dynamic.size > 0) {
    const next = dynamic;
    dynamic = new Set();
    for (const name of next) {
      const needed = staticImports(bundle, name).filter((each) => !found.has(each));
      if (!needed.some(isLarge)) add(name);
    }
  }
  return found;
}

function staticImports(
  bundle: Record<string, BuiltFile>,
  name: string,
  found = new Set<string>(),
): string[] {
  const chunk = bundle[name];
  if (chunk?.type === 'chunk' && !found.has(name)) {
    found.add(name);
    for (const imported of chunk.imports) staticImports(bundle, imported, found);
  }
  return [...found];
}

function hasLargeModule(file: BuiltFile | undefined): boolean {
  return (
    file?.type === 'chunk' &&
    Object.values(file.modules).some(({ renderedLength }) => renderedLength > maxLazyModuleLength)
  );
}
