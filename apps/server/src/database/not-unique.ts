const notUnique = '23505';

/** Whether a query failed because a row stands there already that a unique constraint lets stand alone. */
export function isNotUnique(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: { code?: unknown; constraint?: unknown } };
  return cause?.code === notUnique && cause.constraint === constraint;
}
