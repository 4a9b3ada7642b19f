import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayNames } from '@office/client/people/displayName.ts';
import type { DataTableState } from '@office/ui';
import { HelpInbox, type AdminHelpQuestionItem } from '@office/ui/screens/admin/help';
import { helpQuestionStates } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { uploadTo, useTextFiles } from '../../../platform/files/contentFiles.ts';
import { toTableState } from '../../../platform/navigation/listView.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import { useListView } from '../../../platform/navigation/useListView.ts';
import { articleOfQuestionHref } from '../helpPaths.ts';

type Question = Schemas['AdminHelpQuestion'];

const path = '/v1/admin/help/questions';
const upload = uploadTo('help_attachment');

export function HelpQuestionsPage() {
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const view = useListView();
  const state = helpQuestionStates.find((each) => each === view.search.get('state'));
  const query = { ...view.query, ...(state && { state }) };
  const list = useQuery(path, { params: { query } }, { keepPreviousData: true });
  useLastPage(list, view.page);
  const [opened, setOpened] = useState<Question | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isAnsweredByOther, setAnsweredByOther] = useState(false);
  const draft = useDraft<{ answer: string }>({
    form: 'helpAnswer',
    target: opened?.id ?? '',
    version: opened?.version ?? null,
  });
  const answer = typed ?? draft.values?.answer ?? '';
  const textFiles = useTextFiles(upload, opened?.answer ?? '', answer);
  const questions = list.data?.data;
  const open = ({ question }: { question: { id: string } }) => {
    setOpened(questions?.find(({ id }) => id === question.id) ?? null);
    setTyped(null);
    setProblem(undefined);
    setAnsweredByOther(false);
  };

  const [run, submitting] = useAction(async (what: 'answer' | 'close') => {
    if (!opened) return;
    const params = { path: { questionId: opened.id } };
    const { version } = opened;
    try {
      if (what === 'close') {
        const call = office.POST('/v1/admin/help/questions/{questionId}/close', {
          params,
          body: { version },
        });
        await unwrap(call);
        setOpened(null);
      } else {
        const body = { version, answer: answer.trim() };
        const call = office.POST('/v1/admin/help/questions/{questionId}/answer', { params, body });
        setOpened(await unwrap(call));
      }
      draft.clear();
      setTyped(null);
      setProblem(undefined);
      setAnsweredByOther(false);
    } catch (failure) {
      // Shows the current state of the question and keeps the typed answer.
      const present = await findQuestion(opened.id);
      if (present) setOpened(present);
      const isAnswer = errorCode(failure) === 'changedMeanwhile' && present?.state === 'ANSWERED';
      setAnsweredByOther(isAnswer && what === 'answer');
      setProblem(isAnswer && what === 'answer' ? undefined : errorText(failure));
    }
    await renew([path]);
  });

  return (
    <HelpInbox
      state={withAskerNames(toTableState(list, view.page))}
      filter={{ keyword: view.keyword, state }}
      edit={
        opened && {
          question: toItem(opened),
          answer,
          theirs: isAnsweredByOther ? (opened.answer ?? '') : undefined,
          error: problem,
        }
      }
      textFiles={textFiles}
      submitting={submitting}
      onFilterChange={(event) => view.filterBy({ ...event.filter })}
      onOpen={open}
      onType={(event) => {
        setTyped(event.answer);
        draft.keep(event);
      }}
      onAnswer={() => run('answer')}
      onKeepMine={() => run('answer')}
      onTakeTheirs={() => {
        draft.clear();
        setTyped(null);
        setAnsweredByOther(false);
      }}
      onCloseQuestion={() => run('close')}
      onMakeArticle={() => opened && void navigate(articleOfQuestionHref(opened.id))}
      onClose={() => setOpened(null)}
      onPageChange={view.onPageChange}
      onRetry={() => void list.mutate()}
    />
  );
}

const toItem = ({ askedBy, ...question }: Question): AdminHelpQuestionItem => ({
  ...question,
  askedBy: askedBy && {
    ...displayNames(askedBy),
    id: askedBy.id,
    avatarUrl: askedBy.avatarUrl,
  },
});

const withAskerNames = (state: DataTableState<Question>): DataTableState<AdminHelpQuestionItem> =>
  state.status === 'ready' ? { ...state, rows: state.rows.map(toItem) } : state;

/** Loads a question regardless of the current list page. Null if the request fails. */
async function findQuestion(questionId: string): Promise<Question | null> {
  const params = { path: { questionId } };
  const call = office.GET('/v1/admin/help/questions/{questionId}', { params });
  return unwrap(call).catch(() => null);
}
