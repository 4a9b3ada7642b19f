import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../primitives/Menu/index.ts';
import type { CallDeviceKind, CallDevices } from '../voice.ts';

interface SelectDevice {
  (event: { kind: CallDeviceKind; deviceId: string | null }): void;
}

/** Devices of a kind, the system's own first: `deviceId` is null. */
export function useNamedDevices() {
  const { t } = useTranslation('voice');
  return (kind: CallDeviceKind, { devices }: CallDevices) => [
    { deviceId: null, label: t('bar.systemDevice') },
    ...devices
      .filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default')
      .map(({ deviceId, label }, index) => ({
        deviceId,
        label: label || t(`bar.unnamed.${kind}`, { number: index + 1 }),
      })),
  ];
}

/** Rows of a menu from which devices of a kind are chosen, below their heading. */
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
