import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { CopyList } from '../CopyList.tsx';
import * as styles from '../sso.css.ts';
import { SsoSection } from '../SsoSection.tsx';
import { SamlConnectionForm, type SamlConnectionFormProps } from './SamlConnectionForm.tsx';
import { SsoConnectionForm, type SsoConnectionFormProps } from './SsoConnectionForm.tsx';
import { SsoDomains, type SsoDomainsProps } from './SsoDomains.tsx';

export type { SsoAdministrator } from './BreakGlassField.tsx';
export type { SamlCertificateItem, SamlConnectionValues } from './SamlConnectionForm.tsx';
export type { SsoConnectionValues } from './SsoConnectionForm.tsx';
export type { SsoDomainItem } from './SsoDomains.tsx';

const protocols = ['OIDC', 'SAML'] as const;
type SsoProtocol = (typeof protocols)[number];

export type SsoSettingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({
      status: 'ready';
      /** URLs to enter at the identity provider. */
      redirectUris: readonly string[];
      backchannelLogoutUri: string;
      frontchannelLogoutUri: string;
      samlServiceProvider: { entityId: string; acsUrl: string };
      /** Stored SAML connection, or the values of the metadata. */
      saml: SamlConnectionFormProps['connection'];
      /** Protocol of the stored connection. Null until a provider is configured. */
      protocol: SsoProtocol | null;
      samlProblem?: SamlConnectionFormProps['problem'];
      /** `text`: the translated error. */
      test?: { status: 'running' } | { status: 'success' } | { status: 'error'; text: string };
    } & Pick<SsoConnectionFormProps, 'connection' | 'administrators' | 'saving' | 'problem'> &
      Pick<SamlConnectionFormProps, 'certificates' | 'reading' | 'metadataProblem'> &
      Pick<SsoDomainsProps, 'domains' | 'busy' | 'domainProblem'>);

export interface SsoSettingsProps extends Pick<
  SsoDomainsProps,
  'onAddDomain' | 'onVerifyDomain' | 'onRequireDomain' | 'onRemoveDomain'
> {
  state: SsoSettingsState;
  onSave: SsoConnectionFormProps['onSave'];
  onSaveSaml: SamlConnectionFormProps['onSave'];
  onReadMetadata: SamlConnectionFormProps['onReadMetadata'];
  onTest(): void;
  onRemove(): void;
  onCopy(event: { text: string }): void;
  onRetry(): void;
  /** Further sections, shown in every state. */
  children?: ReactNode;
}

/** Configures sign-in through the OpenID Connect or SAML provider of the organisation. */
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

function Ready({
  state,
  onSave,
  onSaveSaml,
  onReadMetadata,
  onTest,
  onRemove,
  onCopy,
  ...on
}: ReadyProps) {
  const { t } = useTranslation('admin-sso');
  const { connection, administrators, saving, problem, test, domains, busy, domainProblem } = state;
  const { saml, samlProblem, certificates, reading, metadataProblem, samlServiceProvider } = state;
  const [isRemoving, setIsRemoving] = useState(false);
  const [protocol, setProtocol] = useState(state.protocol ?? 'OIDC');
  const isSaml = protocol === 'SAML';
  const urls = isSaml
    ? [
        { label: t('saml.entityId'), text: samlServiceProvider.entityId },
        { label: t('saml.acsUrl'), text: samlServiceProvider.acsUrl },
      ]
    : [
        { label: t('urls.office'), text: state.redirectUris[0] ?? '' },
        { label: t('urls.admin'), text: state.redirectUris[1] ?? '' },
        { label: t('urls.logout'), text: state.backchannelLogoutUri },
        { label: t('urls.frontchannelLogout'), text: state.frontchannelLogoutUri },
      ];
  return (
    <>
      <SegmentedControl
        ariaLabel={t('protocol')}
        options={protocols.map((value) => ({ value, label: t(`protocols.${value}`) }))}
        value={protocol}
        onChange={({ value }) => setProtocol(value)}
      />
      <SsoSection title={t('urls.title')} hint={t(isSaml ? 'saml.urlsHint' : 'urls.hint')}>
        <CopyList items={urls} onCopy={onCopy} />
        {isSaml && (
          <div className={styles.buttons}>
            <Button href={samlServiceProvider.entityId}>{t('saml.download')}</Button>
          </div>
        )}
      </SsoSection>
      <SsoSection
        title={t('connection.title')}
        hint={t(isSaml ? 'saml.connectionHint' : 'connection.hint')}
      >
        {state.protocol && state.protocol !== protocol && (
          <Callout tone="warning">
            {t('replaces', { protocol: t(`protocols.${state.protocol}`) })}
          </Callout>
        )}
        {isSaml ? (
          <SamlConnectionForm
            key={JSON.stringify(saml)}
            {...{ connection: saml, certificates, administrators, saving, problem: samlProblem }}
            {...{ reading, metadataProblem, onReadMetadata, onSave: onSaveSaml }}
          />
        ) : (
          <SsoConnectionForm
            key={JSON.stringify(connection)}
            {...{ connection, administrators, saving, problem, onSave }}
          />
        )}
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
        {state.protocol === protocol && (
          <div className={styles.buttons}>
            {!isSaml && (
              <Button loading={test?.status === 'running'} onPress={onTest}>
                {t('connection.test')}
              </Button>
            )}
            <Button variant="danger" onPress={() => setIsRemoving(true)}>
              {t('connection.remove')}
            </Button>
          </div>
        )}
      </SsoSection>
      {state.protocol && (
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
