import { unwrap } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  SlashCommands,
  type SlashCommandEditing,
  type SlashCommandItem,
  type SlashCommandsState,
  type SlashCommandValues,
} from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { formProblem } from '../models/formProblem.ts';

const path = '/v1/admin/slash-commands';
const onePath = `${path}/{slashCommandId}` as const;
const of = (id: string) => ({ params: { path: { slashCommandId: id } } });

type Form = Extract<SlashCommandEditing, { status: 'form' }>;

export function SlashCommandsPage() {
  const { data, error, mutate } = useQuery(path);
  const [editing, setEditing] = useState<SlashCommandEditing | null>(null);
  const copy = useCopy();
  const [change, saving] = useChange([path]);
  const find = (id: string) => data!.data.find((command) => command.id === id)!;
  const edit = (command: SlashCommandItem | null) => setEditing({ status: 'form', command });
  const showSecret = ({ name, signingSecret }: { name: string; signingSecret: string }) =>
    setEditing({ status: 'secret', name: `/${name}`, secret: signingSecret });

  const [submit] = useAction(async (values: SlashCommandValues) => {
    const command = editing?.status === 'form' ? editing.command : null;
    setEditing({ status: 'form', command, saving: true });
    try {
      if (command) {
        const { version, enabled } = find(command.id);
        const body = { ...values, version, enabled };
        await unwrap(office.PUT(onePath, { ...of(command.id), body }));
        setEditing(null);
      } else {
        showSecret(await unwrap(office.POST(path, { body: values })));
      }
    } catch (failure) {
      setEditing({ status: 'form', command, ...problemOf(failure) });
    }
    await mutate();
  });
  const [renew] = useAction(async (id: string) => {
    try {
      showSecret(await unwrap(office.POST(`${onePath}/secret`, of(id))));
    } catch (failure) {
      showError(failure);
    }
  });
  const setEnabled = (id: string, enabled: boolean) =>
    change(() => {
      const { version, name, description, usageHint, url } = find(id);
      const body = { version, name, description, usageHint, url, enabled };
      return unwrap(office.PUT(onePath, { ...of(id), body }));
    });

  const state: SlashCommandsState = data
    ? { status: 'ready', commands: data.data, saving }
    : { status: error ? 'error' : 'loading' };
  return (
    <SlashCommands
      state={state}
      editing={editing}
      onCreate={() => edit(null)}
      onEdit={({ id }) => edit(find(id))}
      onSubmit={({ values }) => submit(values)}
      onCloseEditing={() => setEditing(null)}
      onCopy={copy}
      onEnabledChange={({ id, enabled }) => setEnabled(id, enabled)}
      onRenewSecret={({ id }) => renew(id)}
      onDelete={({ id }) => change(() => unwrap(office.DELETE(onePath, of(id))))}
      onRetry={() => void mutate()}
    />
  );
}

const fields = ['name', 'description', 'usageHint', 'url'] as const;

const problemOf = (failure: unknown): Pick<Form, 'rejected' | 'error'> =>
  errorCode(failure) === 'slashCommandNameTaken'
    ? { rejected: ['nameTaken'] }
    : formProblem(failure, fields);
