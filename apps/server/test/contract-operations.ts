import document from '@office/api/openapi.json' with { type: 'json' };
import type { OperationMetadata } from '../src/http/contract.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Description {
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, unknown>;
  requestBody?: {
    content: {
      'application/json': { schema: Schema; example?: object; examples?: object };
    };
  };
}

const descriptions = document.paths as unknown as Record<string, Record<string, Description>>;
export const describeOperation = ({ path, method }: OperationMetadata): Description =>
  descriptions[path]![method.toLowerCase()]!;

export const articleAreas = Object.keys(document.paths).flatMap(
  (path) => /^\/v1\/admin\/([\w-]+)\/articles$/.exec(path)?.[1] ?? [],
);

const shared = document.components.parameters as unknown as Record<string, Parameter>;
export const parametersOf = (facts: OperationMetadata): Parameter[] =>
  (describeOperation(facts).parameters ?? []).map((each) =>
    '$ref' in each ? shared[each.$ref.split('/').at(-1)!]! : each,
  );

export function bodyExampleOf(facts: OperationMetadata): Record<string, unknown> | null {
  const media = describeOperation(facts).requestBody?.content['application/json'];
  if (!media) return null;
  const [named] = Object.values(media.examples ?? {}) as { value: object }[];
  return { ...(media.example ?? named?.value) };
}

/** Returns a valid parameter value that matches no existing entity. */
export function unknownValueOf({ schema }: Parameter): string {
  const { type, format, enum: [first] = [] } = schema.$ref ? namedSchema(schema.$ref) : schema;
  if (type === 'integer') return '1';
  return format === 'uuid' ? crypto.randomUUID() : String(first ?? 'profile');
}

function namedSchema(ref: string): Schema {
  const name = ref.split('/').at(-1) as keyof typeof document.components.schemas;
  return document.components.schemas[name] as Schema;
}

/** Returns the maximum JSON size of a schema in bytes, with three bytes per UTF-16 code unit. */
export function largestOf(schema: Schema): number {
  if (schema.$ref) return largestOf(namedSchema(schema.$ref));
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(largestOf);
  const all = (schema.allOf ?? []).map(largestOf).reduce((sum, size) => sum + size, 0);
  const types = [schema.type ?? []].flat();
  const own =
    schema.enum ||
    schema.format ||
    !types.some((type) => ['string', 'array', 'object'].includes(type))
      ? 64
      : types.includes('string')
        ? 3 * (schema.maxLength ?? (schema.pattern ? 255 : Infinity)) + 2
        : types.includes('array')
          ? (schema.maxItems ?? Infinity) * (largestOf(schema.items ?? {}) + 1) + 2
          : Object.entries(schema.properties ?? {}).reduce(
              (sum, [name, property]) => sum + name.length + 4 + largestOf(property),
              2,
            );
  return Math.max(own + all, ...parts);
}
