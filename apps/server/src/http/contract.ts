import type { operations } from '@office/api';
import type { Role } from '@office/vocabulary';
import document from '@office/api/openapi.json' with { type: 'json' };

/** Name of a call of the contract. */
export type OperationId = keyof operations;

/** The contract itself, as OpenAPI 3.1. */
export const contract: object = document;

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
  security?: Record<string, unknown>[];
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, unknown> }>;
  'x-immutable'?: boolean;
  'x-etag'?: boolean;
  'x-body-limit'?: number;
  'x-during-maintenance'?: boolean;
  'x-roles'?: Role[];
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
  const [successType] = Object.keys(operation.responses[successStatus]?.content ?? {});
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
    duringMaintenance: operation['x-during-maintenance'] === true,
    bodyLimit: operation['x-body-limit'] ?? defaultBodyLimit,
  };
}
