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

/** The facts of an operation besides its schemas. */
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

/**
 * The contract as far as the router reads it: addresses and their parameters. Bodies and answers are checked by
 * their schemas' places; to copy them for every operation would take most of a start.
 */
export function routedContract(): object {
  const { openapi, info, paths, components } = document;
  const routed = Object.entries(paths as Record<string, Record<string, Operation>>).map(
    ([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, { operationId, parameters = [] }]) => [
          method,
          { operationId, parameters, responses: { default: { description: '' } } },
        ]),
      ),
    ],
  );
  const addresses = Object.fromEntries(routed);
  const { parameters } = components;
  const schemas = schemasIn([addresses, parameters]);
  return { openapi, info, paths: addresses, components: { parameters, schemas } };
}

/** The contract's schemas that something names, and those that they name. */
function schemasIn(part: object, found: Record<string, object> = {}): Record<string, object> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([\w-]+)/g)) {
    const schema = namedSchemas[name];
    if (!schema || name in found) continue;
    found[name] = schema;
    schemasIn(schema, found);
  }
  return found;
}
