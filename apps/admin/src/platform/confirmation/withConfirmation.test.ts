import { describe, expect, it } from 'vitest';
import { ConfirmationStore } from './ConfirmationStore.ts';
import { withConfirmation } from './withConfirmation.ts';

const refusal = () => Response.json({ errors: 'confirmationRequired' }, { status: 403 });

function startCall(answers: Response[]) {
  const confirmation = new ConfirmationStore();
  const sent: Promise<[string | null, string]>[] = [];
  const request = new Request('https://office.example/api/v1/admin/members/1', {
    method: 'PATCH',
    headers: { Authorization: 'Bearer old' },
    body: '{"role":"USER"}',
  });
  const response = withConfirmation(request, {
    fetch: async (each) => {
      const token = each.headers.get('Authorization');
      sent.push(each.text().then((body) => [token, body]));
      return answers.shift()!;
    },
    confirmation,
    accessToken: () => Promise.resolve('new'),
  });
  const asked = new Promise<void>((resolve) => confirmation.subscribe(resolve));
  return { confirmation, response, asked, sent: () => Promise.all(sent) };
}

describe('withConfirmation', () => {
  it('repeats the request with its body and a valid token after a confirmation', async () => {
    const call = startCall([refusal(), Response.json({ done: true })]);
    await call.asked;
    call.confirmation.answer(true);
    expect(await (await call.response).json()).toEqual({ done: true });
    expect(await call.sent()).toEqual([
      ['Bearer old', '{"role":"USER"}'],
      ['Bearer new', '{"role":"USER"}'],
    ]);
  });

  it('returns the refusal when the administrator cancels', async () => {
    const call = startCall([refusal()]);
    await call.asked;
    call.confirmation.answer(false);
    expect((await call.response).status).toBe(403);
    expect(await call.sent()).toHaveLength(1);
  });

  it('does not ask for other refusals', async () => {
    const call = startCall([Response.json({ errors: 'forbidden' }, { status: 403 })]);
    expect(await (await call.response).json()).toEqual({ errors: 'forbidden' });
    expect(call.confirmation.getSnapshot()).toBe('closed');
  });

  it('asks once for parallel calls', async () => {
    const confirmation = new ConfirmationStore();
    const answers = Promise.all([confirmation.ask(), confirmation.ask()]);
    confirmation.answer(true);
    expect(await answers).toEqual([true, true]);
  });
});
