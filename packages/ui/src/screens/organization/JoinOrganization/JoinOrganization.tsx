import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './JoinOrganization.css.ts';

export interface InvitingOrganization {
  name: string;
  avatarUrl: string | null;
}

export type JoinOrganizationState =
  | { status: 'loading' }
  | {
      status: 'valid';
      organization: InvitingOrganization;
      inviterName: string | null;
      email: string;
    }
  /** The visitor is signed out; `registered` is true if the address has an account. */
  | {
      status: 'signedOut';
      organization: InvitingOrganization;
      inviterName: string | null;
      email: string;
      registered: boolean;
    }
  | { status: 'expired' }
  | { status: 'invalid' }
  /** A newer invitation link was mailed and invalidates this one. */
  | { status: 'replaced' }
  | { status: 'withdrawn' }
  | { status: 'alreadyMember'; organization: InvitingOrganization }
  | {
      status: 'wrongAccount';
      organization: InvitingOrganization;
      invitedEmail: string;
      currentEmail: string;
    }
  | { status: 'error'; text?: string };

export interface JoinOrganizationProps {
  state: JoinOrganizationState;
  /** The visitor is signed out; links to other pages lead to the sign-in page. */
  signedOut?: boolean;
  joining?: boolean;
  error?: { text: string } | undefined;
  signInHref?: string;
  signUpHref?: string;
  organizationsHref?: string;
  onJoin(): void;
  onOpen(): void;
  /** Signs out so that the member can sign in with the invited account. */
  onSwitchAccount(): void;
  onRetry(): void;
}

export function JoinOrganization(props: JoinOrganizationProps) {
  return (
    <section data-component="JoinOrganization">
      <Content {...props} />
    </section>
  );
}

function Content({
  state,
  signedOut = false,
  joining = false,
  error,
  signInHref = '/auth/sign-in',
  signUpHref = '/auth/sign-up',
  organizationsHref = '/organization',
  onJoin,
  onOpen,
  onSwitchAccount,
  onRetry,
}: JoinOrganizationProps) {
  const { t } = useTranslation('organization');
  const elsewhere = (
    <Button size="lg" fullWidth href={signedOut ? signInHref : organizationsHref}>
      {t(signedOut ? 'join.goToSignIn' : 'join.backToOrganizations')}
    </Button>
  );
  switch (state.status) {
    case 'loading':
      return <FormPage loading title={t('join.checking')} />;
    case 'valid':
      return (
        <FormPage
          title={t('join.valid', { organization: state.organization.name })}
          description={
            state.inviterName ? t('join.invitedBy', { inviter: state.inviterName }) : undefined
          }
          top={<Logo {...state.organization} />}
        >
          {error ? (
            <Callout announce tone="danger" title={t('join.failed')}>
              {error.text}
            </Callout>
          ) : null}
          <dl className={styles.account}>
            <Text as="dt" size="xs" tone="muted">
              {t('join.joinAs')}
            </Text>
            <Text as="dd">{state.email}</Text>
          </dl>
          <Button variant="primary" size="lg" fullWidth loading={joining} onPress={onJoin}>
            {t(joining ? 'join.submitting' : 'join.submit')}
          </Button>
          <Text as="p" align="center">
            <Link href={organizationsHref}>{t('join.later')}</Link>
          </Text>
        </FormPage>
      );
    case 'signedOut':
      return (
        <FormPage
          title={t('join.signInRequired', { organization: state.organization.name })}
          description={
            state.inviterName ? t('join.invitedBy', { inviter: state.inviterName }) : undefined
          }
          top={<Logo {...state.organization} />}
        >
          <Text as="p">
            {t(state.registered ? 'join.signInHelp' : 'join.signUpHelp', { invited: state.email })}
          </Text>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            href={state.registered ? signInHref : signUpHref}
          >
            {t(state.registered ? 'join.signIn' : 'join.signUp')}
          </Button>
        </FormPage>
      );
    case 'expired':
      return (
        <FormPage
          icon={icons.clock}
          tone="warning"
          title={t('join.expired')}
          description={t('join.expiredHelp')}
        >
          {elsewhere}
        </FormPage>
      );
    case 'invalid':
      return (
        <FormPage
          icon={icons.link}
          tone="warning"
          title={t('join.invalid')}
          description={t('join.invalidHelp')}
        >
          {elsewhere}
        </FormPage>
      );
    case 'replaced':
    case 'withdrawn':
      return (
        <FormPage
          icon={icons.link}
          tone="warning"
          title={t(`join.${state.status}`)}
          description={t(`join.${state.status}Help`)}
        >
          {elsewhere}
        </FormPage>
      );
    case 'alreadyMember':
      return (
        <FormPage
          title={t('join.alreadyMember', { organization: state.organization.name })}
          description={t('join.alreadyMemberHelp')}
          top={<Logo {...state.organization} />}
        >
          <Button variant="primary" size="lg" fullWidth onPress={onOpen}>
            {t('join.open')}
          </Button>
        </FormPage>
      );
    case 'wrongAccount':
      return (
        <FormPage
          icon={icons.person}
          tone="warning"
          title={t('join.wrongAccount')}
          description={t('join.wrongAccountHelp', {
            organization: state.organization.name,
            invited: state.invitedEmail,
            current: state.currentEmail,
          })}
        >
          <Stack gap={3}>
            <Button variant="primary" size="lg" fullWidth onPress={onSwitchAccount}>
              {t('join.switchAccount')}
            </Button>
            {elsewhere}
          </Stack>
        </FormPage>
      );
    case 'error':
      return (
        <FormPage
          icon={icons.warning}
          tone="warning"
          title={t('join.error')}
          description={state.text ?? t('join.errorHelp')}
        >
          <Button variant="primary" size="lg" fullWidth icon={icons.refresh} onPress={onRetry}>
            {t('join.retry')}
          </Button>
        </FormPage>
      );
  }
}

function Logo({ name, avatarUrl }: InvitingOrganization) {
  return <Avatar kind="organization" size="lg" decorative name={name} src={avatarUrl} />;
}
