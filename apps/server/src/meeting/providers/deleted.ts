import { ProviderError } from './provider-error.ts';

/** Waits for a deletion. It is no failure that the thing is gone already. */
export async function deleted(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem !== 'GONE') throw error;
  }
}
