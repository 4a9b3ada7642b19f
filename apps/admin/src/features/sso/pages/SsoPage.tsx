import { unwrap, type Schemas } from '@office/api';
import { isAlreadyReported, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  SsoSettings,
  type SamlConnectionValues,
  type SsoConnectionValues,
  type SsoSettingsState,
} from '@office/ui/screens/admin/sso';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { ProvisioningSection } from '../ProvisioningSection.tsx';
import { useCopy } from '../../../platform/useCopy.ts';

const path = '/v1/admin/organization/sso';

type ReadyState = Extract<SsoSettingsState, { status: 'ready' }>;

export function SsoPage() {
  const { t } = useTranslation('admin');
  const { data, error, mutate } = useQuery(path);
  const copy = useCopy();
  const [test, setTest] = useState<ReadyState['test']>();
  const [problem, setProblem] = useState<ReadyState['problem']>();
  const [samlProblem, setSamlProblem] = useState<ReadyState['samlProblem']>();
  const [metadataProblem, setMetadataProblem] = useState<string>();
  const [draft, setDraft] = useState<SamlConnectionValues | null>(null);
  const [domainProblem, setDomainProblem] = useState<string>();

  const [save, saving] = useAction(async (values: SsoConnectionValues) => {
    setProblem(undefined);
    setTest(undefined);
    const { clientSecret, ...rest } = values;
    try {
      await unwrap(
        office.PUT(path, {
          body: { version: data?.version ?? 0, ...rest, ...(clientSecret && { clientSecret }) },
        }),
      );
      toasts.show({ type: 'SUCCESS', title: t('saved') });
    } catch (failure) {
      if (!isAlreadyReported(failure)) setProblem(problemOf(failure));
    }
    await mutate();
  });
  const [saveSaml, savingSaml] = useAction(async (values: SamlConnectionValues) => {
    setSamlProblem(undefined);
    // Keeps the entered values if saving fails.
    setDraft(values);
    const certificates = splitCertificates(values.certificates);
    try {
      await unwrap(
        office.PUT(`${path}/saml`, {
          body: { version: data?.version ?? 0, ...values, certificates },
        }),
      );
      toasts.show({ type: 'SUCCESS', title: t('saved') });
      setDraft(null);
    } catch (failure) {
      if (!isAlreadyReported(failure)) setSamlProblem(samlProblemOf(failure));
    }
    await mutate();
  });
  const [readMetadata, reading] = useAction(
    async ({ metadata, breakGlassUserIds }: { metadata: string; breakGlassUserIds: string[] }) => {
      setMetadataProblem(undefined);
      try {
        const read = await unwrap(office.POST(`${path}/saml/metadata`, { body: { metadata } }));
        setDraft({ ...read, certificates: joinCertificates(read.certificates), breakGlassUserIds });
      } catch (failure) {
        setMetadataProblem(errorText(failure));
      }
    },
  );
  const [runTest] = useAction(async () => {
    setTest({ status: 'running' });
    try {
      await unwrap(office.POST(`${path}/test`));
      setTest({ status: 'success' });
    } catch (failure) {
      setTest({ status: 'error', text: errorText(failure) });
    }
  });
  const [changeDomain, busy] = useAction(async (change: () => Promise<unknown>) => {
    setDomainProblem(undefined);
    try {
      await change();
    } catch (failure) {
      if (!isAlreadyReported(failure)) setDomainProblem(errorText(failure));
    }
    await mutate();
  });
  const [remove] = useAction(async () => {
    setTest(undefined);
    setDraft(null);
    try {
      await unwrap(office.DELETE(path));
    } catch (failure) {
      showError(failure);
    }
    await mutate();
  });
  const params = (ssoDomainId: string) => ({ params: { path: { ssoDomainId } } });

  return (
    <SsoSettings
      state={
        data
          ? {
              ...toState(data, draft),
              ...(test && { test }),
              saving: saving || savingSaml,
              ...{ samlProblem, reading, metadataProblem },
              problem,
              busy,
              domainProblem,
            }
          : { status: error ? 'error' : 'loading' }
      }
      onSave={({ values }) => save(values)}
      onSaveSaml={({ values }) => saveSaml(values)}
      onReadMetadata={(event) => readMetadata(event)}
      onTest={() => runTest()}
      onRemove={() => remove()}
      onAddDomain={(body) => changeDomain(() => unwrap(office.POST(`${path}/domains`, { body })))}
      onVerifyDomain={({ id }) =>
        changeDomain(() => unwrap(office.POST(`${path}/domains/{ssoDomainId}/verify`, params(id))))
      }
      onRequireDomain={({ id, required }) =>
        changeDomain(() =>
          unwrap(
            office.PATCH(`${path}/domains/{ssoDomainId}`, { ...params(id), body: { required } }),
          ),
        )
      }
      onRemoveDomain={({ id }) =>
        changeDomain(() => unwrap(office.DELETE(`${path}/domains/{ssoDomainId}`, params(id))))
      }
      onCopy={copy}
      onRetry={() => void mutate()}
    >
      <ProvisioningSection />
    </SsoSettings>
  );
}

function toState(
  {
    connection,
    saml,
    administrators,
    domains,
    redirectUris,
    backchannelLogoutUri,
    frontchannelLogoutUri,
    samlServiceProvider,
  }: Schemas['SsoSettings'],
  draft: SamlConnectionValues | null,
): ReadyState {
  const breakGlassUserIds = administrators
    .filter(({ breakGlass }) => breakGlass)
    .map(({ userId }) => userId);
  const stored = saml && {
    ...{ issuer: saml.issuer, signOnUrl: saml.signOnUrl, breakGlassUserIds },
    certificates: joinCertificates(saml.certificates.map(({ pem }) => pem)),
  };
  return {
    status: 'ready',
    protocol: connection ? 'OIDC' : saml ? 'SAML' : null,
    connection: connection && { ...connection, breakGlassUserIds },
    saml: draft ?? stored,
    certificates: (saml?.certificates ?? []).map(({ subject, fingerprint, validUntil }) => ({
      ...{ subject, fingerprint },
      validUntil: new Date(validUntil),
      expired: Date.parse(validUntil) < Date.now(),
    })),
    ...{ administrators, domains, redirectUris, samlServiceProvider },
    ...{ backchannelLogoutUri, frontchannelLogoutUri },
  };
}

const joinCertificates = (pems: readonly string[]) => pems.map((pem) => pem.trim()).join('\n');

/** Splits PEM certificates, or returns a single one in base64. */
const splitCertificates = (text: string): string[] =>
  text.match(/-----BEGIN[^-]*-----[^-]*-----END[^-]*-----/g) ?? [text];

function samlProblemOf(failure: unknown): NonNullable<ReadyState['samlProblem']> {
  const text = errorText(failure);
  const refused = refusedFields(failure);
  const fields = ['issuer', 'signOnUrl', 'certificates'] as const;
  const field = fields.find((name) => refused.some((each) => each.startsWith(name)));
  return field ? { field, text } : { text };
}

function problemOf(failure: unknown): NonNullable<ReadyState['problem']> {
  const text = errorText(failure);
  const refused = refusedFields(failure);
  const field = (['issuer', 'clientSecret'] as const).find((name) => refused.includes(name));
  return field ? { field, text } : { text };
}
