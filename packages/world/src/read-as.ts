import * as z from 'zod/mini';

/** `value` as `schema` describes it, or undefined; for what comes over HTTP and sockets. */
export function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : undefined;
}
