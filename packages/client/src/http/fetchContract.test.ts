import { describe, expect, it, vi } from 'vitest';
import { callTimeoutMs, fetchContract } from './fetchContract.ts';

const request = new Request('http://office.example/api/v1/auth/user/profile');
const answering = (response: Response) => fetchContract(request, () => Promise.resolve(response));

describe('fetchAnswer', () => {
  it.each([
    ['data', Response.json({ id: 'u1' })],
    ['a table', new Response('id', { headers: { 'Content-Type': 'text/csv' } })],
    ['nothing, where nothing is to be said', new Response(null, { status: 204 })],
    ['a refusal of whatever form', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('accepts %s', async (_, response) => {
    expect(await answering(response)).toBe(response);
  });

  it.each([
    ['an empty page', new Response(null)],
    [
      'an empty page that says it is data',
      Response.json(null, { headers: { 'Content-Length': '0' } }),
    ],
    ['a text', new Response('Welcome to the airport')],
  ])('rejects %s', async (_, response) => {
    await expect(answering(response)).rejects.toThrow(TypeError);
  });
});

describe('fetchAnswer with a hanging call', () => {
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
