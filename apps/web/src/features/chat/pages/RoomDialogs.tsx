import { unwrap, type Schemas } from '@office/api';
import {
  DeleteRoom,
  InviteCode,
  LeaveRoom,
  RenameConversation,
  RoomWebhooks,
  type InviteCodeState,
  type LeaveRoomState,
  type RoomWebhooksState,
} from '@office/ui/screens/chat';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { copyText } from '@office/client/lib/copyText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useChat } from '../models/chatContext.ts';

const roomDialogs = ['invite', 'webhooks', 'rename', 'leave', 'delete'] as const;

export type RoomDialog = (typeof roomDialogs)[number];

export function isRoomDialog(name: string | null): name is RoomDialog {
  return roomDialogs.some((dialog) => dialog === name);
}

interface RoomDialogsProps {
  room: Schemas['ChatRoomSummary'];
  dialog: RoomDialog | undefined;
  onChange(dialog: RoomDialog | undefined): void;
  /** Called when the admin must transfer the room before leaving. */
  onChooseMember(): void;
  onLeft(): void;
}

export function RoomDialogs({ dialog, ...props }: RoomDialogsProps) {
  switch (dialog) {
    case 'invite':
      return <Invite {...props} />;
    case 'webhooks':
      return <Webhooks {...props} />;
    case 'rename':
      return <Rename {...props} />;
    case 'leave':
      return <Leave {...props} />;
    case 'delete':
      return <Delete {...props} />;
    case undefined:
      return null;
  }
}

type DialogProps = Omit<RoomDialogsProps, 'dialog'>;

function Invite({ room, onChange }: DialogProps) {
  const path = { roomId: room.id };
  const codePath = '/v1/user/chat-rooms/{roomId}/invite-token';
  const { data, error, mutate } = useQuery(codePath, { params: { path } });
  const [problem, setProblem] = useState<{ text: string }>();
  const [refresh, refreshing] = useAction(async () => {
    setProblem(undefined);
    try {
      const query = { refresh: true };
      const fresh = await unwrap(office.GET(codePath, { params: { path, query } }));
      await mutate(fresh, { revalidate: false });
    } catch (refused) {
      setProblem({ text: errorText(refused) });
    }
  });
  const state = (): InviteCodeState => {
    if (data?.code && data.expiresAt)
      return { status: 'ready', code: data.code, expiresAt: data.expiresAt };
    if (data) return { status: 'empty' };
    return { status: error ? 'error' : 'loading' };
  };
  return (
    <InviteCode
      open
      state={state()}
      canRefresh={room.role === 'ADMIN'}
      refreshing={refreshing}
      error={problem}
      onCopy={({ code }) => copyText(code)}
      onRefresh={refresh}
      onRetry={() => void mutate()}
      onClose={() => onChange(undefined)}
    />
  );
}

function Webhooks({ room, onChange }: DialogProps) {
  const listPath = '/v1/user/chat-rooms/{roomId}/webhooks';
  const path = { roomId: room.id };
  const { data, error, mutate } = useQuery(listPath, { params: { path } });
  const [created, setCreated] = useState<Schemas['ChatWebhookWithUrl']>();
  const [problem, setProblem] = useState<{ text: string }>();
  const [change, submitting] = useAction(
    async (call: () => Promise<Schemas['ChatWebhookWithUrl'] | undefined>) => {
      setProblem(undefined);
      try {
        setCreated(await call());
      } catch (refused) {
        setProblem({ text: errorText(refused) });
      }
      await mutate();
    },
  );
  const onePath = `${listPath}/{webhookId}` as const;
  const paramsOf = (webhookId: string) => ({ path: { ...path, webhookId } });
  const state = (): RoomWebhooksState => {
    if (created) return { status: 'created', name: created.name, url: created.url };
    if (data) return { status: 'ready', webhooks: data.data };
    return { status: error ? 'error' : 'loading' };
  };
  return (
    <RoomWebhooks
      open
      state={state()}
      submitting={submitting}
      error={problem}
      onCreate={({ name }) =>
        change(() => unwrap(office.POST(listPath, { params: { path }, body: { name } })))
      }
      onRenew={({ id }) =>
        change(() => unwrap(office.POST(`${onePath}/url`, { params: paramsOf(id) })))
      }
      onDelete={({ id }) =>
        change(async () => {
          await unwrap(office.DELETE(onePath, { params: paramsOf(id) }));
          return undefined;
        })
      }
      onCopy={({ url }) => copyText(url)}
      onDone={() => setCreated(undefined)}
      onRetry={() => void mutate()}
      onClose={() => onChange(undefined)}
    />
  );
}

function Rename({ room, onChange }: DialogProps) {
  const renew = useMutateQueries();
  const params = { path: { roomId: room.id } };
  const [error, setError] = useState<{ text: string }>();
  const close = () => onChange(undefined);
  const [rename, submitting] = useAction(async (name: string | null) => {
    setError(undefined);
    try {
      await unwrap(office.PATCH('/v1/user/chat-rooms/{roomId}', { params, body: { name } }));
      await renew(['/v1/user/chat-rooms/{roomId}']);
      close();
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  const before = room.named ? room.name : '';
  return (
    <RenameConversation
      open
      name={before}
      {...(!room.named && { memberNames: room.name })}
      submitting={submitting}
      error={error}
      onRename={({ name }) => ((name ?? '') === before ? close() : rename(name))}
      onCancel={close}
    />
  );
}

function useRoomExit({ room, onLeft }: DialogProps, call: (name: string) => Promise<unknown>) {
  const { rooms } = useChat();
  const renew = useMutateQueries();
  const [error, setError] = useState<{ text: string }>();
  const [start, submitting] = useAction(async (name: string) => {
    setError(undefined);
    try {
      await call(name);
      onLeft();
      rooms.drop(room.id);
      await renew(['/v1/user/chat-rooms']);
      await renew(['/v1/user/chat-rooms/heads']);
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return { start, submitting, error };
}

function Leave(props: DialogProps) {
  const { room, onChange, onChooseMember } = props;
  const params = { path: { roomId: room.id } };
  const { start, submitting, error } = useRoomExit(props, () =>
    unwrap(office.DELETE('/v1/user/chat-rooms/{roomId}/user', { params })),
  );
  const state = (): LeaveRoomState => {
    if (room.directUsers) return { status: 'conversation' };
    if (room.role !== 'ADMIN') return { status: 'ready' };
    return { status: room.memberCount > 1 ? 'admin' : 'alone' };
  };
  return (
    <LeaveRoom
      open
      name={room.name}
      state={state()}
      submitting={submitting}
      error={error}
      onLeave={() => start(room.name)}
      onChooseMember={() => {
        onChange(undefined);
        onChooseMember();
      }}
      onDeleteRoom={() => onChange('delete')}
      onCancel={() => onChange(undefined)}
    />
  );
}

function Delete(props: DialogProps) {
  const { room, onChange } = props;
  const params = { path: { roomId: room.id } };
  const { start, submitting, error } = useRoomExit(props, (name) =>
    unwrap(office.DELETE('/v1/user/chat-rooms/{roomId}', { params, body: { name } })),
  );
  return (
    <DeleteRoom
      open
      name={room.name}
      submitting={submitting}
      error={error}
      onDelete={({ name }) => start(name)}
      onCancel={() => onChange(undefined)}
    />
  );
}
