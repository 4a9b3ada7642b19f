import { NotFound, ServerError, Unauthorized } from '@office/ui/screens/status';
import { useBack } from '@office/client/lib/useBack.ts';
import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';

export function NotFoundPage() {
  return <NotFound language={useLanguageSwitch()} />;
}

export function ServerErrorPage() {
  return <ServerError language={useLanguageSwitch()} onGoBack={useBack('/')} />;
}

export function UnauthorizedPage() {
  return <Unauthorized language={useLanguageSwitch()} onGoBack={useBack('/')} />;
}
