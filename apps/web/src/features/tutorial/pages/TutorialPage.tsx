import { useParams } from 'react-router-dom';
import { TutorialDetailPage } from './TutorialDetailPage.tsx';
import { TutorialListPage } from './TutorialListPage.tsx';

export function TutorialPage() {
  const { tutorialId } = useParams();
  if (!tutorialId) return <TutorialListPage />;
  return <TutorialDetailPage key={tutorialId} tutorialId={tutorialId} />;
}
