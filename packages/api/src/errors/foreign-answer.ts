import type { ErrorBody, ErrorCode } from '../types.ts';
import { isErrorBody } from './OfficeError.ts';

/** Closest contract code for statuses that intermediaries can also send. */
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
 * Normalises responses of intermediaries, such as an empty 502 of a proxy or the login page of a
 * captive portal with status 200. Error responses get a contract error body; HTML with a success
 * status throws.
 */
export async function normalizeResponse(response: Response): Promise<Response> {
  if (response.ok) {
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      throw new TypeError('The response is a web page instead of data');
    }
    return response;
  }
  if (isErrorBody(await readJson(response.clone()))) return response;
  const { status, statusText } = response;
  const errors = codes[status] ?? (status < 500 ? 'invalidRequest' : 'internalServerError');
  const body: ErrorBody = { statusCode: status, message: statusText, errors };
  return Response.json(body, { status, statusText });
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
