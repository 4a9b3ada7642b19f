import { useBack } from '@office/client/lib/useBack.ts';
import { NotFound, ServerError, Unauthorized } from '@office/ui';

/** Every address that is none of ours. */
export function NotFoundPage() {
  return <NotFound fill="part" />;
}

export function ServerErrorPage() {
  return <ServerError fill="part" onGoBack={useBack('/')} />;
}

/** The page is for others, such as system administrators. */
export function UnauthorizedPage() {
  return <Unauthorized fill="part" onGoBack={useBack('/')} />;
}
