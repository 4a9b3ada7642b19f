import { useMemo } from 'react';
import { newPasswordSchema, type NewPasswordValues } from './newPassword.ts';
import { useValidatedForm, type FieldProblem } from './useValidatedForm.ts';

interface Options {
  minLength?: number | undefined;
  problem?: FieldProblem<NewPasswordValues> | undefined;
}

export function useNewPasswordForm({ minLength, problem }: Options) {
  const schema = useMemo(() => newPasswordSchema(minLength), [minLength]);
  return useValidatedForm<NewPasswordValues>({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
    problem,
  });
}
