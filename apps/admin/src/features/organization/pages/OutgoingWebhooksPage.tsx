import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  OutgoingWebhooks,
  type OutgoingWebhookEditing,
  type OutgoingWebhookItem,
  type OutgoingWebhooksState,
  type OutgoingWebhookTest,
  type OutgoingWebhookValues,
} from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { formProblem } from '../models/formProblem.ts';
import { useWebhookDeliveries } from '../models/useWebhookDeliveries.ts';

const path = '/v1/admin/outgoing-webhooks';
const onePath = `${path}/{outgoingWebhookId}` as const;
const of = (id: string) => ({ params: { path: { outgoingWebhookId: id } } });

type Form = Omit<Extract<OutgoingWebhookEditing, { status: 'form' }>, 'rooms'>;

export function OutgoingWebhooksPage() {
  const { data, error, mutate } = useQuery(path);
  const [form, setForm] = useState<Form | null>(null);
  const [secret, setSecret] = useState<{ name: string; secret: string } | null>(null);
  const [tests, setTests] = useState<Record<string, OutgoingWebhookTest>>({});
  const rooms = useQuery(`${path}/rooms`, form && {});
  const deliveries = useWebhookDeliveries(data?.data);
  const copy = useCopy();
  const [change, saving] = useChange([path]);
  const find = (id: string) => data!.data.find((webhook) => webhook.id === id)!;

  const [submit] = useAction(async (values: OutgoingWebhookValues) => {
    const webhook = form?.webhook ?? null;
    setForm({ status: 'form', webhook, saving: true });
    try {
      if (webhook) {
        const { version, enabled } = find(webhook.id);
        const body = { ...values, version, enabled };
        await unwrap(office.PUT(onePath, { ...of(webhook.id), body }));
      } else {
        const { name, signingSecret } = await unwrap(office.POST(path, { body: values }));
        setSecret({ name, secret: signingSecret });
      }
      setForm(null);
    } catch (failure) {
      setForm({ status: 'form', webhook, ...formProblem(failure, fields) });
    }
    await mutate();
  });
  const [renew] = useAction(async (id: string) => {
    try {
      const { name, signingSecret } = await unwrap(office.POST(`${onePath}/secret`, of(id)));
      setSecret({ name, secret: signingSecret });
    } catch (failure) {
      showError(failure);
    }
  });
  const test = async (id: string) => {
    const show = (result: OutgoingWebhookTest) => setTests((all) => ({ ...all, [id]: result }));
    show({ status: 'running' });
    try {
      const { problem } = await unwrap(office.POST(`${onePath}/test`, of(id)));
      show(problem ? { status: 'error', problem } : { status: 'success' });
    } catch (failure) {
      setTests(({ [id]: _, ...others }) => others);
      showError(failure);
    }
  };
  const setEnabled = (id: string, enabled: boolean) =>
    change(() => {
      const { version, name, url, events, rooms: chosen } = find(id);
      const roomIds = chosen.map((room) => room.id);
      const body = { version, name, url, events, roomIds, enabled };
      return unwrap(office.PUT(onePath, { ...of(id), body }));
    });

  const state = (): OutgoingWebhooksState =>
    data
      ? { status: 'ready', webhooks: data.data, tests, saving }
      : { status: error ? 'error' : 'loading' };
  const editing: OutgoingWebhookEditing | null = secret
    ? { status: 'secret', ...secret }
    : form && { ...form, rooms: rooms.data?.data ?? [] };
  const edit = (webhook: OutgoingWebhookItem | null) => setForm({ status: 'form', webhook });
  return (
    <OutgoingWebhooks
      state={state()}
      editing={editing}
      deliveries={deliveries.props}
      onCreate={() => edit(null)}
      onEdit={({ id }) => edit(find(id))}
      onSubmit={({ values }) => submit(values)}
      onCloseEditing={() => {
        setForm(null);
        setSecret(null);
      }}
      onCopy={copy}
      onEnabledChange={({ id, enabled }) => setEnabled(id, enabled)}
      onTest={({ id }) => void test(id)}
      onShowDeliveries={({ id }) => deliveries.show(id)}
      onRenewSecret={({ id }) => renew(id)}
      onDelete={({ id }) => change(() => unwrap(office.DELETE(onePath, of(id))))}
      onRetry={() => void mutate()}
    />
  );
}

const fields = ['name', 'url', 'events', 'roomIds'] as const;
