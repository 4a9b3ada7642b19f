import type { ErrorBody, ErrorCode } from '../types.ts';
import { isErrorBody } from './OfficeError.ts';

/** The nearest code of the contract for statuses that others than the server answer too. */
const codes: Partial<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  502: 'serviceUnavailable',
  503: 'serviceUnavailable',
  504: 'serviceUnavailable',
};

/**
 * An intermediary may answer in the server's place: a proxy whose server is away with an empty
 * 502 or a page of its own, the sign-in page of a hotel's network with a 200. A refusal gets the
 * contract's body here; a page as success is no answer, and throws.
 */
export async function asContractAnswer(response: Response): Promise<Response> {
  if (response.ok) {
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      throw new TypeError('A web page was answered in place of data');
    }
    return response;
  }
  if (isErrorBody(await readJson(response.clone()))) return response;
  const { status, statusText } = response;
  const errors = codes[status] ?? (status < 500 ? 'invalidRequest' : 'internalServerError');
  const body: ErrorBody = { statusCode: status, message: statusText, errors };
  return Response.json(body, { status, statusText });
}

/** The body, parsed; undefined where it is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
