import { useWindowEvent } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import {
  TutorialDetail,
  type TutorialDetailState,
  type TutorialView,
} from '@office/ui/screens/tutorial';
import { fileKeysIn } from '@office/vocabulary';
import { useEffect, useState } from 'react';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { ProgressSaver } from '../models/ProgressSaver.ts';
import { useShownFiles, type ShownFile } from '../models/useShownFiles.ts';

export function TutorialDetailPage({ tutorialId }: { tutorialId: string }) {
  const back = useBack('/tutorial');
  const renew = useMutateQueries();
  const params = { path: { tutorialId } };
  const { data, error, mutate } = useQuery('/v1/tutorials/user/{tutorialId}', { params });
  usePageName(data?.title);
  const shown = useShownFiles(tutorialId, data?.attachments);
  const files = useFileLinks(fileKeysIn(data?.content ?? ''));
  const isThere = data !== undefined;

  const [saver] = useState(
    () =>
      new ProgressSaver({
        clock: browserDeps.clock,
        save: async (file) => {
          await unwrap(
            quietOffice.PATCH('/v1/tutorials/{tutorialId}/progress', {
              params,
              body: { file },
              // Completes even if the page is closed.
              keepalive: true,
            }),
          );
        },
      }),
  );
  useWindowEvent('pagehide', () => saver.flush());
  useEffect(() => () => saver.flush(), [saver]);

  useEffect(() => {
    if (!isThere) return;
    // On failure the tutorial stays new; the next visit retries.
    void quietOffice
      .PATCH('/v1/tutorials/{tutorialId}/progress', { params: { path: { tutorialId } }, body: {} })
      .catch(() => null);
    return () => {
      void renew(['/v1/tutorials/user']);
      void renew(['/v1/tutorials/categories']);
    };
  }, [isThere, tutorialId, renew]);

  const [mark, submitting] = useAction(async (done: boolean) => {
    try {
      const body = { done };
      await unwrap(office.PATCH('/v1/tutorials/{tutorialId}/progress', { params, body }));
      await mutate();
    } catch (failure) {
      showError(failure);
    }
  });
  const [download] = useAction(async (fileId: string) => {
    try {
      const path = { tutorialId, fileId };
      const { url } = await unwrap(
        office.POST('/v1/tutorials/{tutorialId}/files/{fileId}/down-link', { params: { path } }),
      );
      window.location.assign(url);
    } catch (failure) {
      showError(failure);
    }
  });

  const state = (): TutorialDetailState => {
    if (data) return { status: 'ready', tutorial: toView(data, shown, files), submitting };
    if (!error) return { status: 'loading' };
    // A malformed id counts as missing too.
    const isGone = isMissing(error);
    return { status: isGone ? 'notFound' : 'error' };
  };
  return (
    <TutorialDetail
      state={state()}
      onBack={back}
      onDoneChange={({ done }) => mark(done)}
      onProgress={({ attachmentId: fileId, position, length }) =>
        saver.note({ fileId, position, length })
      }
      onDownload={({ attachmentId }) => download(attachmentId)}
      onRetry={() => void mutate()}
    />
  );
}

function toView(
  tutorial: Schemas['TutorialDetail'],
  shown: ReadonlyMap<string, ShownFile>,
  files: Readonly<Record<string, string>>,
): TutorialView {
  const { id, title, category, minutes, content, progress, attachments, previous, next } = tutorial;
  const neighbor = (one: typeof next) => one && { title: one.title, href: `/tutorial/${one.id}` };
  return {
    id,
    title,
    categoryName: category.name,
    minutes,
    content,
    files,
    attachments: attachments.map(({ id: fileId, fileName, kind, size, position }) => ({
      id: fileId,
      fileName,
      kind,
      size,
      position,
      url: null,
      captions: [],
      pdf: null,
      failed: false,
      ...shown.get(fileId),
    })),
    state: progress.state,
    percent: progress.percent,
    previous: neighbor(previous),
    next: neighbor(next),
  };
}
