import { useEffect, useState } from 'react';
import {
  allowedDevices,
  onDeviceChosen,
  onDevicesChanged,
  unknownDevices,
  type Devices,
} from '../../platform/device/mediaDevices.ts';

/**
 * The devices of this browser, as far as it tells of them: nobody is asked for what they have allowed, as in a call.
 * Others that are plugged in, or chosen in the call, are seen at once.
 */
export function useDevices(): [devices: Devices, update: (lists: Partial<Devices>) => void] {
  const [devices, setDevices] = useState(unknownDevices);
  const update = (lists: Partial<Devices>) => setDevices((known) => ({ ...known, ...lists }));
  useEffect(() => {
    const look = () =>
      void allowedDevices().then((lists) => setDevices((known) => ({ ...known, ...lists })));
    look();
    const stops = [onDeviceChosen(look), onDevicesChanged(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return [devices, update];
}
