import { formatDateTime, type DeliveryProblemKind } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../../../patterns/numbers.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../audit.css.ts';

export interface DeliveryProblem {
  kind: DeliveryProblemKind;
  /** Status or error code. */
  detail: string | null;
}

export interface AuditStreamItem {
  paused: boolean;
  /** Number of entries that are not sent yet. */
  waiting: number;
  /** ISO 8601, UTC. */
  lastSentAt: string | null;
  /** Null after a success. */
  problem: (DeliveryProblem & { since: string; nextAttemptAt: string }) | null;
}

export type AuditStreamTest =
  { status: 'running' } | { status: 'success' } | { status: 'error'; problem: DeliveryProblem };

export interface StreamStatusProps {
  stream: AuditStreamItem;
  test?: AuditStreamTest | undefined;
  /** The stream is being paused, resumed or removed. */
  busy?: boolean | undefined;
  refreshing?: boolean | undefined;
  timeZone: string | undefined;
  onTest(): void;
  onPause(event: { paused: boolean }): void;
  onRefresh(): void;
  onRemove(): void;
}

const tones = { active: 'success', failing: 'danger', paused: 'neutral' } as const;

export function StreamStatus({
  stream: { paused, waiting, lastSentAt, problem },
  test,
  busy = false,
  refreshing = false,
  timeZone,
  onTest,
  onPause,
  onRefresh,
  onRemove,
}: StreamStatusProps) {
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  const id = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const status = paused ? 'paused' : problem ? 'failing' : 'active';
  const problemText = ({ kind, detail }: DeliveryProblem) => {
    const text = t(`stream.problem.${kind}`);
    return detail ? t('stream.problemDetail', { text, detail }) : text;
  };
  const facts = [
    [t('stream.lastSent'), lastSentAt ? formatDateTime(lastSentAt, timeZone) : t('stream.never')],
    [t('stream.waiting'), numberText(waiting, language)],
  ];
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={styles.section}>
        <div className={styles.line}>
          <Heading level={2} size="md" id={id}>
            {t('stream.status')}
          </Heading>
          <StatusLabel tone={tones[status]}>{t(`stream.statuses.${status}`)}</StatusLabel>
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.factRow}>
              <Text as="dt" tone="muted">
                {name}
              </Text>
              <dd className={styles.fact}>
                <Text tabular>{value}</Text>
              </dd>
            </div>
          ))}
        </dl>
        {problem && (
          <Callout
            tone={paused ? 'warning' : 'danger'}
            title={t('stream.failingSince', { at: formatDateTime(problem.since, timeZone) })}
          >
            {problemText(problem)}
            {!paused && (
              <>
                <br />
                {t('stream.nextAttempt', { at: formatDateTime(problem.nextAttemptAt, timeZone) })}
              </>
            )}
          </Callout>
        )}
        {test?.status === 'success' && (
          <Callout tone="success" announce>
            {t('stream.testSuccess')}
          </Callout>
        )}
        {test?.status === 'error' && (
          <Callout tone="danger" announce title={t('stream.testFailed')}>
            {problemText(test.problem)}
          </Callout>
        )}
        <div className={styles.buttons}>
          <Button icon={icons.refresh} loading={refreshing} onPress={onRefresh}>
            {t('stream.refresh')}
          </Button>
          <Button loading={test?.status === 'running'} onPress={onTest}>
            {t('stream.test')}
          </Button>
          <Button disabled={busy} onPress={() => onPause({ paused: !paused })}>
            {t(paused ? 'stream.resume' : 'stream.pause')}
          </Button>
          <Button variant="danger" disabled={busy} onPress={() => setIsRemoving(true)}>
            {t('stream.remove')}
          </Button>
        </div>
      </div>
      <AlertDialog
        open={isRemoving}
        danger
        title={t('stream.removeTitle')}
        description={t('stream.removeHint')}
        confirmLabel={t('stream.remove')}
        cancelLabel={t('stream.cancel')}
        onConfirm={() => {
          setIsRemoving(false);
          onRemove();
        }}
        onCancel={() => setIsRemoving(false)}
      />
    </Card>
  );
}
