import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts';
import type { BulletinPostView } from '../bulletin.ts';
import { Article } from './Article.tsx';
import * as styles from './BulletinPost.css.ts';
import type { BulletinPostProps } from './BulletinPostProps.ts';
import { Comments } from './Comments.tsx';

export function BulletinPost(props: BulletinPostProps) {
  const { state, onBack } = props;
  const { t } = useTranslation('bulletin');
  const post = state.status === 'ready' ? state.post : null;
  return (
    <div className={styles.root} data-component="BulletinPost" data-status={state.status}>
      <SidePanel
        title={post?.boardName ?? t('title')}
        onBack={onBack}
        actions={post && <PostMenu {...props} post={post} />}
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function PostMenu({
  post,
  deleting = false,
  ...on
}: BulletinPostProps & { post: BulletinPostView }) {
  const { t } = useTranslation('bulletin');
  const [asking, setAsking] = useState(false);
  const items: MenuItem[] = [
    {
      id: 'copyLink',
      label: t('post.copyLink'),
      leading: <Icon icon={icons.link} />,
      onSelect: on.onCopyLink,
    },
  ];
  if (post.mayEdit) {
    items.push(
      { id: 'edit', label: t('edit'), leading: <Icon icon={icons.edit} />, onSelect: on.onEdit },
      { id: 'line', kind: 'separator' },
      {
        id: 'delete',
        label: t('delete'),
        leading: <Icon icon={icons.remove} />,
        danger: true,
        onSelect: () => setAsking(true),
      },
    );
  }
  return (
    <>
      <Menu
        label={t('post.menu')}
        align="end"
        trigger={<IconButton icon={icons.more} label={t('post.menu')} />}
        items={items}
      />
      <AlertDialog
        open={asking}
        danger
        title={t('post.deleteTitle', { title: post.title })}
        description={t('post.deleteText')}
        confirmLabel={t('post.deleteConfirm')}
        cancelLabel={t('cancel')}
        loading={deleting}
        onCancel={() => setAsking(false)}
        onConfirm={on.onDelete}
      />
    </>
  );
}

function Content(props: BulletinPostProps): ReactNode {
  const { state, onBack, onRetry } = props;
  const { t } = useTranslation('bulletin');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={6} label={t('post.loading')} />;
    case 'error':
      return <ErrorState title={t('post.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icons.bulletinBoard}
          title={t('post.gone')}
          description={t('post.goneHint')}
          action={<Button onPress={onBack}>{t('post.toList')}</Button>}
        />
      );
    case 'ready':
      return (
        <>
          <Article {...props} post={state.post} />
          <Comments {...props} state={state} />
        </>
      );
  }
}
