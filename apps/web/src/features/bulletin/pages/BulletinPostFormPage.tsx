import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { acceptedTypes, contentUpload } from '@office/client/files/contentUpload.ts';
import { newId } from '@office/client/lib/newId.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { BulletinPostForm } from '@office/ui/screens/bulletin';
import { fileKeysIn } from '@office/vocabulary';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { preSignFile } from '../../../platform/files/preSignFile.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { boardsHref, postHref } from '../bulletinPaths.ts';
import { usePostDraft, type PostDraft } from '../models/usePostDraft.ts';
import { useRevalidateBulletins } from '../models/useRenewBulletins.ts';

type Post = Schemas['BulletinPost'];

const nothing = () => undefined;
const waiting = {
  onType: nothing,
  onUpload: async () => ({ message: '' }),
  onChooseFiles: nothing,
  onRemoveFile: nothing,
  onRetryFile: nothing,
  onSubmit: nothing,
  onKeepMine: nothing,
  onTakeTheirs: nothing,
  onDiscard: nothing,
};

const uploadFile = contentUpload((file) => preSignFile('bulletin_attachment', file));
const accept = acceptedTypes('bulletin_attachment');

export function NewBulletinPostPage({ boardId }: { boardId: string | null }) {
  const back = useBack(boardsHref);
  const { data, error, mutate } = useQuery('/v1/bulletin-boards', {});
  const boards = data?.data.filter(({ mayPost }) => mayPost);
  const first = boards?.find(({ id }) => id === boardId) ?? boards?.[0];
  if (boards && first)
    return <PostForm post={null} boards={boards} boardId={first.id} onBack={back} />;
  const on = { onBack: back, onRetry: () => void mutate() };
  const status = data ? 'noBoards' : error ? 'error' : 'loading';
  return <BulletinPostForm {...waiting} {...on} editing={false} state={{ status }} />;
}

export function EditBulletinPostPage({ postId }: { postId: string }) {
  const back = useBack(postHref(postId));
  const params = { path: { postId } };
  const { data, error, mutate } = useQuery('/v1/bulletin-boards/posts/{postId}', { params });
  if (data?.mayEdit === false) return <Navigate to={postHref(postId)} replace />;
  if (data) {
    return <PostForm post={data} boards={[data.board]} boardId={data.board.id} onBack={back} />;
  }
  const on = { onBack: back, onRetry: () => void mutate() };
  const isGone = isMissing(error);
  const status = isGone ? 'gone' : error ? 'error' : 'loading';
  return <BulletinPostForm {...waiting} {...on} editing state={{ status }} />;
}

interface PostFormProps {
  /** Null for a new post. */
  post: Post | null;
  boards: readonly { id: string; name: string }[];
  boardId: string;
  onBack(): void;
}

function PostForm({ post, boards, boardId, onBack }: PostFormProps) {
  const navigate = useNavigate();
  const renew = useRevalidateBulletins();
  // The version at the time the form was opened: a later version contains another member's changes.
  const [opened, setOpened] = useState(post);
  const [empty] = useState(() => newPost(boardId));
  const stored = opened ? valuesOf(opened) : empty;
  const draft = usePostDraft({
    target: opened?.id ?? 'new',
    stored,
    version: opened?.version ?? null,
  });
  const [error, setError] = useState<string>();
  const [theirs, setTheirs] = useState<Post>();
  const { values } = draft;
  const board = boards.some(({ id }) => id === values.boardId) ? values.boardId : boardId;
  const links = useFileLinks(fileKeysIn(values.content));

  const [save, submitting] = useAction(async (version: number | null) => {
    setError(undefined);
    const { clientId, title, content, files } = values;
    const written = { title: title.trim(), content, fileKeys: files.map((file) => file.fileKey) };
    try {
      if (opened) {
        const params = { path: { postId: opened.id } };
        const body = { version: version ?? opened.version, ...written };
        await unwrap(quietOffice.PATCH('/v1/bulletin-boards/posts/{postId}', { params, body }));
        draft.clear();
        await renew();
        onBack();
      } else {
        const params = { path: { boardId: board } };
        const body = { clientId, ...written };
        const { id } = await unwrap(
          quietOffice.POST('/v1/bulletin-boards/{boardId}/posts', { params, body }),
        );
        draft.clear();
        void renew();
        void navigate(postHref(id), { replace: true });
      }
    } catch (failure) {
      const isChanged = opened && errorCode(failure) === 'changedMeanwhile';
      const now = isChanged ? await findPost(opened.id).catch(() => null) : null;
      if (now) setTheirs(now);
      else setError(errorText(failure));
    }
  });
  const resetTo = (next: PostDraft) => {
    draft.reset(next);
    setError(undefined);
    setTheirs(undefined);
  };

  return (
    <BulletinPostForm
      editing={opened !== null}
      accept={accept}
      submitting={submitting}
      state={{
        status: 'ready',
        values: { ...values, boardId: board },
        boards,
        files: draft.files,
        links,
        resumed: draft.resumed,
        error,
        theirs: theirs && {
          ...valuesOf(theirs),
          fileNames: theirs.files.map(({ fileName }) => fileName),
        },
      }}
      onType={(event) => draft.change(event.values)}
      onUpload={uploadFile}
      onChooseFiles={draft.chooseFiles}
      onRemoveFile={draft.removeFile}
      onRetryFile={draft.retryFile}
      onSubmit={() => save(draft.version)}
      onKeepMine={() => save(theirs?.version ?? null)}
      onTakeTheirs={() => {
        if (!theirs) return;
        setOpened(theirs);
        resetTo(valuesOf(theirs));
      }}
      onDiscard={() => resetTo(opened ? stored : newPost(boardId))}
      onBack={onBack}
      onRetry={nothing}
    />
  );
}

function newPost(boardId: string): PostDraft {
  return { clientId: newId(), boardId, title: '', content: '', files: [] };
}

function valuesOf({ board, title, content, files }: Post): PostDraft {
  return {
    // Only new posts need a client id.
    clientId: '',
    boardId: board.id,
    title,
    content,
    files: files.map(({ fileKey, fileName, fileSize }) => ({
      fileKey,
      name: fileName,
      size: fileSize,
    })),
  };
}

function findPost(postId: string): Promise<Post> {
  const params = { path: { postId } };
  return unwrap(office.GET('/v1/bulletin-boards/posts/{postId}', { params }));
}
