import type { FieldErrorValue } from '@office/vocabulary';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorDetail } from './api-error.ts';

const options = { strict: false, removeAdditional: false, useDefaults: true } as const;

/** Checks what arrives as text: numbers, booleans and lists are read from it. */
const fromText = new Ajv2020({ ...options, coerceTypes: 'array' });
/** Checks JSON bodies: `"12"` is no number there. */
const fromJson = new Ajv2020(options);
/** Checks what arrives by socket, and drops the fields that the contract does not know. */
export const messageSchemas = new Ajv2020({
  ...options,
  removeAdditional: true,
  validateSchema: false,
});
/** Checks our own answers. */
export const responseSchemas = new Ajv2020({ ...options, useDefaults: false, allErrors: true });

/**
 * The library takes `urn:uuid:` too, which the database does not. And ids are as we gave them out: in
 * capitals the database would find what goes by another name everywhere else.
 */
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

for (const ajv of [fromText, fromJson, messageSchemas, responseSchemas])
  formats.default(ajv).addFormat('uuid', uuid);

/**
 * For Fastify's `setValidatorCompiler`. A schema is compiled when it is first needed: a start that
 * compiles all of them takes twice as long.
 */
export function compileValidator({
  schema,
  httpPart,
}: {
  schema: unknown;
  httpPart?: string;
}): Validator {
  return compileLazily(httpPart === 'body' ? fromJson : fromText, schema as object);
}

/** A check that Fastify calls; what was wrong is in `errors` afterwards. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export function compileLazily(ajv: Ajv2020, schema: object): Validator {
  let compiled: ValidateFunction | undefined;
  const validate: Validator = (data) => {
    compiled ??= ajv.compile(schema);
    const valid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return valid;
  };
  return validate;
}

const valuesByKeyword: Record<string, FieldErrorValue> = {
  required: 'required',
  minLength: 'tooShort',
  minItems: 'tooShort',
  maxLength: 'tooLong',
  maxItems: 'tooLong',
};

/** The contract's `{ field: value }` of a failed check; `invalidRequest` where no field is to blame. */
export function toFieldErrors(
  errors: readonly (FastifySchemaValidationError | ErrorObject)[],
): ErrorDetail {
  for (const { keyword, params, instancePath } of errors) {
    const field =
      keyword === 'required'
        ? params['missingProperty']
        : keyword === 'additionalProperties'
          ? params['additionalProperty']
          : instancePath.split('/').findLast((part) => part && !/^\d+$/.test(part));
    if (typeof field === 'string' && field) {
      const value = isEmptyText(keyword, params) ? 'required' : valuesByKeyword[keyword];
      return { [field]: value ?? 'invalid' };
    }
  }
  return 'invalidRequest';
}

function isEmptyText(keyword: string, params: Record<string, unknown>): boolean {
  return keyword === 'minLength' && params['limit'] === 1;
}
