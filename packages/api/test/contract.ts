import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  additionalProperties?: boolean | Schema;
  'x-status'?: Record<string, number>;
}
interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Response {
  $ref?: string;
  content?: Record<string, Media>;
  'x-error-codes'?: string[];
}
export interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-error-codes'?: string[];
  'x-beyond-spec'?: boolean;
  'x-namespaces'?: string[];
  'x-direction'?: 'client';
}
interface Contract {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
}

export const contract: Contract = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
);

const pointerOf = (path: string[]) =>
  `#/${path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

export function deref<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value;
  const parts = value.$ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return deref(
    parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], contract) as T,
  );
}

/** All calls, for example `['login', operation, ['paths', '/v1/…', 'post']]`. */
export const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(
    ([method, operation]) =>
      [`${method.toUpperCase()} ${path}`, operation, ['paths', path, method]] as const,
  ),
);

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema(contract, 'office');

export function validator(path: string[]): ValidateFunction {
  const validate = ajv.getSchema(`office${pointerOf(path)}`);
  if (!validate) throw new Error(`No schema at ${pointerOf(path)}`);
  return validate;
}

export function codesOf(operation: Operation): string[] {
  const shared = Object.values(operation.responses).flatMap(
    (response) => deref(response)['x-error-codes'] ?? [],
  );
  return [...(operation['x-error-codes'] ?? []), ...shared];
}

/** Returns the fields of all requests with their validation errors: `['email', Set { 'required', … }]`. */
export function requestFields(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  const visitField = (name: string, schema: Schema, required: boolean) => {
    const values = fields.get(name) ?? new Set();
    fields.set(name, values.add('invalid'));
    const { minLength, maxLength, minItems, maxItems } = deref(schema);
    if (required || minLength === 1) values.add('required');
    if ((minLength !== undefined && minLength > 1) || minItems !== undefined)
      values.add('tooShort');
    if (maxLength !== undefined || maxItems !== undefined) values.add('tooLong');
    visit(schema);
  };
  const visit = (reference: Schema): void => {
    const schema = deref(reference);
    schema.anyOf?.forEach(visit);
    if (schema.items) visit(schema.items);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visitField(name, property, schema.required?.includes(name) ?? false);
    }
  };
  for (const [, operation] of calls) {
    for (const parameter of operation.parameters ?? []) {
      const { name, schema, required = false } = deref(parameter);
      visitField(name, schema, required);
    }
    const body = operation.requestBody?.content['application/json'];
    if (body) visit(body.schema);
  }
  return fields;
}
