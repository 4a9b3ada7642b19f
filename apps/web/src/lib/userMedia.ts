/** A browser gives no page its microphone or camera that did not come by HTTPS. */
export class InsecureContextError extends Error {
  constructor() {
    super('Microphone and camera need a page that came by HTTPS');
    this.name = 'InsecureContextError';
  }
}

/** Asks for a device. Rejects as the browser's own does, or because there is nothing to ask. */
export async function getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new InsecureContextError();
  return mediaDevices.getUserMedia(constraints);
}
