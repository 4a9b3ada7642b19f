import * as z from 'zod/mini';

/** Returns `value` parsed with `schema`, or undefined if it is invalid. For data from HTTP and sockets. */
export function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : undefined;
}
