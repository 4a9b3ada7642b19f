import { ProviderError } from './provider-error.ts';

/** Waits for a deletion and ignores the error for an object that no longer exists. */
export async function ignoreMissing(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem !== 'GONE') throw error;
  }
}
