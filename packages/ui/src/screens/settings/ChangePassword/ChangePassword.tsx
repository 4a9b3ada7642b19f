import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { changePasswordSchema, type ChangePasswordValues } from './ChangePassword.schema.ts';
import * as styles from './ChangePassword.css.ts';

export type ChangePasswordResult =
  | { status: 'saved' }
  /** A new object for each answer; a text is in the member's language already. */
  | { status: 'incorrectPassword' }
  | { status: 'failed'; text?: string };

export interface ChangePasswordProps {
  submitting?: boolean;
  result?: ChangePasswordResult;
  onSubmit(values: ChangePasswordValues): void;
  onBack?(): void;
}

/** A new password for someone who knows the present one. */
export function ChangePassword({ submitting, result, onSubmit, onBack }: ChangePasswordProps) {
  const { t } = useTranslation('settings');
  const { control, handleSubmit } = useValidatedForm<ChangePasswordValues>({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    problem:
      result?.status === 'incorrectPassword'
        ? { field: 'currentPassword', text: t('incorrectPassword'), cause: result }
        : undefined,
  });
  return (
    <div className={styles.root} data-component="ChangePassword">
      <SidePanel title={t('changePassword')} onBack={onBack}>
        <Form submitting={submitting} onSubmit={handleSubmit((values) => onSubmit(values))}>
          {result?.status === 'saved' && (
            <Callout tone="success" announce>
              {t('savedPassword')}
            </Callout>
          )}
          {result?.status === 'failed' && (
            <Callout tone="danger" announce>
              {result.text ?? t('saveFailed')}
            </Callout>
          )}
          <FormPasswordField
            control={control}
            name="currentPassword"
            autoComplete="current-password"
            label={t('currentPassword')}
          />
          <FormPasswordField
            control={control}
            name="newPassword"
            autoComplete="new-password"
            label={t('newPassword')}
            showRules
          />
          <FormPasswordField
            control={control}
            name="confirmPassword"
            autoComplete="new-password"
            label={t('confirmPassword')}
          />
          <Button type="submit" variant="primary" fullWidth loading={submitting}>
            {t('savePassword')}
          </Button>
        </Form>
      </SidePanel>
    </div>
  );
}
