import type { operations } from '@office/api';
import type { Role } from '@office/vocabulary';
import document from '@office/api/openapi.json' with { type: 'json' };

/** Name of a call of the contract. */
export type OperationId = keyof operations;

/** The contract itself, as OpenAPI 3.1. */
export const contract: object = document;

/** The name by which the validators know the contract: its schemas are `contract#/components/schemas/…`. */
export const contractId = 'contract';

/** The contract's schemas of values that it has a name for, such as `Email`. */
export const namedSchemas: Readonly<Record<string, object>> = document.components.schemas;

/** The facts of an operation. */
export interface OperationFacts {
  id: OperationId;
  method: string;
  /** The area of the product that it belongs to: its first tag. */
  area: string;
  /** As in the contract, below `/api`: `/v1/users/{id}`. */
  path: string;
  /** Kind of bearer that it asks for. */
  security: 'accessToken' | 'adminToken' | 'refreshToken' | null;
  /** The roles that it answers to (`x-roles`); null where it does not ask. */
  roles: readonly Role[] | null;
  /** The bearer may be missing, but a wrong one is refused. */
  securityOptional: boolean;
  successStatus: number;
  /** Media type of the success answer; JSON where it has none. */
  successType: string;
  /** The success answer may be kept for ever. */
  immutable: boolean;
  /** The success answer has an ETag, by which callers ask whether it has changed. */
  tagged: boolean;
  /** It answers during maintenance. */
  duringMaintenance: boolean;
  hasBody: boolean;
  /** The place of its body's schema; null where it has none. */
  bodySchema: string | null;
  /** The schemas of the parameters in its path and in its query; null where it has none. */
  pathSchema: object | null;
  querySchema: object | null;
  /** The places of the schemas of its answers, by status; null for one that is no JSON. */
  answerSchemas: ReadonlyMap<number, string | null>;
  /** Largest body that it takes, in bytes. */
  bodyLimit: number;
}

/** Operations of the administration have addresses below this one. */
export const administrationPath = '/v1/admin/';

/** Largest body of an operation that does not say otherwise (`x-body-limit`), in bytes. */
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
  'x-roles'?: Role[];
}

interface Answer {
  content?: Record<string, unknown>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of the contract. */
export const operationFacts: readonly OperationFacts[] = Object.entries(
  document.paths as Record<string, Partial<Record<string, unknown>>>,
).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    return operation ? [toFacts(method, path, operation)] : [];
  }),
);

function toFacts(method: string, path: string, operation: Operation): OperationFacts {
  const security = operation.security ?? (document.security as Record<string, unknown>[]);
  const names = security.flatMap((requirement) => Object.keys(requirement));
  const statuses = Object.keys(operation.responses).map(Number);
  const successStatus = statuses.find((status) => status >= 200 && status < 300) ?? 200;
  const place = `${contractId}#/paths/${path.replaceAll('/', '~1')}/${method}`;
  const success = operation.responses[successStatus];
  const [successType] = Object.keys((success as Answer | undefined)?.content ?? {});
  return {
    id: operation.operationId as OperationId,
    area: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    security: (names[0] ?? null) as OperationFacts['security'],
    roles: operation['x-roles'] ?? null,
    securityOptional: security.some((requirement) => Object.keys(requirement).length === 0),
    successStatus,
    successType: successType ?? 'application/json',
    immutable: operation['x-immutable'] ?? false,
    tagged: operation['x-etag'] ?? false,
    hasBody: operation.requestBody !== undefined,
    bodySchema: operation.requestBody ? jsonSchema(`${place}/requestBody`) : null,
    pathSchema: addressSchema(operation, 'path'),
    querySchema: addressSchema(operation, 'query'),
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

type Place = 'path' | 'query';

interface Parameter {
  name: string;
  in: Place;
  required?: boolean;
  schema: object;
}

/** The schema of all parameters in one place of an operation's address; null where it has none there. */
function addressSchema({ parameters = [] }: Operation, place: Place): object | null {
  const found = (resolved(parameters) as Parameter[]).filter((each) => each.in === place);
  if (found.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** A part of the contract with what it names in place of the names: defaults are not found behind them. */
function resolved(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolved);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return resolved(named(String(part.$ref)));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]));
}

/** The part that `#/components/…` names. */
function named(ref: string): unknown {
  const [, ...path] = ref.split('/');
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
}
