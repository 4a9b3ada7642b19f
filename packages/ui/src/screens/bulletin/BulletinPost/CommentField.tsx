import { maxBulletinCommentLength } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { useMedia } from '../../../primitives/useMedia.ts';
import * as styles from './BulletinPost.css.ts';

interface CommentFieldProps {
  label: string;
  value: string;
  submitLabel: string;
  submitting: boolean;
  autoFocus?: boolean;
  onType(event: { content: string }): void;
  onSubmit(): void;
  onCancel?(): void;
}

export function CommentField(props: CommentFieldProps) {
  const { label, value, submitLabel, submitting, autoFocus = false, onSubmit, onCancel } = props;
  const { t } = useTranslation('bulletin');
  const hasKeys = useMedia('(hover: hover)');
  const over = [...value].length - maxBulletinCommentLength;
  const isSendable = value.trim() !== '' && over <= 0 && !submitting;
  return (
    <form
      noValidate
      className={styles.write}
      aria-busy={submitting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSendable) onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isSendable) {
          event.preventDefault();
          onSubmit();
        }
        if (event.key === 'Escape' && onCancel) {
          // Keeps the panel open.
          event.stopPropagation();
          onCancel();
        }
      }}
    >
      <FormField
        label={label}
        hint={hasKeys ? t('post.commentHint') : undefined}
        error={over > 0 ? t('tooLong', { count: over }) : undefined}
      >
        {({ id, describedBy, invalid }) => (
          <TextArea
            {...{ id, invalid, autoFocus }}
            {...(describedBy ? { describedBy } : {})}
            growing
            rows={2}
            value={value}
            onChange={(change) => props.onType({ content: change.value })}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        {onCancel && (
          <Button size="sm" disabled={submitting} onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          variant="primary"
          loading={submitting}
          disabled={value.trim() === '' || over > 0}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
