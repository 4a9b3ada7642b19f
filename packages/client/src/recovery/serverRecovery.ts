import { browserDeps } from '../lib/deps.ts';
import { answerTimeout } from '../http/fetchAnswer.ts';
import { Recovery } from './Recovery.ts';

/**
 * Any answer of the contract is one: a call that needs no session and answers during maintenance
 * too. A proxy in front of a server that is down answers 502 to 504.
 */
async function serverAnswers(): Promise<boolean> {
  try {
    const response = await fetch('/api/v1/maintenances/user', {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeout),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** The recovery of this page. */
export const recovery = new Recovery({
  ...browserDeps,
  ask: serverAnswers,
});

window.addEventListener('online', () => recovery.askNow());
