export type Entries = ReadonlyMap<string, string>;

/**
 * Returns the entry of each public name.
 * @param publicNames lines such as `Button: Button ButtonProps`
 */
export function readEntries(publicNames: string): Entries {
  const lines = publicNames.split('\n').map((line) => line.split(': '));
  return new Map(
    lines
      .filter(([entry = '']) => /^[A-Z]/.test(entry))
      .flatMap(([entry, names = '']) => names.split(' ').map((name) => [name, entry!] as const))
      // Icons have an entry without the component.
      .filter(([name]) => name !== 'icons'),
  );
}

const mockedHandler = /\bon([A-Z]\w*)=\{fn\([^}]*\)\}/g;

/** Makes the code of a story copyable: adds imports and replaces mocks by handlers. */
export function toExample(code: string, entries: Entries): string {
  const handlers = new Set(Array.from(code.matchAll(mockedHandler), ([, event]) => event!));
  const body = code.replaceAll(mockedHandler, 'on$1={handle$1}').trim();
  const declarations = [...handlers].sort().map((event) => `const handle${event} = () => {};`);
  return [importsOf(body, entries), declarations, [body]]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function importsOf(code: string, entries: Entries): string[] {
  const tags = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name]) => name!);
  const values = Array.from(
    code.matchAll(/(?<![\w.'"<-])[a-z]\w*(?=[.,)}\]([])/g),
    ([name]) => name,
  );
  const used = new Set([...tags, ...values].sort());
  const byEntry = new Map<string, string[]>();
  for (const name of used) {
    const entry = entries.get(name);
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  const lines = Array.from(
    byEntry,
    ([entry, names]) => `import { ${names.join(', ')} } from '@office/ui/${entry}';`,
  );
  if (/\bicons\./.test(code)) lines.push("import * as icons from '@office/ui/icons';");
  return lines.sort();
}
