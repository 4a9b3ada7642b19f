import {
  apiTokenDurations,
  apiTokenScopes,
  visibleTextPattern,
  type ApiTokenDuration,
  type ApiTokenScope,
} from '@office/vocabulary';
import { useMemo } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { requiredText } from './fieldRules.ts';
import { FormField } from './FormField/index.ts';
import { FormSelect } from './form/FormSelect.tsx';
import { FormTextField } from './form/FormTextField.tsx';
import { useFormControl } from './form/useFormControl.ts';
import { useText } from './LocaleProvider/useText.ts';
import * as texts from './texts.ts';

export interface ApiTokenValues {
  name: string;
  scopes: ApiTokenScope[];
  expiresInDays: ApiTokenDuration;
}

/** Values of the fields. A select has texts as values. */
export type AccessTokenFieldValues = Omit<ApiTokenValues, 'expiresInDays'> & {
  expiresInDays: string;
};

export const emptyAccessToken: AccessTokenFieldValues = {
  name: '',
  scopes: [],
  expiresInDays: '30',
};

export const toApiTokenValues = ({
  name,
  scopes,
  expiresInDays,
}: AccessTokenFieldValues): ApiTokenValues => ({
  name,
  scopes,
  expiresInDays: apiTokenDurations.find((days) => String(days) === expiresInDays) ?? 30,
});

const maxNameLength = 100;

/** Rules for the schema of a form with `AccessTokenFields`. */
export function useAccessTokenRules() {
  const t = useText();
  return useMemo(
    () => ({
      name: requiredText().check(
        z.maxLength(maxNameLength, {
          error: t(texts.accessToken.nameLength, { max: maxNameLength }),
        }),
        z.regex(visibleTextPattern, 'validation.visibleLine'),
      ),
      scopes: z
        .array(z.enum(apiTokenScopes))
        .check(z.minLength(1, { error: t(texts.accessToken.scopesRequired) })),
      expiresInDays: z.string(),
    }),
    [t],
  );
}

interface AccessTokenFieldsProps<Values extends AccessTokenFieldValues> {
  control: Control<Values>;
}

/** Name, permissions and validity of a new access token. */
export function AccessTokenFields<Values extends AccessTokenFieldValues>({
  control,
}: AccessTokenFieldsProps<Values>) {
  const t = useText();
  return (
    <>
      <FormTextField
        control={control}
        name={'name' as FieldPath<Values>}
        autoComplete="off"
        label={t(texts.accessToken.name)}
        hint={t(texts.accessToken.nameHint)}
      />
      <Scopes control={control} />
      <FormSelect
        control={control}
        name={'expiresInDays' as FieldPath<Values>}
        label={t(texts.accessToken.expiresIn)}
        options={apiTokenDurations.map((count) => ({
          value: String(count),
          label: t(texts.accessToken.days, { count }),
        }))}
      />
    </>
  );
}

const scopeTexts = {
  'people:read': texts.accessToken.scope.peopleRead,
  'status:write': texts.accessToken.scope.statusWrite,
  'chat:read': texts.accessToken.scope.chatRead,
  'chat:write': texts.accessToken.scope.chatWrite,
  'meetings:read': texts.accessToken.scope.meetingsRead,
  'meetings:write': texts.accessToken.scope.meetingsWrite,
  'notifications:read': texts.accessToken.scope.notificationsRead,
} as const satisfies Record<ApiTokenScope, unknown>;

function Scopes<Values extends AccessTokenFieldValues>({
  control,
}: AccessTokenFieldsProps<Values>) {
  const t = useText();
  const field = useFormControl({ control, name: 'scopes' as FieldPath<Values> });
  const chosen = field.value as ApiTokenScope[];
  return (
    <FormField label={t(texts.accessToken.scopes)} error={field.error} group>
      {({ describedBy, invalid }) => (
        <Stack gap={2}>
          {apiTokenScopes.map((scope, at) => (
            <Checkbox
              key={scope}
              ref={at === 0 ? field.ref : undefined}
              name="scopes"
              value={scope}
              label={t(scopeTexts[scope])}
              hint={scope}
              checked={chosen.includes(scope)}
              invalid={invalid}
              describedBy={describedBy}
              onChange={({ checked }) =>
                field.change(
                  apiTokenScopes.filter((each) =>
                    each === scope ? checked : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </Stack>
      )}
    </FormField>
  );
}
