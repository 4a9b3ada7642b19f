import { unwrap } from '@office/api';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  Bots,
  type BotEditing,
  type BotsState,
  type BotTokenValues,
  type BotValues,
} from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { formProblem } from '../models/formProblem.ts';

const path = '/v1/admin/bots';
const onePath = `${path}/{botId}` as const;
const of = (id: string) => ({ params: { path: { botId: id } } });

export function BotsPage() {
  const { data, error, mutate } = useQuery(path);
  const [editing, setEditing] = useState<BotEditing | null>(null);
  const copy = useCopy();
  const [change, saving] = useChange([path]);
  const now = new Date().toISOString();
  const bots = (data?.data ?? []).map(({ tokens, ...bot }) => ({
    ...bot,
    tokens: tokens.map((token) => ({ ...token, expired: token.expiresAt <= now })),
  }));
  const find = (id: string) => bots.find((bot) => bot.id === id)!;

  const [submit] = useAction(async (values: BotValues) => {
    if (editing?.status !== 'bot') return;
    const { bot } = editing;
    setEditing({ status: 'bot', bot, saving: true });
    try {
      if (bot) {
        const body = { ...values, version: find(bot.id).version };
        await unwrap(office.PUT(onePath, { ...of(bot.id), body }));
      } else {
        await unwrap(office.POST(path, { body: values }));
      }
      setEditing(null);
    } catch (failure) {
      setEditing({ status: 'bot', bot, ...formProblem(failure, ['name', 'description']) });
    }
    await mutate();
  });
  const [createToken] = useAction(async (values: BotTokenValues) => {
    if (editing?.status !== 'token') return;
    const { bot } = editing;
    setEditing({ status: 'token', bot, saving: true });
    try {
      const { name, secret } = await unwrap(
        office.POST(`${onePath}/api-tokens`, { ...of(bot.id), body: values }),
      );
      setEditing({ status: 'secret', name, secret });
    } catch (failure) {
      setEditing({ status: 'token', bot, error: formProblem(failure, []).error });
    }
    await mutate();
  });
  const revoke = (apiTokenId: string) =>
    change(() =>
      unwrap(
        office.DELETE('/v1/admin/api-tokens/{apiTokenId}', { params: { path: { apiTokenId } } }),
      ),
    );

  const state: BotsState = data
    ? { status: 'ready', bots, saving }
    : { status: error ? 'error' : 'loading' };
  return (
    <Bots
      state={state}
      editing={editing}
      onCreate={() => setEditing({ status: 'bot', bot: null })}
      onEdit={({ id }) => setEditing({ status: 'bot', bot: find(id) })}
      onSubmit={({ values }) => submit(values)}
      onStartToken={({ id }) => setEditing({ status: 'token', bot: find(id) })}
      onCreateToken={({ values }) => createToken(values)}
      onRevokeToken={({ tokenId }) => revoke(tokenId)}
      onDelete={({ id }) => change(() => unwrap(office.DELETE(onePath, of(id))))}
      onCloseEditing={() => setEditing(null)}
      onCopy={copy}
      onRetry={() => void mutate()}
    />
  );
}
