import { icons } from '../../primitives/Icon/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface ErrorStateProps {
  /** The failure; "This could not be loaded" without it. */
  title?: string;
  /** Says what is kept and what to do. */
  description?: string;
  /** Trying again was pressed; without it there is nothing to press. */
  onRetry?(): void;
}

/** A place whose content could not be fetched: what happened, and a way to try again. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  const t = useText();
  return (
    <div role="alert" data-component="ErrorState">
      <EmptyState
        icon={icons.warning}
        title={title ?? t(texts.loadFailed)}
        description={description ?? t(texts.loadFailedHint)}
        action={
          onRetry && (
            <Button variant="secondary" icon={icons.refresh} onPress={onRetry}>
              {t(texts.retry)}
            </Button>
          )
        }
      />
    </div>
  );
}
