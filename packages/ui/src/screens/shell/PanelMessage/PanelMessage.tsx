import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';

export interface PanelMessageProps {
  /** Title of the panel. Null for pages outside of a panel. */
  title: string | null;
  status: 'loading' | 'error';
  onRetry?(): void;
}

/** In place of the page of a panel that is not loaded. */
export function PanelMessage({ title, status, onRetry }: PanelMessageProps) {
  const content =
    status === 'error' ? <ErrorState {...(onRetry && { onRetry })} /> : <LoadingState />;
  return title === null ? content : <SidePanel title={title}>{content}</SidePanel>;
}
