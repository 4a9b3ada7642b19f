import { unwrap } from '@office/api';
import { isAlreadyReported, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  AuditStream,
  auditStreamFields,
  type AuditStreamFormProblem,
  type AuditStreamSave,
  type AuditStreamTest,
} from '@office/ui/screens/admin/audit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { useCopy } from '../../../platform/useCopy.ts';

const secretBytes = 32;

/** Returns a signing secret of Standard Webhooks. */
function generateSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

const path = '/v1/admin/audit/stream';

export function AuditStreamPage() {
  const { t } = useTranslation('admin');
  const { data, error, mutate, isValidating } = useQuery(path);
  const [problem, setProblem] = useState<AuditStreamFormProblem>();
  const [test, setTest] = useState<AuditStreamTest>();
  const copy = useCopy();
  const breadcrumbs = usePageTrail();
  const [save, saving] = useAction(async (body: AuditStreamSave) => {
    setProblem(undefined);
    setTest(undefined);
    try {
      await unwrap(office.PUT(path, { body: { version: data?.version ?? 0, ...body } }));
      toasts.show({ type: 'SUCCESS', title: t('saved') });
    } catch (failure) {
      if (!isAlreadyReported(failure)) setProblem(problemOf(failure));
    }
    await mutate();
  });
  const [runTest] = useAction(async () => {
    setTest({ status: 'running' });
    try {
      const result = await unwrap(office.POST(`${path}/test`));
      setTest(
        result.problem ? { status: 'error', problem: result.problem } : { status: 'success' },
      );
    } catch (failure) {
      setTest(undefined);
      showError(failure);
    }
  });
  const [change, busy] = useChange([path]);
  return (
    <AuditStream
      state={
        data
          ? {
              status: 'ready',
              stream: data.stream,
              saving,
              problem,
              test,
              busy,
              refreshing: isValidating,
            }
          : { status: error ? 'error' : 'loading' }
      }
      breadcrumbs={breadcrumbs}
      onSave={save}
      onTest={() => runTest()}
      onPause={({ paused }) => change(() => unwrap(office.PATCH(path, { body: { paused } })))}
      onRemove={() => {
        setTest(undefined);
        change(() => unwrap(office.DELETE(path)));
      }}
      onRefresh={() => void mutate()}
      onGenerateSecret={() => {
        const secret = generateSigningSecret();
        copy({ text: secret });
        return secret;
      }}
      onRetry={() => void mutate()}
    />
  );
}

function problemOf(failure: unknown): AuditStreamFormProblem {
  const refused = refusedFields(failure);
  const field = auditStreamFields.find((name) => refused.includes(name));
  return { field, text: errorText(failure) };
}
