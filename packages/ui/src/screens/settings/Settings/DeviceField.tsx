import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import type { SettingsHandlers, DeviceKind, DeviceList } from './settingsValues.ts';
import * as styles from './DeviceField.css.ts';

interface DeviceFieldProps extends Pick<SettingsHandlers, 'onSelectDevice' | 'onRequestDevices'> {
  kind: DeviceKind;
  list: DeviceList;
}

/** A select has no empty value; the system's own device goes by this one. */
const systemDefault = 'default';

/** Which speaker, microphone or camera: or why none can be chosen, and what to do about it. */
export function DeviceField({ kind, list, onSelectDevice, onRequestDevices }: DeviceFieldProps) {
  const { t } = useTranslation('settings');
  const request = () => onRequestDevices({ kind });
  if (list.status === 'unknown') {
    return (
      <FormField label={t(kind)} hint={t('allowDevicesHint')} group>
        {({ describedBy }) => (
          <span className={styles.start}>
            <Button describedBy={describedBy} onPress={request}>
              {t('allowDevices')}
            </Button>
          </span>
        )}
      </FormField>
    );
  }
  if (list.status !== 'ready') {
    return (
      <FormField label={t(kind)} group>
        {() => (
          <Callout
            tone="warning"
            announce
            action={
              <Button size="sm" onPress={request}>
                {t('recheck')}
              </Button>
            }
          >
            {t(`deviceProblem.${list.status}`)}
          </Callout>
        )}
      </FormField>
    );
  }
  const named = list.devices.map((device, index) => ({
    value: device.deviceId,
    label: device.label || t('unnamedDevice', { number: index + 1 }),
  }));
  return (
    <FormField label={t(kind)}>
      {({ id }) => (
        <Select
          id={id}
          value={list.selected ?? systemDefault}
          options={[
            { value: systemDefault, label: t('deviceDefault') },
            ...named.filter(({ value }) => value !== systemDefault),
          ]}
          onChange={({ value }) =>
            onSelectDevice({ kind, deviceId: value === systemDefault ? null : value })
          }
        />
      )}
    </FormField>
  );
}
