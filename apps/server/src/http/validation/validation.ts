import { languages, type FieldErrorValue } from '@office/vocabulary';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifySchemaValidationError, preSerializationAsyncHookHandler } from 'fastify';
import type { ErrorDetail } from '../api-error.ts';
import { contract, contractId, type OperationMetadata } from '../contract.ts';

const options = {
  strict: false,
  removeAdditional: false,
  useDefaults: true,
  // The OpenAPI document is linted before it is generated.
  validateSchema: false,
} as const;

const fromText = new Ajv2020({ ...options, removeAdditional: true, coerceTypes: 'array' });
/** Validates JSON bodies without type conversion: `"12"` is not a number. */
const fromJson = new Ajv2020(options);
export const messageSchemas = new Ajv2020({ ...options, removeAdditional: true });
export const responseSchemas = new Ajv2020({ ...options, useDefaults: false, allErrors: true });

/**
 * Stricter than ajv-formats, which accepts `urn:uuid:`. Allows only lower case, as generated:
 * PostgreSQL would match an upper-case id, but other lookups would treat it as a different key.
 */
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Accepted range of times: the years 1 to 9999 in UTC, so that the database stores every accepted time. */
const minTime = Date.parse('0001-01-01T00:00:00Z');
const maxTime = Date.parse('9999-12-31T23:59:59.999Z');

for (const ajv of [fromText, fromJson, messageSchemas, responseSchemas]) {
  formats.default(ajv).addFormat('uuid', uuid);
  for (const name of ['date', 'date-time']) ajv.addFormat(name, isParsableTime(ajv.formats[name]));
  ajv.addSchema(contract, contractId);
}

/** Rejects valid syntax that `Date.parse` cannot handle, such as a leap second or the year 0. */
function isParsableTime(format: Ajv2020['formats'][string]): (text: string) => boolean {
  const { validate } = format as { validate: (text: string) => boolean };
  return (text) => {
    const moment = Date.parse(text);
    return moment >= minTime && moment <= maxTime && validate(text);
  };
}

/** Compiles each schema on first use, because compiling all doubles the startup time. */
export function compileValidator({
  schema,
  httpPart,
}: {
  schema: unknown;
  httpPart?: string;
}): Validator {
  return compileLazily(httpPart === 'body' ? fromJson : fromText, schema as Schema);
}

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** A schema or a reference into the OpenAPI document. Referenced schemas are compiled once and shared. */
type Schema = object | { $ref: string };

export function compileLazily(ajv: Ajv2020, schema: Schema): Validator {
  let compiled: ValidateFunction | undefined;
  const validate: Validator = (data) => {
    compiled ??= ('$ref' in schema && ajv.getSchema(schema.$ref)) || ajv.compile(schema);
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

/** Returns `{ field: value }` for the first invalid field, or `invalidRequest` if the error has no field. */
export function toFieldErrors(
  errors: readonly (FastifySchemaValidationError | ErrorObject)[],
): ErrorDetail {
  for (const { keyword, params, instancePath } of errors) {
    const parts = instancePath.split('/').filter((part) => part && !/^\d+$/.test(part));
    const field =
      keyword === 'required'
        ? params['missingProperty']
        : keyword === 'additionalProperties'
          ? params['additionalProperty']
          : parts.at(-1);
    if (typeof field === 'string' && field) {
      const value = isEmptyText(keyword, params) ? 'required' : valuesByKeyword[keyword];
      // The last part is the field if it is present, otherwise the object in which it is missing.
      const outer = parts.at(field === parts.at(-1) ? -2 : -1);
      const name = outer && isLanguage(field) ? `${outer}.${field}` : field;
      return { [name]: value ?? 'invalid' };
    }
  }
  return 'invalidRequest';
}

const isLanguage = (field: string) => languages.some((language) => language === field);

function isEmptyText(keyword: string, params: Record<string, unknown>): boolean {
  return keyword === 'minLength' && params['limit'] === 1;
}

/** Validates each response. Outside production, an invalid response becomes a 500 to fail tests. */
export function validateResponses({
  answerSchemas,
}: OperationMetadata): preSerializationAsyncHookHandler {
  const validators = new Map<number, Validator>();
  for (const [status, place] of answerSchemas) {
    if (place) validators.set(status, compileLazily(responseSchemas, { $ref: place }));
  }
  return async (_request, reply, payload) => {
    const validate = validators.get(reply.statusCode);
    if (!validate)
      throw new Error(`The contract has no response ${reply.statusCode} for this operation`);
    if (!validate(payload)) {
      const problems = validate.errors?.map((error) => `${error.instancePath} ${error.message}`);
      throw new Error(`The response violates the contract: ${problems?.join(', ')}`);
    }
    return payload;
  };
}
