import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';

export interface SmallDisk {
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): void;
}

/** Mounts a file system of 400 MB. Returns null without the right to mount. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filler = path.join(folder, 'filler');
  return {
    fill: async () => {
      const file = await open(filler, 'w');
      try {
        for (;;) await file.write(Buffer.alloc(1024 * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
    unmount: () => void execFileSync('umount', [folder]),
  };
}
