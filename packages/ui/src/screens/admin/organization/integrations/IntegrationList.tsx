import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';

interface IntegrationListProps {
  title: string;
  description: string;
  status: 'loading' | 'error' | 'ready';
  loadingLabel: string;
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'description'>;
  createLabel: string;
  /** The organisation cannot have more. */
  isFull: boolean;
  /** One list item for each integration. */
  items: readonly ReactNode[];
  onCreate(): void;
  onRetry(): void;
}

/** Page header and list of the integrations of one kind. */
export function IntegrationList({ title, status, items, ...props }: IntegrationListProps) {
  const readOnly = useReadOnly();
  const create = status === 'ready' && !readOnly && (
    <Button variant="primary" icon={icons.add} disabled={props.isFull} onPress={props.onCreate}>
      {props.createLabel}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        description={props.description}
        {...(create && { actions: create })}
      />
      {status === 'loading' && <LoadingState rows={4} label={props.loadingLabel} />}
      {status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {status === 'ready' && items.length === 0 && <EmptyState {...props.empty} />}
      {status === 'ready' && items.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {items}
        </ul>
      )}
    </>
  );
}
