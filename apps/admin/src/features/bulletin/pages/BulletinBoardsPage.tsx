import { unwrap } from '@office/api';
import {
  AdminBulletinBoards,
  type AdminBulletinBoardsState,
  type AdminBulletinBoardValues,
} from '@office/ui/screens/admin/bulletin';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { showInOrder } from '../../../platform/swr/showInOrder.ts';
import { useSettingsPart } from '../../organization/index.ts';
import { postsHref } from '../bulletinPaths.ts';

const path = '/v1/admin/bulletin-boards';
const paths = [path, '/v1/admin/bulletin-boards/posts'] as const;

export function BulletinBoardsPage() {
  const { data, error, mutate } = useQuery(path, {});
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = data?.data.find(({ id }) => id === editedId);
  const { part, on } = useSettingsPart<AdminBulletinBoardValues>({
    form: 'bulletinBoard',
    target: editedId ?? 'none',
    stored: {
      name: edited?.name ?? '',
      description: edited?.description ?? '',
      posting: edited?.posting ?? 'EVERYONE',
    },
    version: edited?.version ?? 0,
    reload: () => mutate(),
    onSaved: () => setEditedId(null),
    async save({ name, description, posting }, version) {
      const body = { name: name.trim(), description: description.trim(), posting };
      if (!editedId || editedId === 'new') {
        await unwrap(office.POST(path, { body }));
        return;
      }
      const params = { path: { boardId: editedId } };
      const call = office.PATCH('/v1/admin/bulletin-boards/{boardId}', {
        params,
        body: { ...body, version },
      });
      await unwrap(call);
    },
  });

  const [order] = useChange(paths);
  const [setClosed] = useChange(paths);
  const [remove] = useChange(paths);

  const state = (): AdminBulletinBoardsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return { status: 'ready', boards: data.data };
  };
  return (
    <AdminBulletinBoards
      state={state()}
      edit={editedId === null ? null : { boardId: editedId, ...part }}
      postsHrefOf={postsHref}
      onEdit={({ boardId }) => setEditedId(boardId ?? 'new')}
      onType={on.onChange}
      onSave={on.onSave}
      onTakeTheirs={on.onTakeTheirs}
      onClose={() => setEditedId(null)}
      onOrder={({ boardIds }) =>
        order(() => {
          showInOrder({ data, mutate }, boardIds);
          return unwrap(office.PUT(`${path}/order`, { body: { ids: boardIds } }));
        })
      }
      onClosedChange={({ boardId, closed }) =>
        setClosed(() => {
          const params = { path: { boardId } };
          const version = data?.data.find(({ id }) => id === boardId)?.version ?? 0;
          const body = { version, closed };
          return unwrap(office.PATCH(`${path}/{boardId}`, { params, body }));
        })
      }
      onRemove={({ boardId }) =>
        remove(() => unwrap(office.DELETE(`${path}/{boardId}`, { params: { path: { boardId } } })))
      }
      onRetry={() => void mutate()}
    />
  );
}
