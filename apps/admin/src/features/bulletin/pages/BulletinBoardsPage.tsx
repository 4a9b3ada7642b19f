import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  AdminBulletinBoards,
  type AdminBulletinBoardsState,
  type AdminBulletinBoardValues,
} from '@office/ui';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { showInOrder } from '../../../platform/swr/showInOrder.ts';
import { useSettingsPart } from '../../organization/index.ts';
import { postsHref } from '../bulletinAddress.ts';

const path = '/v1/admin/bulletin-boards';

export function BulletinBoardsPage() {
  const renew = useMutateQueries();
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

  const change = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      showError(failure);
    }
    await renew([path]);
    await renew(['/v1/admin/bulletin-boards/posts']);
  };
  const [order] = useAction(async (boardIds: string[]) => {
    showInOrder({ data, mutate }, boardIds);
    await change(() =>
      unwrap(office.PUT('/v1/admin/bulletin-boards/order', { body: { boardIds } })),
    );
  });
  const [setClosed] = useAction(async (boardId: string, closed: boolean) => {
    const version = data?.data.find(({ id }) => id === boardId)?.version ?? 0;
    await change(() =>
      unwrap(
        office.PATCH('/v1/admin/bulletin-boards/{boardId}', {
          params: { path: { boardId } },
          body: { version, closed },
        }),
      ),
    );
  });
  const [remove] = useAction((boardId: string) =>
    change(() =>
      unwrap(
        office.DELETE('/v1/admin/bulletin-boards/{boardId}', { params: { path: { boardId } } }),
      ),
    ),
  );

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
      onOrder={({ boardIds }) => order(boardIds)}
      onClosedChange={({ boardId, closed }) => setClosed(boardId, closed)}
      onRemove={({ boardId }) => remove(boardId)}
      onRetry={() => void mutate()}
    />
  );
}
