import { formatDateTime, type AttentionKind } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cityOf } from '../../../../patterns/dates/timeZones.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './Overview.css.ts';
import { SetupChecklist, type SetupItem } from './SetupChecklist.tsx';
import { UsageCharts, type OverviewDay } from './UsageCharts.tsx';

export interface AttentionItem {
  kind: AttentionKind;
  count: number;
  name: string | null;
  limit?: number;
  /** ISO 8601: the start of a maintenance. */
  at?: string;
  /** Without it the item is plain text. */
  href?: string;
}

export type OverviewState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      people: { online: number; inCalls: number; inMeetings: number; members: number };
      /** Oldest first. */
      days: readonly OverviewDay[];
      /** IANA name of the time zone of the days. */
      timeZone: string;
      attention: readonly AttentionItem[];
      /** Checklist of a new organisation. Null once it is closed. */
      setup: readonly SetupItem[] | null;
    };

export interface OverviewProps {
  state: OverviewState;
  organization?: string;
  onSetupClose(): void;
  onRetry(): void;
}

export function Overview({ state, organization, onSetupClose, onRetry }: OverviewProps) {
  const { t } = useTranslation('admin-overview');
  return (
    <div className={styles.page} data-component="Overview">
      <PageHeader title={t('title')} {...(organization ? { description: organization } : {})} />
      {state.status === 'loading' ? (
        <LoadingState label={t('loading')} />
      ) : state.status === 'error' ? (
        <ErrorState onRetry={onRetry} />
      ) : (
        <>
          {state.setup && <SetupChecklist steps={state.setup} onClose={onSetupClose} />}
          <Ready {...state} />
        </>
      )}
    </div>
  );
}

function Ready({ people, days, timeZone, attention }: Extract<OverviewState, { status: 'ready' }>) {
  const { t } = useTranslation('admin-overview');
  const language = useLanguage();
  const ids = { now: useId(), attention: useId(), use: useId() };
  return (
    <>
      <section aria-labelledby={ids.now}>
        <Stack gap={3}>
          <Heading level={2} id={ids.now}>
            {t('now')}
          </Heading>
          <dl className={styles.cards}>
            {(['online', 'inCalls', 'inMeetings'] as const).map((name) => (
              <Card key={name}>
                <Text as="dt" tone="muted">
                  {t(name)}
                </Text>
                <dd className={styles.value}>
                  <Text size="2xl" weight="medium" tabular>
                    {numberText(people[name], language)}
                  </Text>{' '}
                  {name === 'online' && (
                    <Text size="sm" tone="muted">
                      {t('ofMembers', { members: numberText(people.members, language) })}
                    </Text>
                  )}
                </dd>
              </Card>
            ))}
          </dl>
        </Stack>
      </section>
      <section aria-labelledby={ids.attention}>
        <Stack gap={3}>
          <Heading level={2} id={ids.attention}>
            {t('attention')}
          </Heading>
          <Card>
            {attention.length === 0 ? (
              <Text as="p" tone="muted">
                {t('nothing')}
              </Text>
            ) : (
              <ul className={styles.list}>
                {attention.map((point) => (
                  <li key={`${point.kind} ${point.name ?? ''}`} className={styles.point}>
                    <Icon icon={icons.warning} tone="warning" />
                    <Point {...point} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </Stack>
      </section>
      <section aria-labelledby={ids.use}>
        <Stack gap={3}>
          <Heading level={2} id={ids.use}>
            {t('use')}
          </Heading>
          <Text as="p" tone="muted">
            {t('useHelp', { city: cityOf(timeZone, language) })}
          </Text>
          <UsageCharts days={days} />
        </Stack>
      </section>
    </>
  );
}

function Point({ kind, count, name, limit, at, href }: AttentionItem) {
  const { t } = useTranslation('admin-overview');
  const words = t(`kind.${kind}`, {
    count,
    name: name ?? '',
    limit: limit ?? 0,
    at: at ? formatDateTime(at) : '',
  });
  return href ? <Link href={href}>{words}</Link> : <Text>{words}</Text>;
}
