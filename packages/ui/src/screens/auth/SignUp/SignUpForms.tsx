import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newPasswordSchema, type NewPasswordValues } from '../../../patterns/form/newPassword.ts';
import { personSchema, type PersonValues } from '../../../patterns/form/person.ts';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { AuthLinks } from '../auth.ts';
import { InformationStep } from './InformationStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { SignUpError, SignUpProps } from './SignUp.types.ts';
import { SignUpSteps } from './SignUpSteps.tsx';

interface SignUpFormsProps extends Omit<SignUpProps, 'state' | 'links' | 'onRetry'> {
  email: string;
  to: AuthLinks;
  agreement: ReactNode;
}

/** Holds both forms, so that switching between the steps keeps the input. */
export function SignUpForms({
  email,
  language,
  to,
  agreement,
  submitting = false,
  error,
  draft,
  onDraftChange,
  onSubmit,
}: SignUpFormsProps) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<'information' | 'password'>('information');
  const [moved, setMoved] = useState(false);
  const { informationProblem, passwordProblem } = problems(error);
  const information = useValidatedForm<PersonValues>({
    schema: personSchema,
    problem: informationProblem,
    defaultValues: {
      nameKanji: '',
      nameKatakana: '',
      nickname: '',
      gender: '',
      dateOfBirth: '',
      department: '',
      jobTitle: '',
      phoneNumber: '',
      language,
      selfIntroduction: '',
      ...draft,
    },
  });
  useFormChanges(information, (values) => onDraftChange?.({ draft: values }));
  const password = useValidatedForm<NewPasswordValues>({
    schema: newPasswordSchema,
    problem: passwordProblem,
    defaultValues: { password: '', confirmPassword: '' },
  });
  // An error in a field of the first step returns to that step, once per response.
  const [answered, setAnswered] = useState<SignUpError>();
  if (error !== answered) {
    setAnswered(error);
    if (informationProblem) setStep('information');
  }
  const go = (next: typeof step) => {
    setMoved(true);
    setStep(next);
  };

  return step === 'information' ? (
    <FormPage
      key="information"
      focusTitle={moved}
      top={<SignUpSteps current={0} />}
      title={t('signUp.stepInformation')}
      description={t('signUp.informationLead')}
    >
      <InformationStep
        email={email}
        control={information.control}
        signInHref={to.signIn}
        onSubmit={information.handleSubmit(() => go('password'))}
      />
    </FormPage>
  ) : (
    <FormPage
      key="password"
      focusTitle={moved}
      top={<SignUpSteps current={1} />}
      title={t('signUp.stepPassword')}
      description={t('signUp.passwordLead', { email })}
    >
      {error?.kind === 'emailRegistered' ? (
        <Callout
          announce
          tone="danger"
          title={t('signUp.emailRegistered')}
          action={<Link href={to.signIn}>{t('signUp.completeAction')}</Link>}
        >
          {email}
        </Callout>
      ) : null}
      {error?.kind === 'other' && error.field === undefined ? (
        <Callout announce tone="danger" title={t('signUp.otherError')}>
          {error.text} {t('signUp.otherErrorHelp')}
        </Callout>
      ) : null}
      <PasswordStep
        email={email}
        control={password.control}
        agreement={agreement}
        submitting={submitting}
        onBack={() => go('information')}
        onSubmit={password.handleSubmit((values) =>
          onSubmit({
            information: personSchema.parse(information.getValues()),
            password: values.password,
          }),
        )}
      />
    </FormPage>
  );
}

function problems(error: SignUpError | undefined) {
  if (error?.kind !== 'other' || error.field === undefined) return {};
  const { field, text } = error;
  return field === 'password'
    ? { passwordProblem: { field, text, cause: error } }
    : { informationProblem: { field, text, cause: error } };
}
