import { textIn } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { ContentCategoryItem } from '../content.ts';
import { useContentTexts, type ContentArea } from '../useContentTexts.ts';

interface DeleteCategoryProps {
  area: ContentArea;
  movesItems: boolean;
  categories: readonly ContentCategoryItem[];
  category: ContentCategoryItem | undefined;
  onDelete(event: { categoryId: string; moveTo: string | null }): void;
  onClose(): void;
}

/** Confirms the deletion of a category and asks where to move its items, or says that it must be empty. */
export function DeleteCategory(props: DeleteCategoryProps) {
  const { area, movesItems, category, onDelete, onClose } = props;
  const { t } = useContentTexts(area);
  const language = useLanguage();
  const name = category ? textIn(category.name, language) : '';
  const isEmpty = category?.itemCount === 0;
  return (
    <>
      <AlertDialog
        open={isEmpty}
        danger
        title={t('categories.deleteTitle', { name })}
        description={t('categories.deleteHelp')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (category) onDelete({ categoryId: category.id, moveTo: null });
          onClose();
        }}
        onCancel={onClose}
      />
      {movesItems ? (
        <MoveItems {...props} open={category !== undefined && !isEmpty} />
      ) : (
        <Dialog
          open={category !== undefined && !isEmpty}
          title={t('categories.notEmptyTitle', { name })}
          closeLabel={t('categories.close')}
          onClose={onClose}
          actions={<Button onPress={onClose}>{t('categories.close')}</Button>}
        >
          <Text as="p">{t('categories.notEmpty')}</Text>
        </Dialog>
      )}
    </>
  );
}

function MoveItems({
  area,
  categories,
  category,
  open,
  onDelete,
  onClose,
}: DeleteCategoryProps & { open: boolean }): ReactNode {
  const { t } = useContentTexts(area);
  const language = useLanguage();
  const [targetId, setTargetId] = useState<string>();
  const others = categories.filter(({ id }) => id !== category?.id);
  const moveTo = others.find(({ id }) => id === targetId)?.id ?? others[0]?.id;
  const count = category?.itemCount ?? 0;
  return (
    <Dialog
      open={open}
      title={t('categories.deleteTitle', { name: category ? textIn(category.name, language) : '' })}
      closeLabel={t('keep')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('keep')}</Button>
          {moveTo !== undefined && (
            <Button
              variant="danger"
              onPress={() => {
                if (category) onDelete({ categoryId: category.id, moveTo });
                onClose();
              }}
            >
              {t('categories.moveAndDelete')}
            </Button>
          )}
        </>
      }
    >
      {moveTo === undefined ? (
        <Text as="p">{t('categories.onlyOne', { count })}</Text>
      ) : (
        <Stack gap={4}>
          <Text as="p">{t('categories.moveHelp', { count })}</Text>
          <FormField label={t('categories.moveTo')}>
            {({ id }) => (
              <Select
                id={id}
                value={moveTo}
                options={others.map((other) => ({
                  value: other.id,
                  label: textIn(other.name, language),
                }))}
                onChange={({ value }) => setTargetId(value)}
              />
            )}
          </FormField>
        </Stack>
      )}
    </Dialog>
  );
}
