let isSupported: boolean | undefined;

/** Creates a context at the first call only, because that takes tens of milliseconds. */
export function hasWebGL(): boolean {
  isSupported ??= createsContext();
  return isSupported;
}

function createsContext(): boolean {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
