import { babelParse, traverse, types, type NodePath } from 'storybook/internal/babel';

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

interface Imported {
  module: string;
  isType: boolean;
}

interface StoryFile {
  /** Top-level declarations in order, by name. */
  declarations: ReadonlyMap<string, string>;
  imports: ReadonlyMap<string, Imported>;
  /** Component that the stories show. */
  component: string | undefined;
  /** Args of a story, including those of the file, as properties of an object literal. */
  argsOf(story: string): readonly string[];
}

const unwrap = (node: types.Node | null | undefined): types.Node | null | undefined =>
  types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node)
    ? unwrap(node.expression)
    : node;

function valueOf(object: types.Node | null | undefined, key: string) {
  if (!types.isObjectExpression(object)) return undefined;
  const property = object.properties.find(
    (each) => types.isObjectProperty(each) && types.isIdentifier(each.key, { name: key }),
  );
  return types.isObjectProperty(property) ? unwrap(property.value) : undefined;
}

/** Reads the parts of a story file that the code of its stories can refer to. */
export function readStoryFile(text: string): StoryFile {
  const declarations = new Map<string, string>();
  const imports = new Map<string, Imported>();
  const args = new Map<string, ReadonlyMap<string, string>>();
  const textOf = (node: types.Node) => text.slice(node.start!, node.end!);

  let component: string | undefined;
  const readArgs = (name: string, node: types.Node | null | undefined) => {
    const value = valueOf(node, 'args');
    if (!types.isObjectExpression(value)) return;
    const texts = value.properties.map((each): [string, string] => [
      'key' in each ? textOf(each.key) : textOf(each),
      textOf(each),
    ]);
    args.set(name, new Map(texts));
  };

  for (const statement of babelParse(text).program.body) {
    if (types.isImportDeclaration(statement)) {
      for (const specifier of statement.specifiers) {
        const isType =
          statement.importKind === 'type' ||
          ('importKind' in specifier && specifier.importKind === 'type');
        imports.set(specifier.local.name, { module: statement.source.value, isType });
      }
    } else if (types.isVariableDeclaration(statement)) {
      for (const { id, init } of statement.declarations) {
        if (types.isIdentifier(id)) declarations.set(id.name, textOf(statement));
        if (!types.isIdentifier(id, { name: 'meta' })) continue;
        readArgs('meta', unwrap(init));
        const value = valueOf(unwrap(init), 'component');
        if (types.isIdentifier(value)) component = value.name;
      }
    } else if ('id' in statement && types.isIdentifier(statement.id)) {
      declarations.set(statement.id.name, textOf(statement));
    } else if (
      types.isExportNamedDeclaration(statement) &&
      types.isVariableDeclaration(statement.declaration)
    ) {
      for (const { id, init } of statement.declaration.declarations) {
        if (types.isIdentifier(id)) readArgs(id.name, unwrap(init));
      }
    }
  }
  return {
    component,
    declarations,
    imports,
    argsOf: (story) => [
      ...new Map([...(args.get('meta') ?? []), ...(args.get(story) ?? [])]).values(),
    ],
  };
}

/** Returns the values and types that the code uses without declaring them. */
function undeclaredNames(code: string): string[] {
  const names: string[] = [];
  traverse(babelParse(code), {
    Program(path) {
      names.push(...Object.keys((path.scope as unknown as { globals: object }).globals));
    },
    TSTypeReference({ node }) {
      if (types.isIdentifier(node.typeName)) names.push(node.typeName.name);
    },
  });
  return names;
}

const isMock = (node: types.Node): node is types.CallExpression =>
  types.isCallExpression(node) && types.isIdentifier(node.callee, { name: 'fn' });

/** Replaces mocks by handlers, whose events it adds to `events`. */
function replaceMocks(code: string, events: Set<string>): string {
  const edits: { start: number; end: number; text: string }[] = [];
  traverse(babelParse(code), {
    CallExpression(path) {
      if (!isMock(path.node)) return;
      const { node, parent, parentPath } = withMethods(path);
      const [, event] = /^on([A-Z]\w*)$/.exec(ownerName(parent, parentPath?.parent)) ?? [];
      const [implementation] = path.node.arguments;
      if (event) events.add(event);
      const text = event
        ? `handle${event}`
        : implementation
          ? code.slice(implementation.start!, implementation.end!)
          : '() => {}';
      edits.push({ start: node.start!, end: node.end!, text });
    },
  });
  // From the end, so that the positions of the others stay valid.
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Extends a mock by calls of its methods, such as `fn().mockName('load')`. */
function withMethods(path: NodePath): NodePath {
  const call = path.parentPath?.parentPath;
  const isCalled =
    types.isMemberExpression(path.parent, { object: path.node }) &&
    types.isCallExpression(call?.node, { callee: path.parent });
  return isCalled && call ? withMethods(call) : path;
}

/** Name of the attribute or property that has the value. */
function ownerName(parent: types.Node, grandparent: types.Node | undefined): string {
  const owner = types.isJSXExpressionContainer(parent) ? grandparent : parent;
  if (types.isJSXAttribute(owner) && types.isJSXIdentifier(owner.name)) return owner.name.name;
  return types.isObjectProperty(owner) && types.isIdentifier(owner.key) ? owner.key.name : '';
}

/** Parameter of a component: `args`, or a pattern of their names. */
const parameter = /^(const \w+ = (?:async )?)\((args|\{[^}]*\})\)(?= =>)/;

/** Makes the code of a story copyable: adds imports, declarations and args, and replaces mocks by handlers. */
export function toExample(code: string, entries: Entries, file: StoryFile): string {
  const [, story] = /^const (\w+)/.exec(code) ?? [];
  // Storybook writes an error instead if it cannot derive the code.
  if (story === undefined) return code;
  const [, , pattern] = parameter.exec(code) ?? [];
  const events = new Set<string>();
  const values = file.argsOf(story).map((property) => `\n  ${property},`);
  // Storybook leaves out args that the file spreads.
  const spread = file.argsOf(story).filter((property) => property.startsWith('...'));
  const attributes = pattern ? '' : spread.map((text) => ` {${text}}`).join('');
  const component = replaceMocks(
    code
      .trim()
      .replace(parameter, '$1()')
      .replace(new RegExp(`<${file.component}\\b`), (tag) => `${tag}${attributes}`),
    events,
  );
  const args = pattern ? replaceMocks(`const ${pattern} = {${values.join('')}\n};`, events) : '';

  const declared = new Map<string, string>();
  const imported = new Set<string>();
  const addNamesOf = (part: string) => {
    for (const name of undeclaredNames(part)) {
      const declaration = file.declarations.get(name);
      if (declaration === undefined) imported.add(name);
      else if (!declared.has(name)) {
        const text = replaceMocks(declaration, events);
        declared.set(name, text);
        addNamesOf(text);
      }
    }
  };
  addNamesOf(component);
  addNamesOf(args);

  const declarations = [...file.declarations.keys()].flatMap((name) => declared.get(name) ?? []);
  const handlers = [...events].sort().map((event) => `const handle${event} = () => {};`);
  const parts = [
    importsOf(imported, entries, file).join('\n'),
    handlers.join('\n'),
    ...new Set(declarations),
    args,
    component,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function importsOf(names: ReadonlySet<string>, entries: Entries, { imports }: StoryFile): string[] {
  const byModule = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const imported = imports.get(name);
    const entry = entries.get(name);
    const module = entry ? `@office/ui/${entry}` : imported?.module;
    if (!module || name === 'icons' || module.includes('storybook/')) continue;
    const specifier = imported?.isType ? `type ${name}` : name;
    byModule.set(module, [...(byModule.get(module) ?? []), specifier]);
  }
  const lines = Array.from(
    byModule,
    ([module, specifiers]) => `import { ${specifiers.join(', ')} } from '${module}';`,
  );
  if (names.has('icons')) lines.push("import * as icons from '@office/ui/icons';");
  return lines.sort();
}
