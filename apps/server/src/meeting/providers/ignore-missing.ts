import { ProviderError } from './provider-error.ts';

export async function ignoreMissing(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem !== 'GONE') throw error;
  }
}
