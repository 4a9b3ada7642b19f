// Generates `packages/vocabulary/src/contract/` from the contract, one file per subject: all enums,
// the HTTP status of each error code, and the numbers and patterns of `vocabulary-constants.mjs`.
import { messagesOf } from './realtime.mjs';
import { constantsOf } from './vocabulary-constants.mjs';
import { enumsBySubject } from './vocabulary-enums.mjs';

const doc = (text) => (text ? `/** ${text.trim().replace(/\s*\n\s*/g, ' ')} */\n` : '');
const asConst = (value) => `${JSON.stringify(value)} as const`;
const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

function plural(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export const listNameOf = (schemaName) => lowerFirst(plural(schemaName));

/** Numeric values are keyed by their names from the contract, strings by their value. */
function closedList([name, { enum: values, 'x-names': names, description }]) {
  const list = listNameOf(name);
  if (names) {
    const named = Object.fromEntries(names.map((key, index) => [key, values[index]]));
    return `${doc(description)}export const ${list} = ${asConst(named)};
export type ${name} = (typeof ${list})[keyof typeof ${list}];
`;
  }
  return `${doc(description)}export const ${list} = ${asConst(values)};
export type ${name} = (typeof ${list})[number];
`;
}

function constant([name, [value, description]]) {
  if (!(value instanceof RegExp) && !Number.isFinite(value)) {
    throw new Error(`The contract does not state ${name}`);
  }
  return `${doc(description)}export const ${name} = ${value};\n`;
}

function others(contract) {
  const { AdminRole, ErrorCode, OfficeAvatar, NotificationSettings, PlanDecorKind } =
    contract.components.schemas;
  const realtimeKinds = messagesOf(contract)
    .filter(({ namespace, sender }) => namespace === '/' && sender === 'server')
    .map(({ event }) => event);
  const avatarOptions = Object.fromEntries(
    Object.entries(OfficeAvatar.properties).map(([part, schema]) => [part, schema.enum]),
  );
  return {
    'admin-roles': `/** Permissions of each administrative role. */
export const adminRolePermissions: Readonly<Record<AdminRole, readonly AdminPermission[]>> = ${JSON.stringify(AdminRole['x-permissions'])};
`,
    errors: `/** Every error code, and the HTTP status that it comes with. */
export const errorStatuses = ${asConst(ErrorCode['x-status'])};
export type ErrorCode = keyof typeof errorStatuses;
`,
    realtime: `/** Every kind of real-time message: the event names of the default namespace. */
export const realtimeKinds = ${asConst(realtimeKinds)};
export type RealtimeKind = (typeof realtimeKinds)[number];
`,
    notification: `/** The kinds of push that a person turns on and off. */
export const pushKinds = ${asConst(Object.keys(NotificationSettings.properties).filter((name) => name !== 'sound'))};
export type PushKind = (typeof pushKinds)[number];
`,
    'floor-plan': `/** Metres across and front to back of each kind of decor, and whether people walk around it. */
export const planDecorSizes = ${asConst(PlanDecorKind['x-sizes'])};
`,
    avatar: `/** The closed list of each part that an office avatar is put together from. */
export const avatarOptions = ${asConst(avatarOptions)};
export type AvatarPart = keyof typeof avatarOptions;

/** How a member looks in the office: one value of each part. */
export type OfficeAvatar = { [Part in AvatarPart]: (typeof avatarOptions)[Part][number] };
`,
  };
}

/** Adds the enums that are not listed to the subject of their area. */
function listsOf(schemas) {
  const lists = structuredClone(enumsBySubject);
  const known = new Set(Object.values(enumsBySubject).flat());
  const enums = Object.keys(schemas).filter(
    (name) => schemas[name].enum && !schemas[name]['x-status'] && !known.has(name),
  );
  for (const name of enums) {
    const area = schemas.AreaName.enum.find((each) =>
      lowerFirst(name.replace(/^Admin/, '')).startsWith(each),
    );
    if (!area) throw new Error(`Name the subject of ${name} in scripts/vocabulary-enums.mjs`);
    (lists[area] ??= []).push(name);
  }
  return lists;
}

/** Vocabulary files by path below `src`, split by subject so that bundles stay small. */
export function vocabularyOf(contract) {
  const { schemas } = contract.components;
  const lists = listsOf(schemas);
  const named = constantsOf(contract);
  const rest = others(contract);
  const subjects = new Set([...Object.keys(lists), ...Object.keys(named), ...Object.keys(rest)]);
  const index = [...subjects]
    .toSorted()
    .map((subject) => `export * from './${subject}.ts';`)
    .join('\n');
  return Object.fromEntries([
    ['contract/index.ts', `\n${index}\n`],
    ...[...subjects].map((subject) => [
      `contract/${subject}.ts`,
      `\n${[
        ...(lists[subject] ?? []).map((name) => closedList([name, schemas[name]])),
        ...(rest[subject] ? [rest[subject]] : []),
        ...Object.entries(named[subject] ?? {}).map(constant),
      ].join('\n')}`,
    ]),
  ]);
}
