export const callTimeoutMs = 30_000;

/**
 * Rejects successful responses that are not JSON, CSV or 204, such as those of a proxy. Requests
 * with `Accept: text/plain` also accept text.
 */
export async function fetchContract(
  request: Request,
  fetch: (request: Request) => Promise<Response> = globalThis.fetch,
): Promise<Response> {
  const response = await fetch(withTimeout(request));
  const type = response.headers.get('Content-Type') ?? '';
  const isText = request.headers.get('Accept') === 'text/plain' && type.startsWith('text/plain');
  const isData = isText || /json|^text\/csv/.test(type);
  const isEmpty = response.headers.get('Content-Length') === '0';
  if (response.ok && response.status !== 204 && (!isData || isEmpty))
    throw new TypeError('The response is empty');
  return response;
}

function withTimeout(request: Request): Request {
  // Browsers from before 2024 lack `AbortSignal.any` and use their default timeout.
  if (!('any' in AbortSignal)) return request;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(callTimeoutMs)]);
  return new Request(request, { signal });
}
