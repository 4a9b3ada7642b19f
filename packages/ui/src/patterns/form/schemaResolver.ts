import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Lets a zod schema check a form. The first issue of a field counts; what the schema changes (trimmed
 * spaces, digits alone) is what `onSubmit` gets.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, FieldValues>,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of result.error.issues) {
      const field = path.join('.');
      if (!get(errors, field)) set(errors, field, { type: code, message });
    }
    return { values: {}, errors };
  };
}
