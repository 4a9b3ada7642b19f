import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { fieldProblem, type DestinationFormProps } from './destination.ts';
import { SaveDestination } from './SaveDestination.tsx';

const urlPattern = /^https?:\/\/[^\s?#@]+$/;
const bucketPattern = /^[a-z0-9][a-z0-9.-]{2,62}$/;
const prefixPattern = /^([A-Za-z0-9_=-][A-Za-z0-9_=.-]*(\/[A-Za-z0-9_=-][A-Za-z0-9_=.-]*)*)?$/;
const visibleAscii = /^[\x21-\x7e]+$/;
const maxPrefixLength = 200;

export function S3Form({ stored, problem, saving, onSave }: DestinationFormProps<'s3'>) {
  const { t } = useTranslation('admin-audit');
  const isNew = stored === null;
  const schema = useMemo(() => {
    const key = () => requiredText().check(z.regex(visibleAscii, t('stream.s3.keyInvalid')));
    return z.object({
      endpoint: requiredText().check(z.regex(urlPattern, t('stream.s3.endpointInvalid'))),
      region: key(),
      bucket: requiredText().check(z.regex(bucketPattern, t('stream.s3.bucketInvalid'))),
      prefix: z
        .string()
        .check(
          z.trim(),
          z.maxLength(maxPrefixLength, t('stream.s3.prefixInvalid')),
          z.regex(prefixPattern, t('stream.s3.prefixInvalid')),
        ),
      accessKeyId: key(),
      secretAccessKey: isNew ? key() : z.string().check(z.trim()),
    });
  }, [t, isNew]);
  const { control, handleSubmit } = useValidatedForm<{
    endpoint: string;
    region: string;
    bucket: string;
    prefix: string;
    accessKeyId: string;
    secretAccessKey: string;
  }>({
    schema,
    defaultValues: {
      ...(stored ?? { endpoint: '', region: '', bucket: '', prefix: '', accessKeyId: '' }),
      secretAccessKey: '',
    },
    problem: fieldProblem(problem, ['endpoint', 'secretAccessKey']),
  });
  return (
    <Form
      submitting={saving}
      onSubmit={handleSubmit(({ secretAccessKey, ...rest }) =>
        onSave({ s3: { ...rest, ...(secretAccessKey && { secretAccessKey }) } }),
      )}
    >
      <FormTextField
        control={control}
        name="endpoint"
        inputMode="url"
        label={t('stream.s3.endpoint')}
        hint={t('stream.s3.endpointHint')}
      />
      <FormTextField
        control={control}
        name="region"
        label={t('stream.s3.region')}
        hint={t('stream.s3.regionHint')}
      />
      <FormTextField control={control} name="bucket" label={t('stream.s3.bucket')} />
      <FormTextField
        control={control}
        name="prefix"
        mark="optional"
        label={t('stream.s3.prefix')}
        hint={t('stream.s3.prefixHint')}
      />
      <FormTextField control={control} name="accessKeyId" label={t('stream.s3.accessKeyId')} />
      <FormPasswordField
        control={control}
        name="secretAccessKey"
        autoComplete="off"
        label={t('stream.s3.secretAccessKey')}
        hint={t(isNew ? 'stream.s3.secretHint' : 'stream.secretKept')}
      />
      <SaveDestination problem={problem} saving={saving} />
    </Form>
  );
}
