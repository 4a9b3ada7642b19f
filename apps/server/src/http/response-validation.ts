import type { RouteOptions } from 'fastify';
import { responseSchemas, compileLazily, type Validator } from './validation.ts';

type Schemas = Record<string, { content?: Record<string, { schema?: object }> }>;

/**
 * An `onRoute` hook that checks each answer against the contract: one that breaks its promise becomes
 * a 500 while developing and testing, instead of a surprise for a client.
 */
export function validateResponses(route: RouteOptions): void {
  const schemas = (route.schema?.response ?? {}) as Schemas;
  const validators = new Map<string, Validator>();
  for (const [status, { content }] of Object.entries(schemas)) {
    const schema = content?.['application/json']?.schema;
    if (schema) validators.set(status, compileLazily(responseSchemas, schema));
  }
  if (validators.size === 0) return;
  const hooks = route.preSerialization ?? [];
  route.preSerialization = [
    ...(Array.isArray(hooks) ? hooks : [hooks]),
    async (_request, reply, payload) => {
      const validate = validators.get(String(reply.statusCode));
      if (!validate) throw new Error(`The contract has no answer ${reply.statusCode} here`);
      if (!validate(payload)) {
        const problems = validate.errors?.map((error) => `${error.instancePath} ${error.message}`);
        throw new Error(`The answer breaks the contract: ${problems?.join(', ')}`);
      }
      return payload;
    },
  ];
}
