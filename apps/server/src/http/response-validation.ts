import type { preSerializationAsyncHookHandler } from 'fastify';
import type { OperationMetadata } from './contract.ts';
import { responseSchemas, compileLazily, type Validator } from './validation.ts';

/**
 * Validates each response against the OpenAPI document. Outside production, an invalid response becomes a
 * 500, so that
 * tests detect it.
 */
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
