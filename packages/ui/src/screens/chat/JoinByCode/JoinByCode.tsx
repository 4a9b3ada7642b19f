import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { joinSchema, type JoinByCodeValues } from './JoinByCode.schema.ts';

export interface JoinByCodeProps {
  open: boolean;
  submitting?: boolean;
  error?: { text: string } | undefined;
  onSubmit(event: JoinByCodeValues): void;
  onClose(): void;
}

export function JoinByCode({ open, onClose, submitting = false, ...form }: JoinByCodeProps) {
  const { t } = useTranslation(['chat', 'common']);
  const formId = useId();
  return (
    <Dialog
      open={open}
      sheet
      title={t('join.title')}
      description={t('join.description')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common:confirm.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('join.submit')}
          </Button>
        </>
      }
    >
      <Fields {...form} formId={formId} submitting={submitting} />
    </Dialog>
  );
}

type FieldsProps = Pick<JoinByCodeProps, 'error' | 'onSubmit'> & {
  formId: string;
  submitting: boolean;
};

function Fields({ formId, submitting, error, onSubmit }: FieldsProps) {
  const { t } = useTranslation('chat');
  const { control, handleSubmit } = useValidatedForm<JoinByCodeValues>({
    schema: joinSchema,
    defaultValues: { code: '' },
    problem: error && { field: 'code', text: error.text, cause: error },
  });
  return (
    <Form id={formId} submitting={submitting} onSubmit={handleSubmit((values) => onSubmit(values))}>
      <FormTextField control={control} name="code" label={t('join.code')} autoComplete="off" />
    </Form>
  );
}
