import { execFileSync } from 'node:child_process';

/** @param option prints the version and exits with code 0 */
export function isInstalled(program: string, option: string): boolean {
  try {
    execFileSync(program, [option], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
