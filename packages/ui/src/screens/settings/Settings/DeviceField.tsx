import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import type { SettingsHandlers, DeviceKind, DeviceList } from './settingsValues.ts';
import * as styles from './DeviceField.css.ts';

interface DeviceFieldsProps extends Pick<SettingsHandlers, 'onSelectDevice' | 'onRequestDevices'> {
  /** Device kinds that share one browser permission. */
  kinds: readonly [DeviceKind, ...DeviceKind[]];
  devices: Record<DeviceKind, DeviceList>;
}

/** Select items need a non-empty value; this one represents the system default device. */
const systemDefault = 'default';

/** Selects for speaker, microphone or camera. A problem shared by all kinds is shown once. */
export function DeviceFields({ kinds, devices, ...on }: DeviceFieldsProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [first, ...others] = kinds;
  const status = statusOf(devices[first]);
  const same = others.every((kind) => statusOf(devices[kind]) === status);
  if (status !== 'ready' && same) {
    const label = kinds.map((kind) => t(kind)).join(t('common:listSeparator'));
    return <DeviceField {...on} kind={first} label={label} list={devices[first]} />;
  }
  return kinds.map((kind) => (
    <DeviceField key={kind} {...on} kind={kind} label={t(kind)} list={devices[kind]} />
  ));
}

function statusOf(list: DeviceList) {
  return list.status === 'problem' ? list.problem : list.status;
}

interface DeviceFieldProps extends Pick<SettingsHandlers, 'onSelectDevice' | 'onRequestDevices'> {
  kind: DeviceKind;
  label: string;
  list: DeviceList;
}

function DeviceField({ kind, label, list, onSelectDevice, onRequestDevices }: DeviceFieldProps) {
  const { t } = useTranslation('settings');
  const request = () => onRequestDevices({ kind });
  if (list.status === 'unknown') {
    return (
      <FormField
        label={label}
        hint={t(`allowDevicesHint.${kind === 'camera' ? 'video' : 'audio'}`)}
        group
      >
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
  if (list.status === 'problem') {
    return (
      <FormField label={label} group>
        {() => (
          <Callout
            tone="warning"
            announce
            action={
              list.problem !== 'insecureError' && (
                <Button size="sm" onPress={request}>
                  {t('recheck')}
                </Button>
              )
            }
          >
            {list.problem === 'insecureError' ? t('devicesNeedHttps') : list.text}
          </Callout>
        )}
      </FormField>
    );
  }
  const named = list.devices.map((device, index) => ({
    value: device.deviceId,
    label: device.label || t('unnamedDevice', { number: index + 1 }),
  }));
  const { selected } = list;
  // Keeps an unplugged device selected.
  const isUnplugged = selected !== null && !named.some(({ value }) => value === selected);
  return (
    <FormField label={label}>
      {({ id }) => (
        <Select
          id={id}
          value={selected ?? systemDefault}
          options={[
            { value: systemDefault, label: t('deviceDefault') },
            ...named.filter(({ value }) => value !== systemDefault),
            ...(isUnplugged ? [{ value: selected, label: t('goneDevice') }] : []),
          ]}
          onChange={({ value }) =>
            onSelectDevice({ kind, deviceId: value === systemDefault ? null : value })
          }
        />
      )}
    </FormField>
  );
}
