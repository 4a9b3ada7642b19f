import { describe, expect, it, vi } from 'vitest';
import { callTimeoutMs, fetchContract } from './fetchContract.ts';

const request = new Request('http://office.example/api/v1/auth/user/profile');
const answering = (response: Response) => fetchContract(request, () => Promise.resolve(response));

describe('fetchContract', () => {
  it.each([
    ['data', Response.json({ id: 'u1' })],
    ['a CSV table', new Response('id', { headers: { 'Content-Type': 'text/csv' } })],
    ['an empty response with status 204', new Response(null, { status: 204 })],
    ['any error response', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('accepts %s', async (_, response) => {
    expect(await answering(response)).toBe(response);
  });

  it('accepts a text if the request asks for it', async () => {
    const response = new Response('定例');
    const headers = { Accept: 'text/plain' };
    const textRequest = new Request(request, { headers });
    expect(await fetchContract(textRequest, () => Promise.resolve(response))).toBe(response);
  });

  it.each([
    ['an empty response', new Response(null)],
    [
      'an empty response with a JSON content type',
      Response.json(null, { headers: { 'Content-Length': '0' } }),
    ],
    ['a text response', new Response('Welcome to the airport')],
  ])('rejects %s', async (_, response) => {
    await expect(answering(response)).rejects.toThrow(TypeError);
  });
});

describe('fetchContract with a hanging call', () => {
  it('aborts after the timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const abort = new AbortController();
    timeout.mockReturnValue(abort.signal);
    const call = fetchContract(
      request,
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    expect(timeout).toHaveBeenCalledWith(callTimeoutMs);
    abort.abort(new DOMException('late', 'TimeoutError'));
    await expect(call).rejects.toThrow('late');
    timeout.mockRestore();
  });
});
