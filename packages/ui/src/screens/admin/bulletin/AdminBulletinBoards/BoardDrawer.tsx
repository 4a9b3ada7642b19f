import { bulletinPostings, maxTextLength, visibleTextPattern } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../../patterns/ChangedMeanwhile/index.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import { validation } from '../../../../patterns/texts.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { RadioGroup } from '../../../../primitives/RadioGroup/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import type { AdminBulletinBoardValues } from '../bulletin.ts';

/** The board in the drawer. */
interface AdminBulletinBoardEdit {
  /** `new` for one that is made now. */
  boardId: string;
  values: AdminBulletinBoardValues;
  /** As they are stored. */
  stored: AdminBulletinBoardValues;
  submitting?: boolean;
  /** Somebody else's change was stored first; `stored` is theirs. */
  conflict?: boolean;
  /** The reason why it could not be stored, in words. */
  problem?: string | undefined;
  /** The reasons why fields were refused, in words. */
  errors?: Partial<Record<keyof AdminBulletinBoardValues, string>> | undefined;
}

export interface BoardDrawerProps {
  edit: AdminBulletinBoardEdit;
  onType(event: { values: AdminBulletinBoardValues }): void;
  onSave(event: { values: AdminBulletinBoardValues }): void;
  onTakeTheirs(): void;
  /** The drawer is shut; what was typed stays. */
  onClose(): void;
}

const fields = ['name', 'description', 'posting'] as const;

/** Name, description and who may post: of a new board, or of one that is changed. */
export function BoardDrawer({ edit, onType, onSave, onTakeTheirs, onClose }: BoardDrawerProps) {
  const { boardId, values, stored, submitting = false, problem } = edit;
  const { t } = useTranslation('admin-bulletin');
  const words = useText();
  const formId = useId();
  const isNew = boardId === 'new';
  const change = (some: Partial<AdminBulletinBoardValues>) =>
    onType({ values: { ...values, ...some } });
  /** The mistake in a line of text that the server would refuse. */
  const mistakeOf = (field: 'name' | 'description') => {
    const text = values[field];
    if ([...text].length > maxTextLength)
      return { [field]: t('form.tooLong', { max: maxTextLength }) };
    const isReadable = text.trim() === '' || visibleTextPattern.test(text);
    return isReadable ? {} : { [field]: t('form.invisible') };
  };
  const { form, errorOf, leave, attempt } = useChecked<keyof AdminBulletinBoardValues>(
    () => ({
      ...(values.name.trim() === '' && { name: words(validation.required) }),
      ...mistakeOf('name'),
      ...mistakeOf('description'),
    }),
    edit.errors,
  );
  const inWords = (of: AdminBulletinBoardValues) => ({
    ...of,
    posting: t(`posting.${of.posting}`),
  });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differences = fields
    .filter((field) => mine[field] !== theirs[field])
    .map((id) => ({ id, label: t(`form.${id}`), mine: mine[id], theirs: theirs[id] }));
  const isConflict = edit.conflict === true && differences.length > 0;
  const save = () => {
    if (attempt()) onSave({ values });
  };
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
        <ChangedMeanwhile
          fields={differences}
          submitting={submitting}
          onKeepMine={save}
          onTakeTheirs={onTakeTheirs}
        />
      ) : (
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!submitting) save();
          }}
        >
          <Stack gap={5}>
            {problem && (
              <Callout tone="danger" announce title={t('form.failed')}>
                {problem}
              </Callout>
            )}
            <FormField label={t('form.name')} error={errorOf('name')}>
              {(control) => (
                <TextField
                  {...control}
                  autoComplete="off"
                  value={values.name}
                  onChange={({ value }) => change({ name: value })}
                  onBlur={() => leave('name')}
                />
              )}
            </FormField>
            <FormField
              label={t('form.description')}
              mark="optional"
              hint={t('form.descriptionHint')}
              error={errorOf('description')}
            >
              {(control) => (
                <TextField
                  {...control}
                  autoComplete="off"
                  value={values.description}
                  onChange={({ value }) => change({ description: value })}
                  onBlur={() => leave('description')}
                />
              )}
            </FormField>
            <FormField label={t('form.posting')} hint={t('form.postingHint')} group>
              {({ labelledBy, describedBy }) => (
                <RadioGroup
                  labelledBy={labelledBy}
                  {...(describedBy ? { describedBy } : {})}
                  options={bulletinPostings.map((value) => ({
                    value,
                    label: t(`posting.${value}`),
                  }))}
                  value={values.posting}
                  onChange={({ value }) => change({ posting: value })}
                />
              )}
            </FormField>
          </Stack>
        </form>
      )}
    </Drawer>
  );
}
