import { inspectContent } from '../../files/inspection/content-inspection.ts';
import { storeServerFile } from '../../files/server-files.ts';
import type { Platform } from '../../platform/platform.ts';

/** Smaller pictures are tracking pixels and icons. In pixels. */
const minSide = 48;
const maxPixels = 16_000_000;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Stores the picture, so that readers do not connect to its server. Null if it is rejected. */
export async function storePicture(
  deps: Pick<Platform, 'config' | 'db' | 'files' | 'now'>,
  sent: Uint8Array,
  owner: { ownerId: string; organizationId: string },
): Promise<string | null> {
  const found = await inspectPicture(sent);
  if (!found) return null;
  const { bytes, ...picture } = found;
  const fileName = `picture.${extensions[picture.mimeType]}`;
  return storeServerFile(
    deps,
    { ...owner, ...picture, directory: 'link_preview', fileName },
    bytes,
  );
}

async function inspectPicture(sent: Uint8Array) {
  for (const mimeType of ['image/jpeg', 'image/png'] as const) {
    const found = await inspectContent(mimeType, sent);
    const { width, height } = found ?? {};
    if (!found || !width || !height) continue;
    const fits = width >= minSide && height >= minSide && width * height <= maxPixels;
    return fits ? { mimeType, bytes: found.bytes, width, height } : null;
  }
  return null;
}
