import { useParams, useSearchParams } from 'react-router-dom';
import { MemberEmoji } from '../../../platform/emoji/MemberEmoji.tsx';
import { BulletinBoardsPage } from './BulletinBoardsPage.tsx';
import { BulletinPostPage } from './BulletinPostPage.tsx';
import { EditBulletinPostPage, NewBulletinPostPage } from './BulletinPostFormPage.tsx';

export function BulletinPage() {
  const { postId } = useParams();
  const [search] = useSearchParams();
  const view = search.get('view');
  if (postId && view === 'edit') return <EditBulletinPostPage key={postId} postId={postId} />;
  if (postId) {
    return (
      <MemberEmoji>
        <BulletinPostPage key={postId} postId={postId} />
      </MemberEmoji>
    );
  }
  if (view === 'write') return <NewBulletinPostPage boardId={search.get('board')} />;
  return <BulletinBoardsPage />;
}
