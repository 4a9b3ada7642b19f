import type { Schemas } from '@office/api';
import type { ValidateFunction } from 'ajv';
import { contractId } from '../http/contract.ts';
import { messageSchemas } from '../http/validation.ts';

/**
 * Checks a client's message by the contract's schema of that name, and takes out the fields that it does not
 * know. Changes `message`; undefined for one of another form.
 */
export function clientMessage<Name extends keyof Schemas>(
  name: Name,
  message: unknown,
): Schemas[Name] | undefined {
  const matches = messageSchemas.getSchema(`${contractId}#/components/schemas/${name}`) as
    ValidateFunction<Schemas[Name]> | undefined;
  if (!matches) throw new Error(`The contract has no schema ${name}`);
  return matches(message) ? message : undefined;
}
