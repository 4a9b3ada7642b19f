import type { MeetingProvider } from '@office/vocabulary';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { isUsedUp } from '../isUsedUp.ts';
import type { MeetingClock, MeetingService } from '../meeting.ts';
import { useMeetingTimes, type MeetingTimes } from '../meetingTimes.ts';
import * as styles from './ProviderChoice.css.ts';

export interface ProviderChoiceProps {
  services: readonly MeetingService[];
  value: MeetingProvider;
  /** The meeting is held in a meeting room: the office itself means that room. */
  inRoom?: boolean;
  /** Stands in for the browser's own clock. */
  clock?: MeetingClock;
  disabled?: boolean;
  invalid?: boolean;
  /** Names the group: the id of its label. */
  labelledBy?: string | undefined;
  /** Ids of its hint and its error message. */
  describedBy?: string | undefined;
  /** The chosen service's radio button, or the first, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
  onChange(event: { provider: MeetingProvider }): void;
  /** The member wants to link their account, for the first time or again. */
  onLink(event: { provider: MeetingProvider }): void;
}

/** Chooses the service that carries a meeting. One that is not linked offers to be. */
export function ProviderChoice(props: ProviderChoiceProps) {
  const { services, value, clock: given, invalid, labelledBy, describedBy, ref, ...rest } = props;
  const focused = services.find(({ provider }) => provider === value) ?? services[0];
  const { t } = useTranslation('meeting');
  const name = useId();
  const clock = useClock(given);
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
          usedUp={isUsedUp(service, clock.now)}
          chosen={service.provider === value}
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
  chosen: boolean;
}

function Service(props: ServiceProps) {
  const { name, service, times, usedUp, chosen, inRoom, ref, disabled = false, ...on } = props;
  const { t } = useTranslation('meeting');
  const id = useId();
  const { provider, state, account, usedUpUntil, linking = false } = service;
  const label = t(`provider.${provider}`);
  const canBeChosen = state === 'CONNECTED' && !usedUp;
  const line = () => {
    if (provider === 'OFFICE') return t(inRoom ? 'services.roomHint' : 'services.officeHint');
    if (state !== 'CONNECTED') return t(`services.${state}`);
    if (usedUp && usedUpUntil) {
      return t('services.usedUp', { time: times.inText(usedUpUntil, null) });
    }
    return account ? t('services.connectedAs', { account }) : t('services.connected');
  };
  const isAmiss = state === 'DISCONNECTED' || usedUp;
  return (
    <div className={styles.service} data-chosen={chosen} data-state={state}>
      <label htmlFor={id} className={styles.label}>
        <input
          ref={ref}
          type="radio"
          id={id}
          name={name}
          checked={chosen}
          disabled={disabled || !canBeChosen}
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
            {isAmiss && <Icon icon={icons.warning} tone="warning" />}
            <Text size="xs" tone={isAmiss ? 'warning' : 'muted'}>
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
