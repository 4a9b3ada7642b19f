import { visibleTextPattern } from '@office/vocabulary';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormSelect } from '../../../../patterns/form/FormSelect.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import { CopyList } from '../CopyList.tsx';

export interface ScimTokenValues {
  name: string;
  expiresInDays: number;
}

/** The form for a new token, then the secret, which cannot be loaded again. */
export type ScimTokenCreation =
  | { status: 'form'; saving?: boolean | undefined; problem?: string | undefined }
  | { status: 'created'; name: string; secret: string };

export interface ScimTokenDialogsProps {
  /** Null while the dialogs are closed. */
  creation: ScimTokenCreation | null;
  onCreate(event: { values: ScimTokenValues }): void;
  onClose(): void;
  onCopy(event: { text: string }): void;
}

export function ScimTokenDialogs({ creation, onCreate, onClose, onCopy }: ScimTokenDialogsProps) {
  const { t } = useTranslation('admin-sso');
  const created = creation?.status === 'created' ? creation : null;
  const shown = useLastValue(created);
  return (
    <>
      {creation?.status === 'form' && (
        <CreationDialog {...creation} onCreate={onCreate} onClose={onClose} />
      )}
      {shown && (
        <AlertDialog
          open={created !== null}
          title={t('scim.createdTitle', { name: shown.name })}
          description={t('scim.createdHint')}
          confirmLabel={t('scim.done')}
          onConfirm={onClose}
        >
          <CopyList items={[{ label: t('scim.token'), text: shown.secret }]} onCopy={onCopy} />
        </AlertDialog>
      )}
    </>
  );
}

const maxNameLength = 100;
const durations = [30, 90, 180, 365, 730];

interface CreationDialogProps extends Pick<ScimTokenDialogsProps, 'onCreate' | 'onClose'> {
  saving?: boolean | undefined;
  problem?: string | undefined;
}

function CreationDialog({ saving = false, problem, onCreate, onClose }: CreationDialogProps) {
  const { t } = useTranslation('admin-sso');
  const formId = useId();
  const schema = useMemo(
    () =>
      z.object({
        name: requiredText().check(
          z.maxLength(maxNameLength, { error: t('scim.nameLength', { max: maxNameLength }) }),
          z.regex(visibleTextPattern, 'validation.visibleLine'),
        ),
        expiresInDays: z.string(),
      }),
    [t],
  );
  const { control, handleSubmit } = useValidatedForm<{ name: string; expiresInDays: string }>({
    schema,
    defaultValues: { name: '', expiresInDays: '365' },
  });
  return (
    <Dialog
      open
      title={t('scim.create')}
      description={t('scim.createHint')}
      actions={
        <>
          <Button disabled={saving} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {t('scim.create')}
          </Button>
        </>
      }
      onClose={() => {
        if (!saving) onClose();
      }}
    >
      <Form
        id={formId}
        submitting={saving}
        onSubmit={handleSubmit(({ name, expiresInDays }) =>
          onCreate({ values: { name, expiresInDays: Number(expiresInDays) } }),
        )}
      >
        <FormTextField
          control={control}
          name="name"
          autoComplete="off"
          label={t('scim.name')}
          hint={t('scim.nameHint')}
        />
        <FormSelect
          control={control}
          name="expiresInDays"
          label={t('scim.expiresInDays')}
          options={durations.map((count) => ({
            value: String(count),
            label: t('scim.days', { count }),
          }))}
        />
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
      </Form>
    </Dialog>
  );
}
