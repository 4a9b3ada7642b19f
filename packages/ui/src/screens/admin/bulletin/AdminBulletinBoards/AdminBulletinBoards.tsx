import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { SortableList } from '../../../../patterns/SortableList/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Menu } from '../../../../primitives/Menu/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from '../adminBulletin.css.ts';
import type { AdminBulletinBoardItem } from '../bulletin.ts';
import { BoardDrawer, type BoardDrawerProps } from './BoardDrawer.tsx';

export type AdminBulletinBoardsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; boards: readonly AdminBulletinBoardItem[] };

export interface AdminBulletinBoardsProps extends Omit<BoardDrawerProps, 'edit'> {
  state: AdminBulletinBoardsState;
  /** Null while the drawer is closed. */
  edit: BoardDrawerProps['edit'] | null;
  /** URL of the posts of a board, or of all boards for null. */
  postsHrefOf(boardId: string | null): string;
  /** Opens the form of a board, or of a new board for null. */
  onEdit(event: { boardId: string | null }): void;
  onOrder(event: { boardIds: string[] }): void;
  onClosedChange(event: { boardId: string; closed: boolean }): void;
  onRemove(event: { boardId: string }): void;
  onRetry(): void;
}

export function AdminBulletinBoards(props: AdminBulletinBoardsProps) {
  const { state, edit, onEdit, postsHrefOf } = props;
  const { t } = useTranslation('admin-bulletin');
  const readOnly = useReadOnly();
  const add = !readOnly && (
    <Button variant="primary" icon={icons.plus} onPress={() => onEdit({ boardId: null })}>
      {t('boards.add')}
    </Button>
  );
  return (
    <div
      className={contentPage.page}
      data-component="AdminBulletinBoards"
      data-status={state.status}
    >
      <PageHeader
        title={t('boards.title')}
        description={t('boards.description')}
        actions={
          state.status === 'ready' && (
            <>
              <Button href={postsHrefOf(null)}>{t('boards.allPosts')}</Button>
              {add}
            </>
          )
        }
      />
      {state.status === 'loading' && <LoadingState rows={3} label={t('boards.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'empty' && (
        <EmptyState
          icon={icons.bulletinBoard}
          title={t('boards.empty')}
          description={t('boards.emptyHint')}
          action={add}
        />
      )}
      {state.status === 'ready' && <Boards {...props} boards={state.boards} />}
      {edit && <BoardDrawer key={edit.boardId} {...props} edit={edit} />}
    </div>
  );
}

interface BoardsProps extends AdminBulletinBoardsProps {
  boards: readonly AdminBulletinBoardItem[];
}

function Boards({ boards, onOrder, onRemove, ...on }: BoardsProps) {
  const { t } = useTranslation('admin-bulletin');
  const [deleting, setDeleting] = useState<AdminBulletinBoardItem>();
  const counts = (board: AdminBulletinBoardItem | undefined) => ({
    posts: t('boards.posts', { count: board?.postCount ?? 0 }),
    comments: t('boards.comments', { count: board?.commentCount ?? 0 }),
  });
  return (
    <div className={styles.list}>
      <SortableList
        label={t('boards.list')}
        items={boards.map((board) => ({ ...board, label: board.name }))}
        renderItem={(board) => (
          <Board board={board} {...on} onAskRemove={() => setDeleting(board)} />
        )}
        onItemsChange={({ items }) => onOrder({ boardIds: items.map(({ id }) => id) })}
      />
      <AlertDialog
        open={deleting !== undefined}
        danger
        title={t('boards.removeTitle', { name: deleting?.name ?? '' })}
        description={[
          t('boards.removeLoss', counts(deleting)),
          ...(deleting?.closed === false ? [t('boards.removeOrClose')] : []),
        ].join('\n')}
        confirmLabel={t('boards.remove')}
        cancelLabel={t('boards.keep')}
        onConfirm={() => {
          if (deleting) onRemove({ boardId: deleting.id });
          setDeleting(undefined);
        }}
        onCancel={() => setDeleting(undefined)}
      />
    </div>
  );
}

interface BoardProps extends Pick<
  AdminBulletinBoardsProps,
  'onEdit' | 'onClosedChange' | 'postsHrefOf'
> {
  board: AdminBulletinBoardItem;
  onAskRemove(): void;
}

function Board({ board, onEdit, onClosedChange, onAskRemove, postsHrefOf }: BoardProps) {
  const { id, name, description, posting, closed, postCount } = board;
  const { t } = useTranslation('admin-bulletin');
  return (
    <div className={styles.board}>
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        {description !== '' && (
          <Text size="sm" tone="muted">
            {description}
          </Text>
        )}
        <div className={styles.labels}>
          {closed && (
            <StatusLabel tone="neutral" icon={icons.lock}>
              {t('closed')}
            </StatusLabel>
          )}
          <Text size="xs" tone="muted">
            {t('boards.posting', { who: t(`posting.${posting}`) })}
          </Text>
          <Link href={postsHrefOf(id)} ariaLabel={t('boards.postsOf', { name, count: postCount })}>
            {t('boards.posts', { count: postCount })}
          </Link>
        </div>
      </div>
      <IconButton
        icon={icons.edit}
        variant="ghost"
        label={t('boards.editName', { name })}
        onPress={() => onEdit({ boardId: id })}
      />
      <Menu
        label={t('boards.menuName', { name })}
        align="end"
        trigger={
          <IconButton icon={icons.more} variant="ghost" label={t('boards.menuName', { name })} />
        }
        items={[
          {
            id: 'closed',
            label: t(closed ? 'boards.reopen' : 'boards.close'),
            hint: t(closed ? 'boards.reopenHint' : 'boards.closeHint'),
            onSelect: () => onClosedChange({ boardId: id, closed: !closed }),
          },
          { id: 'line', kind: 'separator' },
          { id: 'remove', label: t('boards.remove'), danger: true, onSelect: onAskRemove },
        ]}
      />
    </div>
  );
}
