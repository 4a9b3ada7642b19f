import { languages, type FieldErrorValue } from '@office/vocabulary';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorDetail } from './api-error.ts';
import { contract, contractId } from './contract.ts';

const options = {
  strict: false,
  removeAdditional: false,
  useDefaults: true,
  // The contract is linted before it is generated.
  validateSchema: false,
} as const;

/** Checks what arrives as text: numbers, booleans and lists are read from it. */
const fromText = new Ajv2020({ ...options, coerceTypes: 'array' });
/** Checks JSON bodies: `"12"` is no number there. */
const fromJson = new Ajv2020(options);
/** Checks what arrives by socket, and drops the fields that the contract does not know. */
export const messageSchemas = new Ajv2020({ ...options, removeAdditional: true });
/** Checks our own answers. */
export const responseSchemas = new Ajv2020({ ...options, useDefaults: false, allErrors: true });

/**
 * The library takes `urn:uuid:` too, which the database does not. And ids are as we gave them out: in
 * capitals the database would find what goes by another name everywhere else.
 */
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The moments that have a year of four digits wherever one is: the database takes no others from us. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

for (const ajv of [fromText, fromJson, messageSchemas, responseSchemas]) {
  formats.default(ajv).addFormat('uuid', uuid);
  for (const name of ['date', 'date-time']) ajv.addFormat(name, isKnownToClocks(ajv.formats[name]));
  ajv.addSchema(contract, contractId);
}

/** Keeps out what is written like a time and is none to a clock: a leap second, the year 0. */
function isKnownToClocks(format: Ajv2020['formats'][string]): (text: string) => boolean {
  const { validate } = format as { validate: (text: string) => boolean };
  return (text) => {
    const moment = Date.parse(text);
    return moment >= firstMoment && moment <= lastMoment && validate(text);
  };
}

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
  return compileLazily(httpPart === 'body' ? fromJson : fromText, schema as Schema);
}

/** A check that Fastify calls; what was wrong is in `errors` afterwards. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** A schema itself, or its place in the contract; those are compiled once for all who ask. */
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

/** The contract's `{ field: value }` of a failed check; `invalidRequest` where no field is to blame. */
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
      // `parts` ends with the field itself where it is there, and with what it is missing from else.
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
