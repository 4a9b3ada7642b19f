import type { MeetingProvider } from '@office/vocabulary';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { isDailyLimitReached } from '../isDailyLimitReached.ts';
import type { MeetingClock, MeetingService } from '../meeting.ts';
import { useMeetingTimes, type MeetingTimes } from '../meetingTimes.ts';
import * as styles from './ProviderChoice.css.ts';

export interface ProviderChoiceProps {
  services: readonly MeetingService[];
  value: MeetingProvider;
  /** The meeting takes place in a meeting room, so the office option is labelled with that room. */
  inRoom?: boolean;
  clock?: MeetingClock;
  disabled?: boolean;
  invalid?: boolean;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  /** The selected radio button, or the first, for focusing by a form. */
  ref?: Ref<HTMLInputElement>;
  onChange(event: { provider: MeetingProvider }): void;
  onLink(event: { provider: MeetingProvider }): void;
}

export function ProviderChoice(props: ProviderChoiceProps) {
  const {
    services,
    value,
    clock: clockProp,
    invalid,
    labelledBy,
    describedBy,
    ref,
    ...rest
  } = props;
  const focused = services.find(({ provider }) => provider === value) ?? services[0];
  const { t } = useTranslation('meeting');
  const name = useId();
  const clock = useClock(clockProp);
  const times = useMeetingTimes(clock);
  return (
    <div
      role="radiogroup"
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': t('services.label') })}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className={styles.root}
      data-component="ProviderChoice"
    >
      {services.map((service) => (
        <Service
          key={service.provider}
          {...rest}
          {...(service === focused && ref ? { ref } : {})}
          name={name}
          service={service}
          times={times}
          usedUp={isDailyLimitReached(service, clock.now)}
          selected={service.provider === value}
        />
      ))}
    </div>
  );
}

interface ServiceProps extends Omit<ProviderChoiceProps, 'services' | 'value' | 'clock'> {
  name: string;
  service: MeetingService;
  times: MeetingTimes;
  usedUp: boolean;
  selected: boolean;
}

function Service(props: ServiceProps) {
  const { name, service, times, usedUp, selected, inRoom, ref, disabled = false, ...on } = props;
  const { t } = useTranslation('meeting');
  const id = useId();
  const { provider, state, account, usedUpUntil, linking = false } = service;
  const label = t(`provider.${provider}`);
  const isSelectable = state === 'CONNECTED' && !usedUp;
  const line = () => {
    if (provider === 'OFFICE') return t(inRoom ? 'services.roomHint' : 'services.officeHint');
    if (state !== 'CONNECTED') return t(`services.${state}`);
    if (usedUp && usedUpUntil) {
      return t('services.usedUp', { time: times.inText(usedUpUntil, null) });
    }
    return account ? t('services.connectedAs', { account }) : t('services.connected');
  };
  const hasProblem = state === 'DISCONNECTED' || usedUp;
  return (
    <div className={styles.service} data-chosen={selected} data-state={state}>
      <label htmlFor={id} className={styles.label}>
        <input
          ref={ref}
          type="radio"
          id={id}
          name={name}
          checked={selected}
          disabled={disabled || !isSelectable}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-state`}
          className={styles.radio}
          onChange={() => on.onChange({ provider })}
        />
        <span className={styles.words}>
          <Text id={`${id}-label`} weight="medium" as="div">
            {label}
          </Text>
          <span id={`${id}-state`} className={styles.state}>
            {hasProblem && <Icon icon={icons.warning} tone="warning" />}
            <Text size="xs" tone={hasProblem ? 'warning' : 'muted'}>
              {line()}
            </Text>
          </span>
        </span>
      </label>
      {state !== 'CONNECTED' && (
        <Button
          size="sm"
          icon={icons.link}
          loading={linking}
          disabled={disabled}
          ariaLabel={t(state === 'UNLINKED' ? 'services.linkName' : 'services.relinkName', {
            provider: label,
          })}
          onPress={() => on.onLink({ provider })}
        >
          {t(state === 'UNLINKED' ? 'services.link' : 'services.relink')}
        </Button>
      )}
    </div>
  );
}
