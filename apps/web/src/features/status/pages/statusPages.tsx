import { NotFound, ServerError, Unauthorized } from '@office/ui';
import { useBack } from '@office/client/lib/useBack.ts';
import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';

/** 404 and every path that is none of ours. */
export function NotFoundPage() {
  return <NotFound language={useLanguageSwitch()} />;
}

/** 500. */
export function ServerErrorPage() {
  return <ServerError language={useLanguageSwitch()} onGoBack={useBack('/')} />;
}

/** 401: the member may not see the page. */
export function UnauthorizedPage() {
  return <Unauthorized language={useLanguageSwitch()} onGoBack={useBack('/')} />;
}
