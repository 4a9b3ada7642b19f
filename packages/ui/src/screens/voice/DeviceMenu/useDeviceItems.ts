import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../primitives/Menu/index.ts';
import type { CallDeviceKind, CallDevices } from '../voice.ts';

interface SelectDevice {
  (event: { kind: CallDeviceKind; deviceId: string | null }): void;
}

/** The system default (`deviceId` null) is first; a selected but unplugged device is last. */
export function useNamedDevices() {
  const { t } = useTranslation('voice');
  return (kind: CallDeviceKind, { devices, selected }: CallDevices) => [
    { deviceId: null, label: t('bar.systemDevice') },
    ...devices
      .filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default')
      .map(({ deviceId, label }, index) => ({
        deviceId,
        label: label || t(`bar.unnamed.${kind}`, { number: index + 1 }),
      })),
    ...(selected !== null && devices.length > 0 && !devices.some((one) => one.deviceId === selected)
      ? [{ deviceId: selected, label: t('bar.goneDevice') }]
      : []),
  ];
}

export function useDeviceItems(onSelect: SelectDevice) {
  const { t } = useTranslation('voice');
  const named = useNamedDevices();
  return (kind: CallDeviceKind, choice: CallDevices | undefined): MenuItem[] =>
    choice === undefined
      ? []
      : [
          { kind: 'heading', id: kind, label: t(`bar.device.${kind}`) },
          ...named(kind, choice).map(({ deviceId, label }) => ({
            kind: 'choice' as const,
            id: `${kind}-${deviceId ?? 'system'}`,
            label,
            checked: deviceId === choice.selected,
            onSelect: () => onSelect({ kind, deviceId }),
          })),
        ];
}
