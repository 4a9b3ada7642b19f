import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { AddressForm } from './AddressForm.tsx';
import * as styles from './CalendarLink.css.ts';
import { CalendarChoice } from './CalendarChoice.tsx';
import type { CalendarLinkProps } from './CalendarLink.types.ts';
import { ServiceChoice } from './ServiceChoice.tsx';

export function CalendarLink(props: CalendarLinkProps) {
  const { state, submitting = false, refusal, onBack } = props;
  const { t } = useTranslation('calendar');
  const formId = useId();
  const isForm = state.status === 'address' || state.status === 'calendars';
  return (
    <div className={styles.root} data-component="CalendarLink" data-status={state.status}>
      <SidePanel
        title={t('link.title')}
        onBack={onBack}
        footer={
          isForm && (
            <Button type="submit" form={formId} variant="primary" fullWidth loading={submitting}>
              {t(state.status === 'address' ? 'link.find' : 'link.submit')}
            </Button>
          )
        }
      >
        {state.status === 'loading' && (
          <LoadingState shape="rooms" rows={3} label={t('link.loading')} />
        )}
        {state.status === 'error' && (
          <ErrorState title={t('link.loadFailed')} onRetry={props.onRetry} />
        )}
        {state.status === 'notAllowed' && (
          <EmptyState
            icon={icons.linkCalendar}
            title={t('link.notAllowed')}
            description={t('link.notAllowedHint')}
          />
        )}
        {state.status === 'services' && <ServiceChoice {...props} services={state.services} />}
        {state.status === 'address' && (
          <AddressForm
            formId={formId}
            values={state.values}
            submitting={submitting}
            refusal={refusal}
            onFind={props.onFind}
          />
        )}
        {state.status === 'calendars' && (
          <CalendarChoice
            formId={formId}
            calendars={state.calendars}
            submitting={submitting}
            refusal={refusal}
            onLink={props.onLink}
          />
        )}
        {state.status === 'linked' && (
          <EmptyState
            icon={icons.success}
            title={t('link.linked', { provider: t(`link.kind.${state.provider}`) })}
            description={[state.account, t('link.linkedHint')].filter(Boolean).join(' · ')}
            action={
              <Button variant="primary" href={props.calendarHref}>
                {t('link.open')}
              </Button>
            }
          />
        )}
      </SidePanel>
    </div>
  );
}
