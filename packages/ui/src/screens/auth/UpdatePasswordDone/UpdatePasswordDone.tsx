import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';

export interface UpdatePasswordDoneProps {
  links?: Partial<AuthLinks>;
}

export function UpdatePasswordDone({ links }: UpdatePasswordDoneProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  return (
    <section data-component="UpdatePasswordDone">
      <FormPage
        focusTitle
        icon={icons.success}
        tone="success"
        title={t('updatePasswordDone.title')}
        description={t('updatePasswordDone.lead')}
      >
        <Button variant="primary" size="lg" fullWidth href={to.signIn}>
          {t('updatePasswordDone.signIn')}
        </Button>
      </FormPage>
    </section>
  );
}
