import type { Language } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personSchema, type PersonValues } from '../../../patterns/form/person.ts';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useNewPasswordForm } from '../../../patterns/form/useNewPasswordForm.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Stepper } from '../../../patterns/Stepper/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { AuthLinks } from '../auth.ts';
import { InformationStep } from './InformationStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

export type SignUpInformation = PersonValues;

/** Why registration was rejected. `other` has a translated text. */
export type SignUpError =
  | { kind: 'emailRegistered' }
  | { kind: 'other'; text: string; field?: keyof SignUpInformation | 'password' };

export type SignUpState =
  | { status: 'loading' }
  /** Opened without an invitation link. */
  | { status: 'uninvited' }
  | { status: 'invalid' }
  | { status: 'expired' }
  | { status: 'registered'; email: string }
  | { status: 'ready'; email: string; minPasswordLength?: number }
  | { status: 'complete'; name: string }
  /** The link could not be checked. `text`: the translated reason. */
  | { status: 'error'; text?: string };

export interface SignUpSubmission {
  information: SignUpInformation;
  password: string;
}

export interface SignUpProps {
  state: SignUpState;
  language: Language;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: SignUpError | undefined;
  /** A draft of the first step. Read only when the form mounts. */
  draft?: Partial<SignUpInformation> | undefined;
  links?: Partial<AuthLinks>;
  /** Raised after both steps are valid. */
  onSubmit(submission: SignUpSubmission): void;
  onDraftChange?(event: { draft: Partial<SignUpInformation> }): void;
  onRetry(): void;
}

interface SignUpFormsProps extends Omit<SignUpProps, 'state' | 'links' | 'onRetry'> {
  email: string;
  minPasswordLength: number | undefined;
  to: AuthLinks;
  agreement: ReactNode;
}

interface SignUpStepsProps {
  /** Zero-based. 3 when all steps are done. */
  current: 0 | 1 | 3;
  /** Returns to the information. */
  onBack?(): void;
}

export function SignUpSteps({ current, onBack }: SignUpStepsProps) {
  const { t } = useTranslation('auth');
  return (
    <Stepper
      label={t('signUp.steps')}
      doneLabel={t('signUp.stepDone')}
      current={current}
      steps={(['stepInformation', 'stepPassword', 'stepComplete'] as const).map((step) => ({
        label: t(`signUp.${step}`),
      }))}
      {...(onBack && { onCurrentChange: onBack })}
    />
  );
}

/** Holds both forms, so that switching between the steps keeps the input. */
export function SignUpForms({
  email,
  minPasswordLength,
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
      nameLatin: '',
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
  const password = useNewPasswordForm({ minLength: minPasswordLength, problem: passwordProblem });
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
      top={<SignUpSteps current={1} onBack={() => go('information')} />}
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
        minLength={minPasswordLength}
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
