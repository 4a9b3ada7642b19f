import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { CopyList } from '../CopyList.tsx';
import * as styles from '../sso.css.ts';
import { SsoSection } from '../SsoSection.tsx';
import { SsoConnectionForm, type SsoConnectionFormProps } from './SsoConnectionForm.tsx';
import { SsoDomains, type SsoDomainsProps } from './SsoDomains.tsx';

export type { SsoAdministrator, SsoConnectionValues } from './SsoConnectionForm.tsx';
export type { SsoDomainItem } from './SsoDomains.tsx';

export type SsoSettingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({
      status: 'ready';
      /** URLs to enter at the identity provider. */
      redirectUris: readonly string[];
      backchannelLogoutUri: string;
      /** `text`: the translated error. */
      test?: { status: 'running' } | { status: 'success' } | { status: 'error'; text: string };
    } & Pick<SsoConnectionFormProps, 'connection' | 'administrators' | 'saving' | 'problem'> &
      Pick<SsoDomainsProps, 'domains' | 'busy' | 'domainProblem'>);

export interface SsoSettingsProps extends Pick<
  SsoDomainsProps,
  'onAddDomain' | 'onVerifyDomain' | 'onRequireDomain' | 'onRemoveDomain'
> {
  state: SsoSettingsState;
  onSave: SsoConnectionFormProps['onSave'];
  onTest(): void;
  onRemove(): void;
  onCopy(event: { text: string }): void;
  onRetry(): void;
  /** Further sections, shown in every state. */
  children?: ReactNode;
}

/** Configures sign-in through the OpenID Connect provider of the organisation. */
export function SsoSettings({ state, children, ...on }: SsoSettingsProps) {
  const { t } = useTranslation('admin-sso');
  return (
    <div className={styles.root} data-component="SsoSettings" data-status={state.status}>
      <PageHeader title={t('title')} description={t('description')} />
      {state.status === 'loading' && <LoadingState shape="form" rows={5} label={t('loading')} />}
      {state.status === 'error' && <ErrorState onRetry={on.onRetry} />}
      {state.status === 'ready' && <Ready state={state} {...on} />}
      {children}
    </div>
  );
}

interface ReadyProps extends Omit<SsoSettingsProps, 'state' | 'onRetry' | 'children'> {
  state: Extract<SsoSettingsState, { status: 'ready' }>;
}

function Ready({ state, onSave, onTest, onRemove, onCopy, ...on }: ReadyProps) {
  const { t } = useTranslation('admin-sso');
  const { connection, administrators, saving, problem, test, domains, busy, domainProblem } = state;
  const [isRemoving, setIsRemoving] = useState(false);
  const urls = [
    { label: t('urls.office'), text: state.redirectUris[0] ?? '' },
    { label: t('urls.admin'), text: state.redirectUris[1] ?? '' },
    { label: t('urls.logout'), text: state.backchannelLogoutUri },
  ];
  return (
    <>
      <SsoSection title={t('urls.title')} hint={t('urls.hint')}>
        <CopyList items={urls} onCopy={onCopy} />
      </SsoSection>
      <SsoSection title={t('connection.title')} hint={t('connection.hint')}>
        <SsoConnectionForm
          key={JSON.stringify(connection)}
          {...{ connection, administrators, saving, problem, onSave }}
        />
        {test?.status === 'success' && (
          <Callout tone="success" announce>
            {t('connection.testSuccess')}
          </Callout>
        )}
        {test?.status === 'error' && (
          <Callout tone="danger" announce title={t('connection.testFailed')}>
            {test.text}
          </Callout>
        )}
        {connection && (
          <div className={styles.buttons}>
            <Button loading={test?.status === 'running'} onPress={onTest}>
              {t('connection.test')}
            </Button>
            <Button variant="danger" onPress={() => setIsRemoving(true)}>
              {t('connection.remove')}
            </Button>
          </div>
        )}
      </SsoSection>
      {connection && (
        <SsoSection title={t('domains.title')} hint={t('domains.hint')}>
          <SsoDomains
            {...{ domains, busy, domainProblem, ...on }}
            renderRecord={({ txtName, txtValue }) => (
              <CopyList
                items={[
                  { label: t('domains.txtName'), text: txtName },
                  { label: t('domains.txtValue'), text: txtValue },
                ]}
                onCopy={onCopy}
              />
            )}
          />
        </SsoSection>
      )}
      <AlertDialog
        open={isRemoving}
        danger
        title={t('connection.removeTitle')}
        description={t('connection.removeHint')}
        confirmLabel={t('connection.remove')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setIsRemoving(false);
          onRemove();
        }}
        onCancel={() => setIsRemoving(false)}
      />
    </>
  );
}
