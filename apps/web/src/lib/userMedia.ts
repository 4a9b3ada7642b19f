/** A browser gives no page its microphone or camera that did not come by HTTPS. */
export class InsecureContextError extends Error {
  constructor() {
    super('Microphone and camera need a page that came by HTTPS');
    this.name = 'InsecureContextError';
  }
}

/** Asks for a device. Rejects as the browser's own does, or because there is nothing to ask. */
export async function getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
  return devices().getUserMedia(constraints);
}

/** Asks for a screen, a window or a tab, in the same way. */
export async function getDisplayMedia(options: DisplayMediaStreamOptions): Promise<MediaStream> {
  return devices().getDisplayMedia(options);
}

/** Whether the member has forbidden a device to this page; false where the browser does not say. */
export async function isForbidden(device: 'camera' | 'microphone'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: device })).state === 'denied';
  } catch {
    return false;
  }
}

/** Whether this browser lets a screen be shared; those of phones do not. */
export function canShareScreen(): boolean {
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
  return mediaDevices?.getDisplayMedia !== undefined;
}

function devices(): MediaDevices {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new InsecureContextError();
  return mediaDevices;
}
