import { bulletinPostings } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { optionalLine, roomName } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormRadioGroup } from '../../../../patterns/form/FormRadioGroup.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import type { AdminBulletinBoardValues } from '../bulletin.ts';

interface AdminBulletinBoardEdit {
  boardId: string;
  values: AdminBulletinBoardValues;
  stored: AdminBulletinBoardValues;
  submitting?: boolean;
  /** Another administrator saved first. `stored` contains their values. */
  conflict?: boolean;
  problem?: string | undefined;
  errors?: Partial<Record<keyof AdminBulletinBoardValues, string>> | undefined;
}

export interface BoardDrawerProps {
  edit: AdminBulletinBoardEdit;
  onType(event: { values: AdminBulletinBoardValues }): void;
  onSave(event: { values: AdminBulletinBoardValues }): void;
  onTakeTheirs(): void;
  onClose(): void;
}

const schema = z.object({
  name: roomName(),
  description: optionalLine(),
  posting: z.enum(bulletinPostings),
});

const fields = ['name', 'description', 'posting'] as const;

export function BoardDrawer({ edit, onType, onSave, onTakeTheirs, onClose }: BoardDrawerProps) {
  const { boardId, values, stored, submitting = false, problem } = edit;
  const { t } = useTranslation('admin-bulletin');
  const formId = useId();
  const isNew = boardId === 'new';
  const form = useControlledForm<AdminBulletinBoardValues>({
    schema,
    values,
    refused: edit.errors,
    onType,
  });
  const inWords = (of: AdminBulletinBoardValues) => ({
    ...of,
    posting: t(`posting.${of.posting}`),
  });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differences = fields
    .filter((field) => mine[field] !== theirs[field])
    .map((id) => ({ id, label: t(`form.${id}`), mine: mine[id], theirs: theirs[id] }));
  const isConflict = edit.conflict === true && differences.length > 0;
  const save = form.handleSubmit((typed) => onSave({ values: typed }));
  return (
    <Drawer
      open
      title={t(isNew ? 'boards.add' : 'form.edit')}
      closeLabel={t('form.shut')}
      onClose={onClose}
      actions={
        !isConflict && (
          <>
            <Button onPress={onClose}>{t('form.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" loading={submitting}>
              {t(isNew ? 'form.create' : 'form.save')}
            </Button>
          </>
        )
      }
    >
      {isConflict ? (
        <EditConflictNotice
          fields={differences}
          submitting={submitting}
          onKeepMine={save}
          onTakeTheirs={onTakeTheirs}
        />
      ) : (
        <Form id={formId} submitting={submitting} onSubmit={save}>
          {problem && (
            <Callout tone="danger" announce title={t('form.failed')}>
              {problem}
            </Callout>
          )}
          <FormTextField
            control={form.control}
            name="name"
            label={t('form.name')}
            autoComplete="off"
          />
          <FormTextField
            control={form.control}
            name="description"
            label={t('form.description')}
            mark="optional"
            hint={t('form.descriptionHint')}
            autoComplete="off"
          />
          <FormRadioGroup
            control={form.control}
            name="posting"
            direction="column"
            label={t('form.posting')}
            hint={t('form.postingHint')}
            options={bulletinPostings.map((value) => ({ value, label: t(`posting.${value}`) }))}
          />
        </Form>
      )}
    </Drawer>
  );
}
