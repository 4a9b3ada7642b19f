import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { currentPassword, notBlank, requiredText } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { CalDavValues, CalendarLinkRefusal } from './CalendarLink.types.ts';

const fieldOf = { UNREACHABLE: 'url', NO_CALENDAR: 'url', CREDENTIALS: 'password' } as const;

interface AddressFormProps {
  formId: string;
  values: Partial<CalDavValues> | undefined;
  submitting: boolean;
  refusal: CalendarLinkRefusal | undefined;
  onFind(event: CalDavValues): void;
}

/** Adds the missing scheme to an address such as `caldav.example.com`. An empty text stays empty. */
function withScheme(text: string): string {
  const address = text.normalize('NFKC').trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
    ? address
    : `https://${address}`;
}

export function AddressForm({ formId, values, submitting, refusal, onFind }: AddressFormProps) {
  const { t } = useTranslation('calendar');
  const schema = useMemo(
    () =>
      z.object({
        url: z.string().check(
          notBlank,
          z.trim(),
          z.maxLength(1024, t('link.urlInvalid')),
          z.refine((value) => isAddress(withScheme(value)), { error: t('link.urlInvalid') }),
        ),
        userName: requiredText().check(z.regex(/^[^:]+$/, t('link.userNameInvalid'))),
        password: currentPassword(),
      }),
    [t],
  );
  const problem = refusal?.problem ?? 'OTHER';
  const { control, handleSubmit } = useValidatedForm<CalDavValues>({
    schema,
    defaultValues: { url: '', userName: '', password: '', ...values },
    problem:
      refusal && problem !== 'OTHER'
        ? { field: fieldOf[problem], text: refusal.text, cause: refusal }
        : undefined,
  });
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={handleSubmit(({ url, ...rest }) => onFind({ url: withScheme(url), ...rest }))}
    >
      <Text as="p" tone="muted">
        {t('link.addressLead')}
      </Text>
      {refusal?.problem === 'OTHER' && (
        <Callout tone="danger" announce>
          {refusal.text}
        </Callout>
      )}
      <FormTextField
        control={control}
        name="url"
        type="url"
        autoComplete="off"
        label={t('link.url')}
        hint={t('link.urlHint')}
        normalize={withScheme}
      />
      <FormTextField
        control={control}
        name="userName"
        autoComplete="off"
        label={t('link.userName')}
        hint={t('link.userNameHint')}
      />
      <FormPasswordField
        control={control}
        name="password"
        autoComplete="off"
        label={t('link.password')}
        hint={t('link.passwordHint')}
      />
    </Form>
  );
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
