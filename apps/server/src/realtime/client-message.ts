import type { Schemas } from '@office/api';
import type { ValidateFunction } from 'ajv';
import { contractId } from '../http/contract.ts';
import { messageSchemas } from '../http/validation/validation.ts';

/** Validates a client message and removes unknown fields in place. Undefined if it is invalid. */
export function clientMessage<Name extends keyof Schemas>(
  name: Name,
  message: unknown,
): Schemas[Name] | undefined {
  const matches = messageSchemas.getSchema(`${contractId}#/components/schemas/${name}`) as
    ValidateFunction<Schemas[Name]> | undefined;
  if (!matches) throw new Error(`The contract has no schema ${name}`);
  return matches(message) ? message : undefined;
}
