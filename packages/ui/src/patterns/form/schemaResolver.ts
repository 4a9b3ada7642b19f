import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Lets a zod schema check a flat form. The first issue of a field counts; what the schema changes
 * (trimmed spaces, digits alone) is what `onSubmit` gets.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, FieldValues>,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of result.error.issues) {
      errors[issue.path.join('.')] ??= { type: issue.code, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
