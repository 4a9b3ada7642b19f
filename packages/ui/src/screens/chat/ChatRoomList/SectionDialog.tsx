import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { maxChatSectionNameLength } from '@office/vocabulary';
import * as z from 'zod/mini';
import { roomName } from '../../../patterns/fieldRules.ts';

const sectionSchema = z.object({
  name: roomName().check(z.maxLength(maxChatSectionNameLength, 'validation.tooLong')),
});

type SectionValues = z.infer<typeof sectionSchema>;

interface SectionDialogProps {
  open: boolean;
  name?: string | undefined;
  onSubmit(event: SectionValues): void;
  onClose(): void;
}

export function SectionDialog({ open, name, onSubmit, onClose }: SectionDialogProps) {
  const { t } = useTranslation(['chat', 'common']);
  const formId = useId();
  const isNew = name === undefined;
  return (
    <Dialog
      open={open}
      sheet
      title={t(isNew ? 'sections.createTitle' : 'sections.renameTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common:confirm.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t(isNew ? 'sections.create' : 'sections.save')}
          </Button>
        </>
      }
    >
      <Fields
        formId={formId}
        name={name ?? ''}
        onSubmit={(values) => {
          onClose();
          onSubmit(values);
        }}
      />
    </Dialog>
  );
}

function Fields(props: { formId: string; name: string; onSubmit(values: SectionValues): void }) {
  const { t } = useTranslation('chat');
  const { control, handleSubmit } = useValidatedForm<SectionValues>({
    schema: sectionSchema,
    defaultValues: { name: props.name },
  });
  return (
    <Form id={props.formId} submitting={false} onSubmit={handleSubmit(props.onSubmit)}>
      <FormTextField control={control} name="name" label={t('sections.name')} autoComplete="off" />
    </Form>
  );
}
