import ts from 'typescript';

/** `chat` is the size of messages, which members set. */
const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', 'chat'];
const tones = [
  ...['default', 'inherit', 'muted', 'neutral', 'accent'],
  ...['info', 'success', 'warning', 'danger'],
];
const scales = { size: sizes, tone: tones };

const prefixes = /^(?:is|are|has|hide|hidden|no|not)(?=[A-Z])/;
const abbreviations =
  /^(?:btn|cb|cfg|desc|el|elem|evt|fn|idx|img|lbl|msg|num|opts|pos|pwd|txt|usr|val)$/i;

/** Values differ by component: the data of a control, and rendered content. */
const anyType = new Set(['value', 'defaultValue', 'children', 'ref', 'state']);

/** Returns what values a prop takes, without null and undefined. */
function kindOf(checker, type) {
  if (/^React(?:Node|Element)\b/.test(checker.typeToString(type))) return 'text';
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  const kinds = new Set(parts.map((part) => kindOfPart(checker, part)));
  // `true`, `false` and `'mixed'`
  if (kinds.has('boolean')) kinds.delete('text');
  return [...kinds].sort().join(' or ');
}

function kindOfPart(checker, type) {
  if (type.getCallSignatures().length > 0) return 'function';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.StringLike) return 'text';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (checker.isArrayLikeType(type)) return 'list';
  if (type.flags & ts.TypeFlags.TypeParameter) return 'parameter';
  return /^React(?:Node|Element)\b|^Iterable<ReactNode/.test(checker.typeToString(type))
    ? 'text'
    : 'object';
}

function literalsOf(type) {
  return (type.isUnion() ? type.types : [type])
    .filter((part) => part.isLiteral())
    .map(({ value }) => value);
}

function checkHandler(checker, { name, type, node }, isEvent) {
  const problems = [];
  for (const signature of checker.getNonNullableType(type).getCallSignatures()) {
    const [parameter, ...more] = signature.parameters;
    const event = parameter && checker.getTypeOfSymbolAtLocation(parameter, node);
    const answer = checker.typeToString(signature.getReturnType());
    if (!isEvent) {
      if (answer === 'void') problems.push('a callback is named on…');
      continue;
    }
    if (more.length > 0 || (event && !/\bobject\b/.test(kindOf(checker, event))))
      problems.push('a callback takes one object');
    if (name === 'onBlur' && parameter) problems.push('onBlur takes no argument');
    const [, changed] = /^on([A-Z]\w*)Change$/.exec(name) ?? [];
    const key = changed && changed[0].toLowerCase() + changed.slice(1);
    if (key && !(event && checker.getPropertyOfType(event, key)))
      problems.push(`the event has the new value as \`${key}\``);
  }
  return problems;
}

function checkChange(checker, props) {
  const change = props.find(({ name }) => name === 'onChange');
  if (!change) return [];
  const key = ['value', 'checked'].find(
    (name) => props.some((prop) => prop.name === name) && hasKey(checker, change, name),
  );
  return key ? [] : ['onChange reports `value` or `checked`; use on…Change for other props'];
}

function hasKey(checker, { type, node }, key) {
  const [signature] = checker.getNonNullableType(type).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!parameter) return false;
  const event = checker.getTypeOfSymbolAtLocation(parameter, node);
  return checker.getPropertyOfType(event, key) !== undefined;
}

/** Returns the declared properties of a type; of a union those of each member. */
function propsOf(checker, symbol, isOwn) {
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const [node] = symbol.declarations;
  const found = new Map();
  for (const part of declared.isUnion() ? declared.types : [declared]) {
    for (const prop of part.getProperties()) {
      if (!prop.declarations?.some(isOwn)) continue;
      const type = checker.getTypeOfSymbolAtLocation(prop, node);
      found.set(`${prop.name} ${checker.typeToString(type)}`, { name: prop.name, type, node });
    }
  }
  return [...found.values()];
}

function checkName(name, isBoolean) {
  const problems = [];
  if (isBoolean && prefixes.test(name))
    problems.push('a boolean is named without a prefix: `open`, `disabled`');
  if (name.split(/(?=[A-Z])/).some((word) => abbreviations.test(word)))
    problems.push('no abbreviations');
  return problems;
}

function checkProp(checker, prop) {
  const { name, type } = prop;
  const kind = kindOf(checker, type);
  const problems = checkName(name, kind === 'boolean');
  if (kind === 'text' && /.Text$/.test(name) && name !== 'valueText')
    problems.push('a text is named …Label, title, description or hint');
  const isEvent = /^on[A-Z]/.test(name);
  if (isEvent && kind !== 'function') problems.push('on… is a callback');
  problems.push(...checkHandler(checker, prop, isEvent));
  const scale = scales[name];
  const foreign = scale ? literalsOf(type).filter((value) => !scale.includes(value)) : [];
  if (foreign.length > 0) problems.push(`${foreign.join(', ')} is not one of ${scale.join(', ')}`);
  return problems;
}

/**
 * Checks exported types against the convention in README.md, "Prop names".
 * @param differing props whose type depends on the component, with the reason
 */
export function findTypeProblems(checker, exported, { isOwn = () => true, differing = {} } = {}) {
  const problems = [];
  const kinds = new Map();
  for (const symbol of exported) {
    const props = propsOf(checker, symbol, isOwn);
    const isProps = symbol.name.endsWith('Props');
    for (const prop of props) {
      const at = `${symbol.name}.${prop.name}`;
      problems.push(...checkProp(checker, prop).map((problem) => `${at}: ${problem}`));
      if (!isProps || anyType.has(prop.name) || prop.name in differing) continue;
      const kind = kindOf(checker, prop.type).replace('parameter', 'text');
      if (!kinds.has(prop.name)) kinds.set(prop.name, new Map());
      kinds.get(prop.name).set(kind, at);
    }
    if (isProps)
      problems.push(...checkChange(checker, props).map((problem) => `${symbol.name}: ${problem}`));
  }
  const mixed = [...kinds].filter(([, found]) => found.size > 1);
  return [...problems, ...mixed.map(([name, found]) => describeMixed(name, found))];
}

function describeMixed(name, found) {
  const uses = [...found].map(([kind, at]) => `${kind} in ${at}`).join(', ');
  return `${name}: one name has one type, but is ${uses}`;
}

/** Checks the names of the public props in a file, without resolving types. */
export function findNameProblems(source, publicNames) {
  const problems = [];
  for (const node of source.statements) {
    if (!ts.isInterfaceDeclaration(node) || !/Props$/.test(node.name.text)) continue;
    if (!publicNames.has(node.name.text)) continue;
    for (const member of node.members) {
      const name = member.name?.getText(source);
      if (!name) continue;
      const isBoolean = member.type?.kind === ts.SyntaxKind.BooleanKeyword;
      const found = [...checkName(name, isBoolean), ...checkParameters(member, name)];
      problems.push(...found.map((problem) => `${node.name.text}.${name}: ${problem}`));
    }
  }
  return problems;
}

const primitiveTypes = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
]);

function checkParameters(member, name) {
  const signature = ts.isMethodSignature(member) ? member : member.type;
  const isFunction = signature && (signature === member || ts.isFunctionTypeNode(signature));
  if (!isFunction) return [];
  const isEvent = /^on[A-Z]/.test(name);
  const { parameters, type } = signature;
  if (!isEvent) return type?.kind === ts.SyntaxKind.VoidKeyword ? ['a callback is named on…'] : [];
  return parameters.length > 1 || parameters.some((each) => primitiveTypes.has(each.type?.kind))
    ? ['a callback takes one object']
    : [];
}
