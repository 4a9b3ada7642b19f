import {
  callDeviceKinds,
  type CallDeviceChoice,
  type CallDeviceKind,
} from '@office/ui/screens/voice';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  selectedDevice,
  listDevices,
  onDeviceSelected,
  onDevicesChanged,
} from '../../../platform/device/mediaDevices.ts';

type Found = Partial<Record<CallDeviceKind, CallDeviceChoice['microphone']['devices']>>;

export function useCallDevices(): [CallDeviceChoice, refresh: () => void] {
  const [found, setFound] = useState<Found>({});
  const microphone = useSyncExternalStore(onDeviceSelected, () => selectedDevice('microphone'));
  const camera = useSyncExternalStore(onDeviceSelected, () => selectedDevice('camera'));
  const speaker = useSyncExternalStore(onDeviceSelected, () => selectedDevice('speaker'));
  const refresh = () => {
    for (const kind of callDeviceKinds)
      void listDevices(kind).then((devices) =>
        setFound((known) => ({ ...known, [kind]: devices })),
      );
  };
  useEffect(() => onDevicesChanged(refresh), []);
  const of = (kind: CallDeviceKind, selected: string | null) => ({
    devices: found[kind] ?? [],
    selected,
  });
  return [
    {
      microphone: of('microphone', microphone),
      camera: of('camera', camera),
      speaker: of('speaker', speaker),
    },
    refresh,
  ];
}
