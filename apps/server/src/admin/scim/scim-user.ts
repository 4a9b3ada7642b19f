import { maxTextLength, visibleTextPattern, type Language } from '@office/vocabulary';
import SCIMMY from 'scimmy';
import { z } from 'zod';
import { ScimError } from './scim-error.ts';
import {
  applyOperations,
  coreUser,
  enterpriseUser,
  readResource,
  valueOf,
  type Operation,
  type Resource,
} from './scim-messages.ts';

export interface ScimUser {
  userId: string;
  email: string;
  name: string;
  language: Language;
  department: string | null;
  jobTitle: string | null;
  active: boolean;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  groups: { value: string; display: string }[];
  createdAt: Date;
  updatedAt: Date;
}

/** Values of a request. `undefined` keeps a value, `null` clears it. */
export interface ScimUserValues {
  userName: string;
  externalId: string | null;
  displayName?: string | undefined;
  formatted?: string | undefined;
  givenName: string | null;
  familyName: string | null;
  language?: Language | undefined;
  department: string | null;
  jobTitle: string | null;
  active?: boolean | undefined;
}

const line = z.string().trim().max(maxTextLength).regex(visibleTextPattern);
const optionalLine = z
  .union([z.literal('').transform(() => null), line, z.null()])
  .optional()
  .transform((text) => text ?? null);
const name = z
  .union([z.literal('').transform(() => undefined), line, z.null().transform(() => undefined)])
  .optional();

const userValues = z.object({
  userName: z.string().trim().toLowerCase().pipe(z.email().max(255)),
  externalId: z.string().max(255).nullish(),
  displayName: name,
  name: z.object({ formatted: name, givenName: optionalLine, familyName: optionalLine }).optional(),
  title: optionalLine,
  preferredLanguage: z.string().nullish(),
  active: z.boolean().optional(),
  [enterpriseUser]: z.object({ department: optionalLine }).optional(),
});

/** Attributes that are stored. Others are ignored, `emails` because the address is `userName`. */
const writable = [
  'username',
  'externalid',
  'displayname',
  'name',
  'title',
  'preferredlanguage',
  'active',
];

/** Core attributes can have the URN of their schema as a prefix. */
const withoutPrefix = (path: string): string =>
  path.toLowerCase().startsWith(`${coreUser.toLowerCase()}:`)
    ? path.slice(coreUser.length + 1)
    : path;

function isWritable(path: string): boolean {
  const key = withoutPrefix(path).toLowerCase();
  const extension = enterpriseUser.toLowerCase();
  if (key.startsWith(extension)) return ['', ':department'].includes(key.slice(extension.length));
  return writable.includes(key.split(/[.[]/)[0]!);
}

/** Microsoft Entra sends "True" and "False". */
function toBoolean(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(true|false)$/i.test(value)) return value;
  return value.toLowerCase() === 'true';
}

function onlyWritable(body: Resource): Resource {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => isWritable(key))
      .map(([key, value]) => [withoutPrefix(key), accepted(key, value)]),
  );
}

function accepted(path: string, value: unknown): unknown {
  if (/(^|:)active$/i.test(path)) return toBoolean(value);
  const isExtension = path.toLowerCase() === enterpriseUser.toLowerCase();
  if (!isExtension || typeof value !== 'object' || value === null) return value;
  const department = valueOf(value as Resource, 'department');
  return department === undefined ? {} : { department };
}

/** Reads the body of POST and PUT. */
export function readUser(body: Resource): ScimUserValues {
  const attributes = { ...onlyWritable(body), schemas: valueOf(body, 'schemas') ?? [coreUser] };
  return parseUser(readResource(() => new SCIMMY.Schemas.User(attributes as never, 'in')));
}

/** Applies the operations of PATCH. Operations on attributes that are not stored are ignored. */
export async function patchUser(
  user: ScimUser,
  operations: readonly Operation[],
): Promise<ScimUserValues> {
  const kept = operations.flatMap(onlyStored);
  const schema = new SCIMMY.Schemas.User(toResource({ ...user, groups: [] }, '') as never, 'out');
  return parseUser(await applyOperations(schema, kept));
}

function onlyStored(operation: Operation): Operation[] {
  const { op, path, value } = operation;
  if (path !== undefined) {
    if (!isWritable(path)) return [];
    return [{ ...operation, path: withoutPrefix(path), value: accepted(path, value) }];
  }
  if (op === 'remove') throw new ScimError(400, 'A removal needs a path.', 'noTarget');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimError(400, 'Without a path, the value must be an object.', 'invalidValue');
  }
  const attributes = onlyWritable(value as Resource);
  return Object.keys(attributes).length > 0 ? [{ ...operation, value: attributes }] : [];
}

function parseUser(resource: Resource): ScimUserValues {
  const parsed = userValues.safeParse(resource);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    const text =
      path === 'userName'
        ? 'userName must be an email address.'
        : `${path} must be a line of at most ${maxTextLength} characters.`;
    throw new ScimError(400, text, 'invalidValue');
  }
  const { data } = parsed;
  return {
    userName: data.userName,
    externalId: data.externalId ?? null,
    displayName: data.displayName,
    formatted: data.name?.formatted,
    givenName: data.name?.givenName ?? null,
    familyName: data.name?.familyName ?? null,
    language: toLanguage(data.preferredLanguage),
    department: data[enterpriseUser]?.department ?? null,
    jobTitle: data.title,
    active: data.active,
  };
}

function toLanguage(tag: string | null | undefined): Language | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return language === 'ja' || language === 'en' ? language : undefined;
}

type NameParts = Pick<ScimUserValues, 'givenName' | 'familyName'>;

const isJapanese = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Composes a name in the order of its script. Null without parts. */
function compose({ givenName, familyName }: NameParts): string | null {
  const parts = isJapanese(`${familyName ?? ''}${givenName ?? ''}`)
    ? [familyName, givenName]
    : [givenName, familyName];
  return parts.filter((part) => part !== null).join(' ') || null;
}

/** Returns the stored parts of a name. A name of two words that was entered in the office is split. */
function partsOf({ name, givenName, familyName }: ScimUser): NameParts {
  const [first, second, ...more] = name.split(/\s+/);
  const isStored = givenName !== null || familyName !== null;
  if (isStored || !first || !second || more.length > 0) return { givenName, familyName };
  return isJapanese(name)
    ? { familyName: first, givenName: second }
    : { givenName: first, familyName: second };
}

/** Name of a new account. */
export const newNameOf = (values: ScimUserValues): string =>
  values.displayName ??
  values.formatted ??
  compose(values)?.slice(0, maxTextLength) ??
  values.userName.split('@')[0]!;

/** Returns the first name that differs from the stored values. */
export function changedNameOf(user: ScimUser, values: ScimUserValues): string {
  const { displayName, formatted, givenName, familyName } = values;
  if (displayName && displayName !== user.name) return displayName;
  if (formatted && formatted !== user.name) return formatted;
  const hasNewParts = givenName !== user.givenName || familyName !== user.familyName;
  const isExplicit =
    displayName !== undefined && user.givenName === null && user.familyName === null;
  return (hasNewParts && !isExplicit && compose(values)?.slice(0, maxTextLength)) || user.name;
}

/** Returns the resource for a response. */
export const toScimUser = (user: ScimUser, baseUrl: string): Resource =>
  toResource({ ...user, ...partsOf(user) }, baseUrl);

function toResource(user: ScimUser, baseUrl: string): Resource {
  const { userId, email, name: formatted, department, groups } = user;
  return {
    schemas: [coreUser, enterpriseUser],
    id: userId,
    ...optional('externalId', user.externalId),
    userName: email,
    name: {
      formatted,
      ...optional('familyName', user.familyName),
      ...optional('givenName', user.givenName),
    },
    displayName: formatted,
    ...optional('title', user.jobTitle),
    preferredLanguage: user.language,
    active: user.active,
    emails: [{ value: email, type: 'work', primary: true }],
    ...(groups.length > 0 && {
      groups: groups.map((group) => ({
        ...group,
        type: 'direct',
        $ref: `${baseUrl}/Groups/${group.value}`,
      })),
    }),
    ...(department && { [enterpriseUser]: { department } }),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location: `${baseUrl}/Users/${userId}`,
    },
  };
}

const optional = (key: string, value: string | null) => (value ? { [key]: value } : {});
