import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { digitsOf } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormRadioGroup } from '../../../patterns/form/FormRadioGroup.tsx';
import { FormTextArea } from '../../../patterns/form/FormTextArea.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { FormField } from '../../../patterns/FormField/index.ts';
import { languages } from '../../../patterns/LanguageSwitch/index.ts';
import { toHalfWidthKatakana } from '../../../patterns/textPatterns.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { genders, type SignUpInformation } from './SignUp.schema.ts';
import * as styles from './SignUp.css.ts';

interface InformationStepProps {
  email: string;
  control: Control<SignUpInformation>;
  signInHref: string;
  onSubmit(): void;
}

/** The first step: who it is. */
export function InformationStep({ email, control, signInHref, onSubmit }: InformationStepProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Form onSubmit={onSubmit}>
        <FormField label={t('field.email')}>
          {({ id }) => <TextField id={id} type="email" value={email} readOnly />}
        </FormField>
        <FormTextField
          control={control}
          name="nameKanji"
          mark="required"
          autoComplete="name"
          label={t('field.nameKanji')}
          hint={t('field.nameKanjiHint')}
        />
        <FormTextField
          control={control}
          name="nameKatakana"
          normalize={toHalfWidthKatakana}
          label={t('field.nameKatakana')}
          hint={t('field.nameKatakanaHint')}
        />
        <FormTextField
          control={control}
          name="nickname"
          autoComplete="nickname"
          label={t('field.nickname')}
        />
        <FormRadioGroup
          control={control}
          name="gender"
          label={t('field.gender')}
          options={genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
        />
        <div className={styles.pair}>
          <FormTextField
            control={control}
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            label={t('field.dateOfBirth')}
          />
          <FormTextField
            control={control}
            name="phoneNumber"
            type="tel"
            autoComplete="tel"
            normalize={keepWrongNumbers}
            label={t('field.phoneNumber')}
            hint={t('field.phoneNumberHint')}
          />
          <FormTextField control={control} name="department" label={t('field.department')} />
          <FormTextField
            control={control}
            name="jobTitle"
            autoComplete="organization-title"
            label={t('field.jobTitle')}
          />
        </div>
        <FormRadioGroup
          control={control}
          name="language"
          label={t('field.language')}
          options={languages.map((language) => ({
            value: language,
            label: t(`language.${language}`),
          }))}
        />
        <FormTextArea
          control={control}
          name="selfIntroduction"
          rows={3}
          label={t('field.introduction')}
          hint={t('field.introductionHint')}
        />
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

/** Digits alone once there are some; letters stay to be seen and mended. */
function keepWrongNumbers(text: string): string {
  return /[^0-9０-９\s()（）+＋\-‐－ー]/u.test(text) ? text : digitsOf(text);
}
