import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { shortName } from '../shortName.ts';
import * as styles from './DeleteRoom.css.ts';

export interface DeleteRoomProps {
  open: boolean;
  name: string;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  /** `name`: as entered. */
  onDelete(event: { name: string }): void;
  onCancel(): void;
}

export function DeleteRoom(props: DeleteRoomProps) {
  // Unmounts while closed, to reset the input.
  return props.open ? <Question {...props} /> : null;
}

function Question({ name, submitting, error, onDelete, onCancel }: DeleteRoomProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const matches = typed === name;
  return (
    <AlertDialog
      open
      danger
      title={t('deleteRoom.title', { name: shortName(name) })}
      description={t('deleteRoom.description')}
      confirmLabel={t('deleteRoom.confirm')}
      cancelLabel={t('common:confirm.cancel')}
      confirmDisabled={!matches}
      loading={submitting ?? false}
      onConfirm={() => onDelete({ name: typed })}
      onCancel={onCancel}
    >
      <div className={styles.root} data-component="DeleteRoom">
        {error && (
          <Callout tone="danger" announce>
            {error.text ?? t('deleteRoom.failed')}
          </Callout>
        )}
        <FormField
          label={t('deleteRoom.field', { name })}
          error={left && typed && !matches ? t('deleteRoom.mismatch') : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <TextField
              id={id}
              value={typed}
              invalid={invalid}
              {...(describedBy ? { describedBy } : {})}
              autoComplete="off"
              spellCheck={false}
              onChange={({ value }) => setTyped(value)}
              onBlur={() => setLeft(true)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                setLeft(true);
                if (matches && !submitting) onDelete({ name: typed });
              }}
            />
          )}
        </FormField>
      </div>
    </AlertDialog>
  );
}
