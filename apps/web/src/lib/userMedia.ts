/** Browsers allow microphone and camera only on HTTPS pages. */
export class InsecureContextError extends Error {
  constructor() {
    super('Microphone and camera need a page that came by HTTPS');
    this.name = 'InsecureContextError';
  }
}

/** Rejects with the browser's error, or with `InsecureContextError`. */
export async function getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
  return devices().getUserMedia(constraints);
}

export async function getDisplayMedia(options: DisplayMediaStreamOptions): Promise<MediaStream> {
  return devices().getDisplayMedia(options);
}

/** Returns whether permission was denied; false if the browser does not support the query. */
export async function isForbidden(device: 'camera' | 'microphone'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: device })).state === 'denied';
  } catch {
    return false;
  }
}

/** False on mobile browsers. */
export function canShareScreen(): boolean {
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
  return mediaDevices?.getDisplayMedia !== undefined;
}

function devices(): MediaDevices {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new InsecureContextError();
  return mediaDevices;
}
