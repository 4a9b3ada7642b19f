interface Battery {
  charging: boolean;
  /** From 0 to 1. */
  level: number;
}

const lowLevel = 0.2;
let battery: Battery | undefined;
let isRequested = false;

/** False until the battery state is known, and without browser support. */
export function isBatteryLow(): boolean {
  if (!isRequested) {
    isRequested = true;
    const { getBattery } = navigator as { getBattery?(): Promise<Battery> };
    void getBattery?.call(navigator).then(
      (known) => void (battery = known),
      () => {},
    );
  }
  return battery !== undefined && !battery.charging && battery.level < lowLevel;
}
