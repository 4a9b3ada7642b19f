import { unwrap, type Schemas } from '@office/api';
import { isAlreadyReported, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  SsoSettings,
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
              ...toState(data),
              ...(test && { test }),
              saving,
              problem,
              busy,
              domainProblem,
            }
          : { status: error ? 'error' : 'loading' }
      }
      onSave={({ values }) => save(values)}
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

function toState({
  connection,
  administrators,
  domains,
  redirectUris,
  backchannelLogoutUri,
}: Schemas['SsoSettings']): ReadyState {
  return {
    status: 'ready',
    connection: connection && {
      ...connection,
      breakGlassUserIds: administrators
        .filter(({ breakGlass }) => breakGlass)
        .map(({ userId }) => userId),
    },
    administrators,
    domains,
    redirectUris,
    backchannelLogoutUri,
  };
}

function problemOf(failure: unknown): NonNullable<ReadyState['problem']> {
  const text = errorText(failure);
  const refused = refusedFields(failure);
  const field = (['issuer', 'clientSecret'] as const).find((name) => refused.includes(name));
  return field ? { field, text } : { text };
}
