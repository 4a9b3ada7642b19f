import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormControl, type FormControlProps } from '../../../../patterns/form/useFormControl.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { MultiSelect } from '../../../../primitives/MultiSelect/index.ts';

export interface SsoAdministrator {
  userId: string;
  name: string;
}

interface BreakGlassFieldProps<Values extends FieldValues> extends FormControlProps<Values> {
  options: readonly SsoAdministrator[];
}

export function BreakGlassField<Values extends FieldValues>({
  options,
  ...of
}: BreakGlassFieldProps<Values>) {
  const { t } = useTranslation('admin-sso');
  const { ref, value, change } = useFormControl(of);
  return (
    <FormField label={t('connection.breakGlass')} hint={t('connection.breakGlassHint')}>
      {(field) => (
        <MultiSelect
          {...field}
          ref={ref}
          options={options.map(({ userId, name }) => ({ value: userId, label: name }))}
          value={value as string[]}
          onChange={(event) => change([...event.value])}
        />
      )}
    </FormField>
  );
}
