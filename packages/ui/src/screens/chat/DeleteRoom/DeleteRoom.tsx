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
  /** The room's exact name, to be retyped. */
  name: string;
  submitting?: boolean;
  /** Why it was refused, in the member's language. */
  error?: { text?: string } | undefined;
  /** `name`: as it was typed. */
  onDelete(event: { name: string }): void;
  onCancel(): void;
}

/** A room is deleted, by who types its name. */
export function DeleteRoom(props: DeleteRoomProps) {
  // Each time it opens, nothing is typed.
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
