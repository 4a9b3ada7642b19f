import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import * as z from 'zod/mini';
import { optionalLine } from '../../../patterns/fieldRules.ts';

const conversationSchema = z.object({ name: optionalLine() });

type ConversationFormValues = z.infer<typeof conversationSchema>;

export interface RenameConversationProps {
  open: boolean;
  /** Empty if the names of the members are shown. */
  name: string;
  /** Shown as placeholder. */
  memberNames?: string;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  /** `name` is null to show the names of the members instead. */
  onRename(event: { name: string | null }): void;
  onCancel(): void;
}

/** Changes or removes the name of a direct conversation of several people for all of them. */
export function RenameConversation({
  open,
  name,
  memberNames,
  submitting = false,
  error,
  onRename,
  onCancel,
}: RenameConversationProps) {
  const { t } = useTranslation(['chat', 'common']);
  const formId = useId();
  return (
    <Dialog
      open={open}
      sheet
      title={t('renameConversation.title')}
      description={t('renameConversation.description')}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t('common:confirm.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('renameConversation.save')}
          </Button>
        </>
      }
    >
      {error && (
        <Callout tone="danger" announce>
          {error.text ?? t('renameConversation.failed')}
        </Callout>
      )}
      <Fields
        formId={formId}
        name={name}
        memberNames={memberNames}
        submitting={submitting}
        onSubmit={(values) => onRename({ name: values.name || null })}
      />
    </Dialog>
  );
}

interface FieldsProps {
  formId: string;
  name: string;
  memberNames: string | undefined;
  submitting: boolean;
  onSubmit(values: ConversationFormValues): void;
}

function Fields({ formId, name, memberNames, submitting, onSubmit }: FieldsProps) {
  const { t } = useTranslation('chat');
  const { control, handleSubmit } = useValidatedForm<ConversationFormValues>({
    schema: conversationSchema,
    defaultValues: { name },
  });
  return (
    <Form id={formId} submitting={submitting} onSubmit={handleSubmit((values) => onSubmit(values))}>
      <FormTextField
        control={control}
        name="name"
        label={t('renameConversation.name')}
        hint={t('renameConversation.nameHint')}
        placeholder={memberNames}
        autoComplete="off"
      />
    </Form>
  );
}
