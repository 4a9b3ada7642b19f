import { totpCodeLength, totpCodePattern, twoFactorCodePattern } from '@office/vocabulary';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { CodeInput } from '../CodeInput/index.ts';
import { FormField } from '../FormField/index.ts';
import { FormTextField } from './FormTextField.tsx';
import { useFormControl } from './useFormControl.ts';

export type TwoFactorCodeKind = 'app' | 'recovery';

/** Ignores spaces in recovery codes and full-width characters. */
const withoutSpaces = (code: string) => code.normalize('NFKC').replaceAll(/\s/gu, '');

/** @param error text for an incomplete code */
export const twoFactorCodeSchema = (kind: TwoFactorCodeKind, error: string) =>
  z.object({
    code: z.pipe(
      z.pipe(z.string(), z.transform(withoutSpaces)),
      z.string().check(z.regex(kind === 'app' ? totpCodePattern : twoFactorCodePattern, error)),
    ),
  });

interface TwoFactorCodeFieldProps {
  control: Control<{ code: string }>;
  kind: TwoFactorCodeKind;
  label: string;
}

/** Input for a 6-digit code of an authenticator app, or for a recovery code. */
export function TwoFactorCodeField({ control, kind, label }: TwoFactorCodeFieldProps) {
  const code = useFormControl({ control, name: 'code' });
  if (kind === 'recovery')
    return (
      <FormTextField control={control} name="code" label={label} autoComplete="off" autoFocus />
    );
  return (
    <FormField label={label} error={code.error}>
      {({ id, describedBy, invalid }) => (
        <CodeInput
          id={id}
          name="code"
          ref={code.ref}
          length={totpCodeLength}
          value={code.value}
          invalid={invalid}
          describedBy={describedBy}
          autoFocus
          onChange={({ value }) => code.change(value)}
        />
      )}
    </FormField>
  );
}
