import { icons } from '../../primitives/Icon/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface ErrorStateProps extends RootProps<'div', 'title'> {
  /** Error message. Defaults to "This could not be loaded". */
  title?: string;
  /** Explains which data is kept and how to proceed. */
  description?: string;
  /** Called to retry. Without it, the retry button is omitted. */
  onRetry?(): void;
}

/** Placeholder for content that failed to load, with a retry button. */
export function ErrorState({ title, description, onRetry, ...rest }: ErrorStateProps) {
  const t = useText();
  return (
    <div {...rootProps({ role: 'alert', 'data-component': 'ErrorState' }, rest)}>
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
