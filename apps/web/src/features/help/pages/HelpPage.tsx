import { useParams, useSearchParams } from 'react-router-dom';
import { useMayCreate } from '../../organization/index.ts';
import { viewFromSearch } from '../viewFromSearch.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { AskPage } from './AskPage.tsx';
import { HelpHomePage } from './HelpHomePage.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

export function HelpPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const question = search.get('question');
  const view = viewFromSearch(search, useMayCreate('help') ?? false);
  if (question) return <QuestionPage key={question} questionId={question} />;
  if (view === 'ask') return <AskPage articleId={id} />;
  if (view === 'questions') return <QuestionsPage />;
  return id ? <ArticlePage key={id} articleId={id} /> : <HelpHomePage />;
}
