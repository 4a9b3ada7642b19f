import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  Embeds,
  type EmbedEditing,
  type EmbedRooms,
  type EmbedsState,
  type EmbedValues,
} from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { formProblem } from '../models/formProblem.ts';

const path = '/v1/admin/embeds';
const onePath = `${path}/{embedId}` as const;
const of = (id: string) => ({ params: { path: { embedId: id } } });

type Form = Omit<Extract<EmbedEditing, { status: 'form' }>, 'rooms'>;

export function EmbedsPage() {
  const { data, error, mutate } = useQuery(path);
  const [form, setForm] = useState<Form | null>(null);
  const [codeOf, setCodeOf] = useState<string | null>(null);
  const rooms = useRooms(form !== null);
  const copy = useCopy();
  const [change, saving] = useChange([path]);
  const find = (id: string) => data!.data.find((embed) => embed.id === id)!;
  const showForm = (embed: Form['embed']) => setForm({ status: 'form', embed });

  const [submit] = useAction(async (values: EmbedValues) => {
    const embed = form?.embed ?? null;
    setForm({ status: 'form', embed, saving: true });
    let next: Form | null = null;
    try {
      if (embed) {
        const { version, enabled } = find(embed.id);
        const body = { ...values, version, enabled };
        await unwrap(office.PUT(onePath, { ...of(embed.id), body }));
      } else {
        setCodeOf((await unwrap(office.POST(path, { body: values }))).id);
      }
    } catch (failure) {
      next = { status: 'form', embed, ...formProblem(failure, fields) };
    }
    await mutate();
    setForm(next);
  });
  const [renewKey] = useAction(async (id: string) => {
    try {
      await unwrap(office.POST(`${onePath}/key`, of(id)));
      await mutate();
      setCodeOf(id);
    } catch (failure) {
      showError(failure);
    }
  });
  const setEnabled = (id: string, enabled: boolean) =>
    change(() => {
      const { version, name, origins, people, voiceRoom, meetingRoomIds, showTitles } = find(id);
      const values = { name, origins, people, meetingRoomIds, showTitles };
      const body = { ...values, version, enabled, voiceRoomId: voiceRoom?.id ?? null };
      return unwrap(office.PUT(onePath, { ...of(id), body }));
    });

  const state: EmbedsState = data
    ? { status: 'ready', embeds: data.data, saving }
    : { status: error ? 'error' : 'loading' };
  const shown = data?.data.find(({ id }) => id === codeOf);
  const editing: EmbedEditing | null =
    form && data
      ? { ...form, rooms }
      : (shown && { status: 'code', name: shown.name, code: codeFor(data!.scriptUrl, shown) }) ||
        null;
  return (
    <Embeds
      state={state}
      editing={editing}
      onCreate={() => showForm(null)}
      onEdit={({ id }) => showForm(find(id))}
      onShowCode={({ id }) => setCodeOf(id)}
      onSubmit={({ values }) => submit(values)}
      onCloseEditing={() => {
        setForm(null);
        setCodeOf(null);
      }}
      onCopy={copy}
      onEnabledChange={({ id, enabled }) => setEnabled(id, enabled)}
      onRenewKey={({ id }) => renewKey(id)}
      onDelete={({ id }) => change(() => unwrap(office.DELETE(onePath, of(id))))}
      onRetry={() => void mutate()}
    />
  );
}

/** Returns the rooms that a widget can show, or null while they are loading. */
function useRooms(isNeeded: boolean): EmbedRooms | null {
  const language = useLanguage();
  const { data } = useQuery(`${path}/rooms`, isNeeded && {});
  if (!data) return null;
  const meetingRooms = data.meetingRooms.map(({ id, name, floorName }) => ({
    id,
    name: name[language],
    floorName: floorName[language],
  }));
  return { meetingRooms, voiceRooms: data.voiceRooms };
}

const codeFor = (scriptUrl: string, { embedKey }: { embedKey: string }): string =>
  `<script src="${scriptUrl}" async></script>\n<office-embed embed-key="${embedKey}"></office-embed>`;

const fields = [
  'name',
  'origins',
  'people',
  'voiceRoomId',
  'meetingRoomIds',
  'showTitles',
] as const;
