import { createOfficeClient } from '@office/api';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createChatApi } from './chatApi.ts';
import { RejectedError } from '../compose/Outbox.ts';

const message = { clientId: crypto.randomUUID(), type: 'TEXT', content: 'はい' } as const;

function sendBy(fetch: (request: Request) => Promise<Response>) {
  const session = {
    getTokens: () => null,
    update: () => {},
    onRefreshFailed: () => {},
  };
  const baseUrl = 'http://office.example/api';
  const office = createOfficeClient({ baseUrl, getLanguage: () => 'ja', session, fetch });
  return createChatApi(office).sendMessage;
}

it.each([
  [404, true],
  [422, true],
  [401, false],
  [429, false],
  [503, false],
])('status %i is permanent: %s', async (status, isForGood) => {
  const answer = Response.json({ statusCode: status, message: '', errors: 'x' }, { status });
  const error = await sendBy(() => Promise.resolve(answer))('room', message).catch((one) => one);
  expect(error instanceof RejectedError).toBe(isForGood);
});

it('times out on a dead connection with a retryable error', async () => {
  const timeoutController = new AbortController();
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  onTestFinished(() => waits.mockRestore());
  const sending = sendBy(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )('room', message);
  timeoutController.abort(new DOMException('too long', 'TimeoutError'));
  await expect(sending).rejects.toSatisfy((error) => !(error instanceof RejectedError));
  expect(waits).toHaveBeenCalledOnce();
});
