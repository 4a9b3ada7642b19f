import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with a zod schema. Reports the first issue of each field. `onSubmit` receives the values
 * transformed by the schema, such as trimmed text.
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
