import { useTranslation } from 'react-i18next';
import {
  ChangePasswordForm,
  type PasswordChange,
} from '../../../patterns/form/ChangePasswordForm.tsx';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import * as styles from './ChangePassword.css.ts';

export type ChangePasswordResult =
  | { status: 'saved' }
  /** Each response must be a new object. `text` is localised. */
  | { status: 'incorrectPassword' }
  | { status: 'failed'; text?: string };

export interface ChangePasswordProps {
  /** Minimum length in the organisations of the member. Default: 4 characters. */
  minLength?: number | undefined;
  submitting?: boolean;
  result?: ChangePasswordResult;
  onSubmit(event: PasswordChange): void;
  onBack?(): void;
}

export function ChangePassword({
  minLength,
  submitting,
  result,
  onSubmit,
  onBack,
}: ChangePasswordProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.root} data-component="ChangePassword">
      <SidePanel title={t('changePassword')} onBack={onBack}>
        <Stack gap={4}>
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
          <ChangePasswordForm
            minLength={minLength}
            submitting={submitting}
            incorrect={result?.status === 'incorrectPassword' ? result : undefined}
            onSubmit={onSubmit}
          >
            <Button type="submit" variant="primary" fullWidth loading={submitting}>
              {t('savePassword')}
            </Button>
          </ChangePasswordForm>
        </Stack>
      </SidePanel>
    </div>
  );
}
