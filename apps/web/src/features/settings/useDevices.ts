import { useEffect, useState } from 'react';
import {
  allowedDevices,
  onDeviceSelected,
  onDevicesChanged,
  unknownDevices,
  type Devices,
} from '../../platform/device/mediaDevices.ts';

/** Lists devices without asking for permission. Updates when one is connected or selected in a call. */
export function useDevices(): [devices: Devices, update: (lists: Partial<Devices>) => void] {
  const [devices, setDevices] = useState(unknownDevices);
  const update = (lists: Partial<Devices>) => setDevices((known) => ({ ...known, ...lists }));
  useEffect(() => {
    const look = () =>
      void allowedDevices().then((lists) => setDevices((known) => ({ ...known, ...lists })));
    look();
    const stops = [onDeviceSelected(look), onDevicesChanged(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return [devices, update];
}
