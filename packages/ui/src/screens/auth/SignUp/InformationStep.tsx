import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import type { PersonValues } from '../../../patterns/form/person.ts';
import { PersonField } from '../../../patterns/form/PersonField.tsx';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import * as styles from './SignUp.css.ts';

interface InformationStepProps {
  email: string;
  control: Control<PersonValues>;
  signInHref: string;
  onSubmit(): void;
}

export function InformationStep({ email, control, signInHref, onSubmit }: InformationStepProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Form onSubmit={onSubmit}>
        <FormField label={t('field.email')}>
          {({ id }) => <TextField id={id} type="email" value={email} readOnly />}
        </FormField>
        <PersonField control={control} name="nameKanji" />
        <PersonField control={control} name="nameKatakana" />
        <PersonField control={control} name="nameLatin" />
        <PersonField control={control} name="nickname" />
        <PersonField control={control} name="gender" />
        <div className={styles.pair}>
          <PersonField control={control} name="dateOfBirth" />
          <PersonField control={control} name="phoneNumber" />
          <PersonField control={control} name="department" />
          <PersonField control={control} name="jobTitle" />
        </div>
        <PersonField control={control} name="language" />
        <PersonField control={control} name="selfIntroduction" />
        <Button type="submit" variant="primary" size="lg" fullWidth>
          {t('signUp.next')}
        </Button>
      </Form>
      <Text as="p" tone="muted" align="center">
        {t('signUp.haveAccount')} <Link href={signInHref}>{t('signUp.signIn')}</Link>
      </Text>
    </>
  );
}
