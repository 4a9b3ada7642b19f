import { maxMessageLength } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';

interface EditScheduledProps {
  item: { text: string; fileNames?: readonly string[] };
  submitting: boolean;
  onSubmit(event: { text: string }): void;
  onClose(): void;
}

export function EditScheduled({ item, submitting, onSubmit, onClose }: EditScheduledProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [text, setText] = useState(item.text);
  const isEmpty = text.trim() === '' && !item.fileNames?.length;
  return (
    <Dialog
      open
      sheet
      title={t('scheduled.editTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common:confirm.cancel')}</Button>
          <Button
            variant="primary"
            loading={submitting}
            disabled={isEmpty}
            onPress={() => onSubmit({ text: text.trim() })}
          >
            {t('scheduled.save')}
          </Button>
        </>
      }
    >
      <FormField label={t('scheduled.text')}>
        {(control) => (
          <TextArea
            {...control}
            growing
            value={text}
            maxLength={maxMessageLength}
            onChange={({ value }) => setText(value)}
          />
        )}
      </FormField>
    </Dialog>
  );
}
