const notUnique = '23505';

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: { code?: unknown; constraint?: unknown } };
  return cause?.code === notUnique && cause.constraint === constraint;
}
