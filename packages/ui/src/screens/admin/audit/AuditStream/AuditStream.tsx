import { auditStreamStarts, type AuditStreamStart } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { useClock, type Clock } from '../../../../patterns/useClock.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { RadioGroup } from '../../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../audit.css.ts';
import {
  auditStreamKinds,
  type AuditStreamDestination,
  type AuditStreamFormProblem,
  type AuditStreamKind,
  type AuditStreamSave,
} from './destination.ts';
import { S3Form } from './S3Form.tsx';
import { StreamStatus, type AuditStreamItem, type StreamStatusProps } from './StreamStatus.tsx';
import { SyslogForm } from './SyslogForm.tsx';
import { WebhookForm } from './WebhookForm.tsx';

export { auditStreamFields } from './destination.ts';
export type {
  AuditStreamChange,
  AuditStreamDestination,
  AuditStreamFormProblem,
  AuditStreamSave,
} from './destination.ts';
export type { AuditStreamItem, DeliveryProblem, AuditStreamTest } from './StreamStatus.tsx';

export type AuditStreamState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({
      status: 'ready';
      /** Null until a destination is configured. */
      stream: (AuditStreamItem & { destination: AuditStreamDestination }) | null;
      saving?: boolean | undefined;
      problem?: AuditStreamFormProblem | undefined;
    } & Pick<StreamStatusProps, 'test' | 'busy' | 'refreshing'>);

export interface AuditStreamProps extends Pick<
  StreamStatusProps,
  'onTest' | 'onPause' | 'onRefresh' | 'onRemove'
> {
  state: AuditStreamState;
  breadcrumbs?: readonly Breadcrumb[];
  clock?: Clock;
  onSave(event: AuditStreamSave): void;
  /** Returns a new signing secret, and copies it. */
  onGenerateSecret(): string;
  onRetry(): void;
}

/** Configures the external system that receives the audit log. */
export function AuditStream({
  state,
  breadcrumbs = [],
  clock: clockProp,
  onRetry,
  ...on
}: AuditStreamProps) {
  const { t } = useTranslation('admin-audit');
  const { timeZone } = useClock(clockProp);
  return (
    <div className={styles.narrowPage} data-component="AuditStream" data-status={state.status}>
      <PageHeader
        title={t('stream.title')}
        description={t('stream.description')}
        breadcrumbs={breadcrumbs}
      />
      {state.status === 'loading' && (
        <LoadingState shape="form" rows={4} label={t('stream.loading')} />
      )}
      {state.status === 'error' && <ErrorState onRetry={onRetry} />}
      {state.status === 'ready' && (
        <>
          {state.stream && (
            <StreamStatus
              stream={state.stream}
              test={state.test}
              busy={state.busy}
              refreshing={state.refreshing}
              timeZone={timeZone}
              {...on}
            />
          )}
          <Destination
            key={JSON.stringify(state.stream?.destination)}
            destination={state.stream?.destination ?? null}
            problem={state.problem}
            saving={state.saving ?? false}
            {...on}
          />
        </>
      )}
    </div>
  );
}

interface DestinationProps extends Pick<AuditStreamProps, 'onSave' | 'onGenerateSecret'> {
  destination: AuditStreamDestination | null;
  problem: AuditStreamFormProblem | undefined;
  saving: boolean;
}

function Destination({ destination, problem, saving, onSave, onGenerateSecret }: DestinationProps) {
  const { t } = useTranslation('admin-audit');
  const { webhook = null, syslog = null, s3 = null } = destination ?? {};
  const [kind, setKind] = useState<AuditStreamKind>(s3 ? 's3' : syslog ? 'syslog' : 'webhook');
  const [start, setStart] = useState<AuditStreamStart>('NOW');
  const id = useId();
  const form = {
    problem,
    saving,
    onSave: (change: AuditStreamSave['destination']) => onSave({ destination: change, start }),
  };
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={styles.section}>
        <Heading level={2} size="md" id={id}>
          {t('stream.destination')}
        </Heading>
        <Text as="p" tone="muted">
          {t('stream.destinationHint')}
        </Text>
        <FormField label={t('stream.kind')} hint={t(`stream.kindHints.${kind}`)} group>
          {({ labelledBy, describedBy }) => (
            <RadioGroup
              labelledBy={labelledBy}
              describedBy={describedBy}
              options={auditStreamKinds.map((value) => ({
                value,
                label: t(`stream.kinds.${value}`),
              }))}
              value={kind}
              onChange={({ value }) => setKind(value)}
            />
          )}
        </FormField>
        {!destination && (
          <FormField label={t('stream.start')} group>
            {({ labelledBy }) => (
              <RadioGroup
                labelledBy={labelledBy}
                options={auditStreamStarts.map((value) => ({
                  value,
                  label: t(`stream.starts.${value}`),
                }))}
                value={start}
                onChange={({ value }) => setStart(value)}
              />
            )}
          </FormField>
        )}
        {kind === 'webhook' && (
          <WebhookForm stored={webhook} onGenerateSecret={onGenerateSecret} {...form} />
        )}
        {kind === 'syslog' && <SyslogForm stored={syslog} {...form} />}
        {kind === 's3' && <S3Form stored={s3} {...form} />}
      </div>
    </Card>
  );
}
