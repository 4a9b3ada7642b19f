import { operationTokens } from '@office/api';
import type { operations } from '@office/api';
import type { AdminPermission, ApiTokenScope } from '@office/vocabulary';
import document from '@office/api/openapi.json' with { type: 'json' };

export type OperationId = keyof operations;

type Tokens = typeof operationTokens;

/**
 * Token that an operation requires. `member`: an access token with a selected organisation;
 * `account`: any access token; `optional`: the token may be missing, but an invalid one is rejected.
 */
export type TokenOf<O extends OperationId> = O extends keyof Tokens ? Tokens[O] : 'member';

export const contract: object = document;

/** Id under which validators register the OpenAPI document: schemas are `contract#/components/schemas/…`. */
export const contractId = 'contract';

export const namedSchemas: Readonly<Record<string, object>> = document.components.schemas;

export interface OperationMetadata {
  id: OperationId;
  method: string;
  area: string;
  /** Path template below `/api`: `/v1/users/{id}`. */
  path: string;
  security: 'accessToken' | 'adminToken' | 'refreshToken' | null;
  token: TokenOf<OperationId>;
  /** Permission that an administration operation requires (`x-permission`); null for others. */
  permission: AdminPermission | null;
  /** Scopes that an access token of a script needs (`x-scopes`); null for operations that refuse such tokens. */
  scopes: readonly ApiTokenScope[] | null;
  /** Another permission for the bodies that match the JSON schema (`x-body-permission`), or null. */
  bodyPermission: BodyPermission | null;
  /** JSON schema of the bodies that require a confirmed session (`x-step-up`), or null. */
  stepUp: object | true | null;
  successStatus: number;
  /** Media type of the success response; JSON if it has no body. */
  successType: string;
  immutable: boolean;
  /** The success response has an ETag for conditional requests. */
  hasEtag: boolean;
  duringMaintenance: boolean;
  hasBody: boolean;
  /** JSON pointer to the body schema; null without a body. */
  bodySchema: string | null;
  pathSchema: object;
  querySchema: object;
  /** JSON pointers to the response schemas by status; null for responses that are not JSON. */
  answerSchemas: ReadonlyMap<number, string | null>;
  /** Maximum body size in bytes. */
  bodyLimit: number;
}

export interface BodyPermission {
  permission: AdminPermission;
  body: object;
}

export const administrationPath = '/v1/admin/';

/** Maximum body size in bytes for operations without `x-body-limit`. */
export const defaultBodyLimit = document['x-body-limit'];

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: object[];
  security?: Record<string, unknown>[];
  requestBody?: object;
  responses: Record<string, Answer | { $ref: string }>;
  'x-immutable'?: boolean;
  'x-etag'?: boolean;
  'x-body-limit'?: number;
  'x-during-maintenance'?: boolean;
  'x-permission'?: AdminPermission;
  'x-scopes'?: ApiTokenScope[];
  'x-body-permission'?: BodyPermission;
  'x-step-up'?: object | true;
}

interface Answer {
  content?: Record<string, unknown>;
}

const tokens: Partial<Record<OperationId, OperationMetadata['token']>> = operationTokens;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const operationMetadata: readonly OperationMetadata[] = Object.entries(
  document.paths as Record<string, Partial<Record<string, unknown>>>,
).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    return operation ? [toFacts(method, path, operation)] : [];
  }),
);

function toFacts(method: string, path: string, operation: Operation): OperationMetadata {
  const security = operation.security ?? (document.security as Record<string, unknown>[]);
  const names = security.flatMap((requirement) => Object.keys(requirement));
  const statuses = Object.keys(operation.responses).map(Number);
  const successStatus = statuses.find((status) => status >= 200 && status < 300) ?? 200;
  const place = `${contractId}#/paths/${path.replaceAll('/', '~1')}/${method}`;
  const success = operation.responses[successStatus];
  const [successType] = Object.keys((success as Answer | undefined)?.content ?? {});
  const id = operation.operationId as OperationId;
  return {
    id,
    area: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    security: (names[0] ?? null) as OperationMetadata['security'],
    token: tokens[id] ?? 'member',
    permission: operation['x-permission'] ?? null,
    scopes: operation['x-scopes'] ?? null,
    bodyPermission: operation['x-body-permission'] ?? null,
    stepUp: operation['x-step-up'] ?? null,
    successStatus,
    successType: successType ?? 'application/json',
    immutable: operation['x-immutable'] ?? false,
    hasEtag: operation['x-etag'] ?? false,
    hasBody: operation.requestBody !== undefined,
    bodySchema: operation.requestBody ? jsonSchema(`${place}/requestBody`) : null,
    pathSchema: parameterSchema(operation, 'path'),
    querySchema: parameterSchema(operation, 'query'),
    answerSchemas: answerSchemas(operation, place),
    duringMaintenance: operation['x-during-maintenance'] === true,
    bodyLimit: operation['x-body-limit'] ?? defaultBodyLimit,
  };
}

function jsonSchema(place: string): string {
  return `${place}/content/application~1json/schema`;
}

function answerSchemas({ responses }: Operation, place: string): Map<number, string | null> {
  return new Map(
    Object.entries(responses).map(([status, answer]) => {
      if ('$ref' in answer) return [Number(status), jsonSchema(`${contractId}${answer.$ref}`)];
      const isJson = answer.content?.['application/json'] !== undefined;
      return [Number(status), isJson ? jsonSchema(`${place}/responses/${status}`) : null];
    }),
  );
}

type ParameterLocation = 'path' | 'query';

interface Parameter {
  name: string;
  in: ParameterLocation;
  required?: boolean;
  schema: object;
}

/** The validator removes other parameters, so that handlers get only validated ones. */
function parameterSchema({ parameters = [] }: Operation, place: ParameterLocation): object {
  const found = (resolveRefs(parameters) as Parameter[]).filter((each) => each.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Resolves all `$ref`, because the validator does not apply defaults behind references. */
function resolveRefs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolveRefs);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return resolveRefs(resolveRef(String(part.$ref)));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolveRefs(value)]));
}

function resolveRef(ref: string): unknown {
  const [, ...path] = ref.split('/');
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
}
