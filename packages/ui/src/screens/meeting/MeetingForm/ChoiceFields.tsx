import { meetingVisibilities } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { isDailyLimitReached } from '../isDailyLimitReached.ts';
import type { MeetingClock, MeetingService } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { ProviderChoice } from '../ProviderChoice/index.ts';
import * as styles from './MeetingForm.css.ts';
import type { MeetingFormValues } from './meetingFormValues.ts';

interface FieldProps {
  control: Control<MeetingFormValues>;
}

interface ProviderFieldProps extends FieldProps {
  services: readonly MeetingService[];
  editing: boolean;
  clock: MeetingClock;
  onLink(event: { provider: MeetingFormValues['provider'] }): void;
}

export function ProviderField({
  control,
  services,
  editing,
  clock,
  onLink,
}: ProviderFieldProps): ReactNode {
  const { t } = useTranslation('meeting');
  const provider = useFormControl({ control, name: 'provider' });
  const selected = provider.value as MeetingFormValues['provider'];
  const meetingRoomId = useWatch({ control, name: 'meetingRoomId' });
  const times = useMeetingTimes(clock);
  const service = services.find((each) => each.provider === selected);
  const usedUpUntil =
    service && isDailyLimitReached(service, clock.now) ? service.usedUpUntil : undefined;
  return (
    <FormField label={t('form.provider')} error={provider.error} group>
      {({ labelledBy, describedBy, invalid }) =>
        // The provider of an existing meeting cannot be changed.
        editing ? (
          <>
            <Text as="p">{t(`provider.${selected}`)}</Text>
            {usedUpUntil && (
              <span className={styles.state}>
                <Icon icon={icons.warning} tone="warning" />
                <Text size="xs" tone="warning">
                  {t('form.changeUsedUp', { time: times.inText(usedUpUntil, null) })}
                </Text>
              </span>
            )}
          </>
        ) : (
          <ProviderChoice
            {...{ services, labelledBy, describedBy, invalid, onLink }}
            ref={provider.ref}
            inRoom={meetingRoomId !== null}
            value={selected}
            onChange={(event) => provider.change(event.provider)}
          />
        )
      }
    </FormField>
  );
}

export function VisibilityField({ control }: FieldProps): ReactNode {
  const { t } = useTranslation('meeting');
  const visibility = useFormControl({ control, name: 'visibility' });
  return (
    <FormField label={t('form.visibility')} error={visibility.error} group>
      {({ labelledBy, describedBy }) => (
        <RadioGroup
          labelledBy={labelledBy}
          describedBy={describedBy}
          options={meetingVisibilities.map((value) => ({
            value,
            label: t(`form.visibilityOption.${value}`),
            hint: t(`form.visibilityHint.${value}`),
          }))}
          value={visibility.value as MeetingFormValues['visibility']}
          onChange={({ value }) => visibility.change(value)}
        />
      )}
    </FormField>
  );
}
