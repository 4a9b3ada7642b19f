const notUnique = '23505';

/** Whether a query violated the given unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: { code?: unknown; constraint?: unknown } };
  return cause?.code === notUnique && cause.constraint === constraint;
}
