import { useBack } from '@office/client/lib/useBack.ts';
import { NotFound, ServerError, Unauthorized } from '@office/ui/screens/status';

export function NotFoundPage() {
  return <NotFound fill="part" />;
}

export function ServerErrorPage() {
  return <ServerError fill="part" onGoBack={useBack('/')} />;
}

export function UnauthorizedPage() {
  return <Unauthorized fill="part" onGoBack={useBack('/')} />;
}
