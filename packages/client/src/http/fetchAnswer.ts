/** A call that takes longer, in milliseconds, is given up: the member is told, and can try again. */
export const answerTimeout = 30_000;

/**
 * `fetch` for calls of the contract, which answers with JSON, a table or, with 204, nothing. Any other success is
 * none, such as the empty page of a proxy; nor is a call that hangs.
 */
export async function fetchAnswer(
  request: Request,
  fetch: (request: Request) => Promise<Response> = globalThis.fetch,
): Promise<Response> {
  const response = await fetch(givenUpInTime(request));
  const isData = /json|^text\/csv/.test(response.headers.get('Content-Type') ?? '');
  const isEmpty = response.headers.get('Content-Length') === '0';
  if (response.ok && response.status !== 204 && (!isData || isEmpty))
    throw new TypeError('Nothing was answered in place of data');
  return response;
}

function givenUpInTime(request: Request): Request {
  // Browsers from before 2024 wait for as long as they do.
  if (!('any' in AbortSignal)) return request;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(answerTimeout)]);
  return new Request(request, { signal });
}
