import { NotFound, ServerError, Unauthorized } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

/** 404 and every path that is none of ours. */
export function NotFoundPage() {
  return <NotFound language={useLanguageSwitch()} />;
}

/** 500. */
export function ServerErrorPage() {
  return <ServerError language={useLanguageSwitch()} onGoBack={useGoBack()} />;
}

/** 401: the member may not see the page. */
export function UnauthorizedPage() {
  return <Unauthorized language={useLanguageSwitch()} onGoBack={useGoBack()} />;
}

function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
}
