import { statfs } from 'node:fs/promises';
import type { Config } from '../../../config/config.ts';
import { ok, problem, warning, type Check, type Finding } from '../check.ts';

const gigabyte = 1024 ** 3;
const least = gigabyte;
const comfortable = 5 * gigabyte;

export function diskCheck({ dataDir }: Pick<Config, 'dataDir'>): Check {
  return {
    name: 'disk',
    advice: 'Set OFFICE_DATA_DIR to a folder that this user may write to.',
    run: async () => {
      const { bavail, bsize, files, ffree } = await statfs(dataDir);
      // Some file systems create inodes as needed and report none.
      return evaluateSpace(bavail * bsize, files > 0 ? ffree / files : 1);
    },
  };
}

/** `inodes` is the free share of the inodes. */
export function evaluateSpace(bytes: number, inodes: number): Finding {
  const state = `${(bytes / gigabyte).toFixed(1)} GB and ${Math.floor(inodes * 100)} % of the inodes are free in the data folder`;
  const advice = 'Delete files or enlarge the disk.';
  if (bytes < least || inodes < 0.01) return problem(`${state}. ${advice}`);
  if (bytes < comfortable || inodes < 0.1) return warning(`${state}. ${advice}`);
  return ok(`${state}.`);
}
