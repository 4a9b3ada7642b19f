import SCIMMY from 'scimmy';
import { z } from 'zod';
import { ScimError } from './scim-error.ts';

export const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const coreGroup = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:User';

SCIMMY.Schemas.User.extend(SCIMMY.Schemas.EnterpriseUser as never);

export type Resource = Record<string, unknown>;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

const patchRequest = z.object({
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .transform((op) => op.toLowerCase())
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().min(1).max(1000).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(1000),
});

export type Operation = z.infer<typeof patchRequest>['Operations'][number];

/** Finds an attribute, whose name ignores case (RFC 7643, 2.1). */
export function valueOf(resource: Resource, name: string): unknown {
  const key = Object.keys(resource).find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : resource[key];
}

export function requireResource(body: unknown): Resource {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ScimError(400, 'The body must be a JSON object.', 'invalidSyntax');
  }
  return body as Resource;
}

/** Reads the operations of a PATCH request. Accepts `Replace`, `Add` and `Remove` of Microsoft Entra. */
export function readOperations(body: unknown): Operation[] {
  const resource = requireResource(body);
  const parsed = patchRequest.safeParse({ Operations: valueOf(resource, 'Operations') });
  if (!parsed.success) {
    throw new ScimError(400, 'The body must contain valid PATCH operations.', 'invalidSyntax');
  }
  return parsed.data.Operations.flatMap(withRemovals);
}

/** Null unassigns an attribute (RFC 7643, 2.5), like an operation that removes it. */
function withRemovals(operation: Operation): Operation[] {
  const { op, path, value } = operation;
  if (op === 'remove') return [operation];
  if (path !== undefined) return value === null ? [{ op: 'remove', path }] : [operation];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [operation];
  const entries = Object.entries(value);
  const removed = entries.filter(([, each]) => each === null);
  if (removed.length === 0) return [operation];
  return [
    ...removed.map(([name]): Operation => ({ op: 'remove', path: name })),
    ...(removed.length < entries.length
      ? [{ op, value: Object.fromEntries(entries.filter(([, each]) => each !== null)) }]
      : []),
  ];
}

type Schema = InstanceType<typeof SCIMMY.Types.Schema>;

/** Applies PATCH operations to a resource (RFC 7644, 3.5.2). */
export async function applyOperations(
  schema: Schema,
  operations: readonly Operation[],
): Promise<Resource> {
  if (operations.length === 0) return toResource(schema);
  const message = new SCIMMY.Messages.PatchOp({
    schemas: [SCIMMY.Messages.PatchOp.id],
    Operations: operations as never,
  });
  const patched: Schema | undefined = await message.apply(schema, async (changed) => changed);
  // The library returns nothing if the operations change nothing.
  return toResource(patched ?? schema);
}

const toResource = (schema: Schema): Resource => JSON.parse(JSON.stringify(schema)) as Resource;

/** @throws {ScimError} 400 `invalidValue` for attributes of a wrong type */
export function readResource(read: () => Schema): Resource {
  try {
    return toResource(read());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ScimError(400, error.message, 'invalidValue');
  }
}

/** Comparisons with `eq` by the lower-case path of the attribute. */
export type Conditions = ReadonlyMap<string, string | boolean>;

type Expression = { [name: string]: Expression | unknown[] };

/**
 * Parses a filter into alternatives.
 * @throws {ScimError} 400 `invalidFilter` for operators other than `eq`, `and`, `or`
 */
export function parseFilter(text: string, allowed: readonly string[]): Conditions[] {
  if (text.length > 1000) throw new ScimError(400, 'The filter is too long.', 'invalidFilter');
  const alternatives = [...parse(text)].map((each) => new Map(comparisonsOf(each)));
  for (const [path] of alternatives.flatMap((each) => [...each])) {
    if (!allowed.includes(path)) {
      throw new ScimError(400, `Filtering by ${path} is not supported.`, 'invalidFilter');
    }
  }
  return alternatives;
}

function parse(text: string): Expression[] {
  try {
    return new SCIMMY.Types.Filter(text) as Expression[];
  } catch {
    throw new ScimError(400, 'The filter is not valid.', 'invalidFilter');
  }
}

function* comparisonsOf(
  expression: Expression,
  prefix = '',
): Generator<[string, string | boolean]> {
  for (const [name, part] of Object.entries(expression)) {
    const path = `${prefix}${name.toLowerCase()}`;
    if (!Array.isArray(part)) {
      yield* comparisonsOf(part, `${path}.`);
      continue;
    }
    const [operator, value] = part;
    if (operator !== 'eq' || (typeof value !== 'string' && typeof value !== 'boolean')) {
      throw new ScimError(400, 'Only filters with eq are supported.', 'invalidFilter');
    }
    yield [path, value];
  }
}

export interface PageQuery {
  filter?: string | undefined;
  startIndex: number;
  count: number;
}

const maxCount = 200;
const defaultCount = 100;

const number = z.coerce.number().int().min(-1_000_000_000).max(1_000_000_000);
const listQuery = z.object({
  filter: z.string().optional(),
  startIndex: number.optional(),
  count: number.optional(),
});

/** Values below the minimum count as the minimum (RFC 7644, 3.4.2.4). */
export function readListQuery(query: unknown): PageQuery {
  const parsed = listQuery.safeParse(query);
  if (!parsed.success) {
    throw new ScimError(400, 'startIndex and count must be integers.', 'invalidValue');
  }
  const { filter, startIndex = 1, count = defaultCount } = parsed.data;
  return {
    filter,
    startIndex: Math.max(1, startIndex),
    count: Math.min(maxCount, Math.max(0, count)),
  };
}

export function toListResponse(
  resources: readonly Resource[],
  { total, startIndex }: { total: number; startIndex: number },
): Resource {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** Applies `attributes` and `excludedAttributes` to the attributes of the first level. */
export function project(resource: Resource, query: unknown): Resource {
  const { attributes, excludedAttributes } = query as Record<string, unknown>;
  const [included, excluded] = [namesIn(attributes), namesIn(excludedAttributes)];
  const isKept = (name: string) => {
    if (name === 'id' || name === 'schemas') return true;
    const key = name.toLowerCase();
    return included.length > 0 ? included.includes(key) : !excluded.includes(key);
  };
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isKept(name)));
}

/** Sub-attributes select the whole attribute. */
function namesIn(list: unknown): string[] {
  if (typeof list !== 'string') return [];
  return list.split(',').map((name) => {
    const trimmed = name.trim().toLowerCase();
    const extension = enterpriseUser.toLowerCase();
    return trimmed.startsWith(extension) ? extension : trimmed.split('.')[0]!;
  });
}
