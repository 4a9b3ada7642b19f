import ts from 'typescript';

/** Objects in props whose own properties are states too, such as `state` or `panel`. */
const maxDepth = 2;
const busyName = /^(?!is[A-Z])[a-z]+ing(?:[A-Z]\w*)?$/;

/** Property names that end in "ing" and are no activity. */
const noActivity = new Set(['ring', 'floating', 'formattingBar']);

/** Values in capitals are data of the server, such as the presence of a member. */
const isState = (value) => /^[a-z]/.test(value);

const isBoolean = (type) => (type.flags & ts.TypeFlags.BooleanLike) !== 0;
const isOwn = (symbol) =>
  symbol.declarations?.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));

function partsOf(checker, type) {
  const given = checker.getNonNullableType(type);
  return given.isUnion() ? given.types : [given];
}

/**
 * Returns the states of a component: `{ name, value, path }` for each value of a property `status` and for each busy
 * property. `path` is that of the object with the property, such as `state.`.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} props
 */
export function findStates(checker, props) {
  const states = new Map();
  const add = (name, value, path) => states.set(`${name} ${value}`, { name, value, path });
  const visit = (type, depth, path = '') => {
    for (const part of partsOf(checker, type)) {
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) continue;
      if (part.getCallSignatures().length > 0 || checker.isArrayType(part)) continue;
      for (const property of checker.getPropertiesOfType(part).filter(isOwn)) {
        const values = partsOf(checker, checker.getTypeOfSymbol(property));
        if (property.name === 'status' && values.every((value) => value.isStringLiteral())) {
          for (const { value } of values) if (isState(value)) add('status', value, path);
        } else if (busyName.test(property.name) && !noActivity.has(property.name)) {
          if (values.every(isBoolean)) add(property.name, 'true', path);
        } else if (depth < maxDepth) {
          visit(checker.getTypeOfSymbol(property), depth + 1, `${path}${property.name}.`);
        }
      }
    }
  };
  visit(props, 0);
  return [...states.values()];
}

/** Whether the text of stories sets a state, as a property or as an attribute. */
export function isSetIn(text, { name, value }) {
  if (value === 'true') {
    return new RegExp(`\\b${name}(?:: true|=\\{(?!false)|(?=\\s*/?>)|(?=\\s+\\w+=))`).test(text);
  }
  return new RegExp(`\\bstatus(?:: |=)['"]${value}['"]`).test(text);
}
