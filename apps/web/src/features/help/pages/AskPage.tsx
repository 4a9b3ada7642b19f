import { unwrap } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { AskQuestion } from '@office/ui/screens/help';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quietOffice } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useTextDraft } from '../../../platform/drafts/useTextDraft.ts';
import { articleHref, helpHref, questionHref } from '../helpPaths.ts';

export function AskPage({ articleId }: { articleId: string | undefined }) {
  const navigate = useNavigate();
  const back = useBack(articleId ? articleHref(articleId) : helpHref);
  const question = useTextDraft({ form: 'helpQuestion', target: 'new' });
  const [error, setError] = useState<string>();
  const renew = useMutateQueries();
  const article = useQuery(
    '/v1/help/articles/{articleId}',
    articleId ? { params: { path: { articleId } } } : null,
  );

  const [ask, submitting] = useAction(async (text: string) => {
    setError(undefined);
    try {
      const { clientId } = question;
      const body = { clientId, text, ...(article.data ? { articleId: article.data.id } : {}) };
      const { id } = await unwrap(quietOffice.POST('/v1/help/questions', { body }));
      question.clear();
      await renew(['/v1/help/questions']);
      void navigate(questionHref(id), { replace: true });
    } catch (failure) {
      setError(errorText(failure));
    }
  });
  return (
    <AskQuestion
      text={question.text}
      articleTitle={article.data?.title}
      submitting={submitting}
      error={error}
      onType={(event) => question.type(event.text)}
      onSubmit={(event) => ask(event.text)}
      onBack={back}
    />
  );
}
