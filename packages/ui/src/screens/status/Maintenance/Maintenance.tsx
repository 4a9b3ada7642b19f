import { formatLongDateTime, type Language } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './Maintenance.css.ts';

export interface MaintenanceInfo {
  /** ISO 8601. Null if unknown. */
  startAt: string | null;
  endAt: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Reason and effects. An empty language falls back to the other one. */
  message?: Record<Language, string> | null;
}

export type MaintenanceState =
  { status: 'loading' } | { status: 'error' } | { status: 'ready'; info: MaintenanceInfo };

export interface MaintenanceProps {
  state: MaintenanceState;
  signingIn?: boolean;
  language?: LanguageSwitchProps;
  onSignIn(): void;
}

export function Maintenance({ state, signingIn = false, language, onSignIn }: MaintenanceProps) {
  const { t } = useTranslation('status');
  return (
    <div data-component="Maintenance">
      <StatusPage
        code="503"
        icon={icons.maintenance}
        title={t('maintenance.title')}
        description={t('maintenance.description')}
        languageSwitch={language}
        actions={
          <Button variant="primary" icon={icons.person} loading={signingIn} onPress={onSignIn}>
            {t(signingIn ? 'maintenance.signingIn' : 'maintenance.signIn')}
          </Button>
        }
      >
        {state.status === 'error' ? (
          <Text as="p" tone="muted">
            {t('maintenance.infoFailed')}
          </Text>
        ) : (
          <Details info={state.status === 'ready' ? state.info : undefined} />
        )}
      </StatusPage>
    </div>
  );
}

function Details({ info }: { info: MaintenanceInfo | undefined }) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const { message: words } = info ?? {};
  const message = words?.[language] || words?.[language === 'ja' ? 'en' : 'ja'];
  const time = (instant: string | null) => {
    const text = instant === null ? '' : formatLongDateTime(instant);
    return text ? (
      <Text as="time" dateTime={instant ?? undefined} tabular>
        {text}
      </Text>
    ) : (
      <Text tone="muted">{t('maintenance.unknown')}</Text>
    );
  };
  return (
    <>
      {message && (
        <Text as="p" preserveLines>
          {message}
        </Text>
      )}
      <dl className={styles.details} aria-busy={info === undefined || undefined}>
        <Row name={t('maintenance.startAt')}>{info && time(info.startAt)}</Row>
        <Row name={t('maintenance.endAt')}>{info && time(info.endAt)}</Row>
        {info && !info.contactPhone ? null : (
          <Row name={t('maintenance.phone')}>
            {info?.contactPhone ? (
              <Link href={`tel:${info.contactPhone.replace(/[^0-9+]/g, '')}`}>
                {info.contactPhone}
              </Link>
            ) : null}
          </Row>
        )}
        {info && !info.contactEmail ? null : (
          <Row name={t('maintenance.email')}>
            {info?.contactEmail ? (
              <Link href={`mailto:${info.contactEmail}`}>{info.contactEmail}</Link>
            ) : null}
          </Row>
        )}
      </dl>
    </>
  );
}

function Row({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd className={styles.value}>{children ?? <Skeleton width="70%" />}</dd>
    </div>
  );
}
