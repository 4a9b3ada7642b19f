import type { ConfirmationStore } from './ConfirmationStore.ts';

interface Deps {
  fetch(request: Request): Promise<Response>;
  confirmation: Pick<ConfirmationStore, 'ask'>;
  accessToken(): Promise<string | null>;
}

/** Repeats a request that requires a confirmation after the administrator has confirmed. */
export async function withConfirmation(
  request: Request,
  { fetch, confirmation, accessToken }: Deps,
): Promise<Response> {
  // Sending consumes the body of the request.
  const again = request.clone();
  const response = await fetch(request);
  if (!(await requiresConfirmation(response)) || !(await confirmation.ask())) return response;
  // The token may have expired while the question was open.
  const token = await accessToken();
  if (token !== null) again.headers.set('Authorization', `Bearer ${token}`);
  return fetch(again);
}

async function requiresConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (
    typeof body === 'object' &&
    body !== null &&
    'errors' in body &&
    body.errors === 'confirmationRequired'
  );
}
