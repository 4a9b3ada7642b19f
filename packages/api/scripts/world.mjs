// Generates the schemas that @office/world shares with the contract, as zod/mini schemas with
// types, and the events of the namespace `/floor`. The schemas are more lenient than the contract:
// ids may be any string, and unknown fields are dropped.
import { eventInterfaces } from './realtime.mjs';
import { listNameOf } from './vocabulary.mjs';

/** Schemas and their exports by file of `packages/world/src`. */
const files = {
  'avatar/contract.ts': { OfficeAvatar: { schema: true } },
  'floor-plan/contract.ts': {
    FloorPlan: { schema: true, type: true },
    FloorPlanDraft: { schema: true },
  },
  'movement/contract.ts': {
    Pose: { type: true },
    FloorPerson: { type: true },
    FloorEnterRequest: { schema: true, type: true },
    FloorEnterAnswer: { schema: true, type: true },
    FloorWatchAnswer: { schema: true, type: true },
    FloorPeopleChange: { schema: true, type: true },
    FloorCorrection: { schema: true, type: true },
    FloorSeatChange: { schema: true, type: true },
    FloorClosed: { schema: true, type: true },
  },
};
const events = { file: 'movement/contract.ts', namespace: '/floor' };

const fileBySchema = new Map(
  Object.entries(files).flatMap(([file, kept]) => Object.keys(kept).map((name) => [name, file])),
);

const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);
const schemaName = (name) => `${lowerFirst(name)}Schema`;

export function worldOf(contract) {
  return Object.fromEntries(
    Object.entries(files).map(([file, kept]) => [file, fileOf(contract, file, kept)]),
  );
}

function fileOf(contract, file, kept) {
  const { schemas } = contract.components;
  const imports = new Map();
  const declared = new Map();
  const need = (module, name) => imports.set(module, (imports.get(module) ?? new Set()).add(name));
  /** Returns the code that refers to a named schema, after declaring or importing it. */
  const refer = (name) => {
    const schema = schemas[name];
    if (schema.enum) {
      need('@office/vocabulary', listNameOf(name));
      return closedList(schema, listNameOf(name));
    }
    const elsewhere = fileBySchema.get(name);
    if (elsewhere && elsewhere !== file) need(`../${elsewhere}`, schemaName(name));
    else if (!declared.has(name)) declared.set(name, check(contextOf(name), schema));
    return schemaName(name);
  };
  const contextOf = (name) => ({
    refer,
    /** The enums of an avatar are inline in the contract and have names only in the vocabulary. */
    listOf: (property) => {
      if (name !== 'OfficeAvatar') return undefined;
      need('@office/vocabulary', 'avatarOptions');
      return `avatarOptions.${property}`;
    },
  });
  Object.keys(kept).forEach(refer);
  const typeOf = (name) => {
    const code = refer(name);
    return kept[name]?.type ? name : `z.infer<typeof ${code}>`;
  };
  const interfaces =
    file === events.file ? eventInterfaces(contract, events.namespace, typeOf) : [];
  const declarations = [...declared].map(([name, code]) => {
    const { description } = schemas[name];
    const comment = description ? `/** ${description.trim().replace(/\s*\n\s*/g, ' ')} */\n` : '';
    return [
      `${comment}${kept[name]?.schema ? 'export ' : ''}const ${schemaName(name)} = ${code};\n`,
      kept[name]?.type ? `export type ${name} = z.infer<typeof ${schemaName(name)}>;\n` : '',
    ].join('');
  });
  const imported = [...imports]
    .sort()
    .map(([module, list]) => `import { ${[...list].sort().join(', ')} } from '${module}';\n`);
  return [
    ...imported.filter((line) => line.includes('@office')),
    `import * as z from 'zod/mini';\n`,
    ...imported.filter((line) => !line.includes('@office')),
    `\n${[...declarations, ...interfaces].join('\n')}`,
  ].join('');
}

function check(context, schema) {
  if (schema.$ref) return context.refer(schema.$ref.split('/').at(-1));
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) {
    const rest = parts.filter(({ type }) => type !== 'null');
    const codes = rest.map((part) => check(context, part));
    const code = codes.length === 1 ? codes[0] : `z.union([${codes.join(', ')}])`;
    return rest.length < parts.length ? `z.nullable(${code})` : code;
  }
  if (schema.enum) return closedList(schema, JSON.stringify(schema.enum));
  switch (schema.type) {
    case 'object':
      return object(context, schema);
    case 'array':
      return array(context, schema);
    case 'string':
      return checked('z.string()', { minLength: schema.minLength, maxLength: schema.maxLength });
    case 'integer':
    case 'number':
      return checked(schema.type === 'integer' ? 'z.int()' : 'z.number()', {
        gte: schema.minimum,
        gt: schema.exclusiveMinimum,
        lte: schema.maximum,
      });
    case 'boolean':
      return 'z.boolean()';
    default:
      throw new Error(`The world package cannot validate ${JSON.stringify(schema)}`);
  }
}

function closedList({ enum: values }, list) {
  return values.length === 1 ? `z.literal(${JSON.stringify(values[0])})` : `z.enum(${list})`;
}

function object(context, { properties = {}, required = [] }) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const list = schema.enum?.length > 1 ? context.listOf(name) : undefined;
    const code = list ? closedList(schema, list) : check(context, schema);
    return `${name}: ${required.includes(name) ? code : `z.optional(${code})`}`;
  });
  return `z.object({ ${fields.join(', ')} })`;
}

function array(context, { items, prefixItems, minItems }) {
  if (prefixItems)
    return `z.tuple([${prefixItems.map((item) => check(context, item)).join(', ')}])`;
  return checked(`z.array(${check(context, items)})`, { minLength: minItems });
}

/** `checks` maps a function name to its argument; undefined arguments are skipped. */
function checked(code, checks) {
  const calls = Object.entries(checks)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `z.${name}(${value})`);
  return calls.length > 0 ? `${code}.check(${calls.join(', ')})` : code;
}
