import { scriptAddress } from '@office/client/trustedTypes/trustedTypes.ts';
import { PushError } from './pushErrors.ts';
import { workerScope, workerUrl } from './workerMessages.ts';

/** Resolves once the worker is active: a worker cannot show notifications right after registration. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  try {
    const worker = await navigator.serviceWorker.register(scriptAddress(workerUrl), {
      scope: workerScope,
    });
    await activation(worker);
    return worker;
  } catch (error) {
    throw new PushError('failed-service-worker-registration', { cause: error });
  }
}

function activation({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The service worker was replaced'));
    });
  });
}
