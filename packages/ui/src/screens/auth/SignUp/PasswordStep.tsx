import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import type { NewPasswordValues } from '../../../patterns/form/newPassword.ts';
import { NewPasswordFields } from '../../../patterns/form/NewPasswordFields.tsx';

interface PasswordStepProps {
  email: string;
  control: Control<NewPasswordValues>;
  minLength: number | undefined;
  agreement: ReactNode;
  submitting: boolean;
  onBack(): void;
  onSubmit(): void;
}

export function PasswordStep({
  email,
  control,
  minLength,
  agreement,
  submitting,
  onBack,
  onSubmit,
}: PasswordStepProps) {
  const { t } = useTranslation('auth');
  return (
    <Form submitting={submitting} onSubmit={onSubmit}>
      <NewPasswordFields
        control={control}
        email={email}
        label={t('field.password')}
        minLength={minLength}
      />
      {agreement}
      <Stack gap={2}>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
          {t(submitting ? 'signUp.submitting' : 'signUp.submit')}
        </Button>
        <Button
          variant="ghost"
          size="lg"
          fullWidth
          icon={icons.back}
          disabled={submitting}
          onPress={onBack}
        >
          {t('signUp.back')}
        </Button>
      </Stack>
    </Form>
  );
}
