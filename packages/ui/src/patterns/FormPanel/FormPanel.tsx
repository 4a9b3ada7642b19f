import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { LoadingState } from '../LoadingState/index.ts';
import { SidePanel } from '../SidePanel/index.ts';

export const formPanelStatuses = ['loading', 'error', 'ready'] as const;

export interface FormPanelProps extends RootProps<'div', 'title'> {
  /** Title of the panel. */
  title: string;
  /** `ready` shows the form. */
  status: (typeof formPanelStatuses)[number];
  /** Accessible name of the loading state. */
  loadingLabel: string;
  /** Approximate number of fields, for the loading state. */
  rows?: number;
  /** Message shown if loading fails. */
  failedTitle: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Whether the form is being submitted. */
  submitting?: boolean;
  /** Called to go back within the panel. */
  onBack?(): void;
  /** Called to retry loading. */
  onRetry(): void;
  /** Renders the form, which must use `formId` so that the button submits it. */
  children(formId: string): ReactNode;
}

/** A panel with a single form; the submit button stays visible below it. */
export function FormPanel({
  title,
  status,
  loadingLabel,
  rows = 3,
  failedTitle,
  submitLabel,
  submitting = false,
  onBack,
  onRetry,
  children,
  ...rest
}: FormPanelProps) {
  const formId = useId();
  return (
    <SidePanel
      {...rest}
      title={title}
      onBack={onBack}
      footer={
        status === 'ready' && (
          <Button type="submit" form={formId} variant="primary" fullWidth loading={submitting}>
            {submitLabel}
          </Button>
        )
      }
    >
      {status === 'loading' && <LoadingState shape="form" rows={rows} label={loadingLabel} />}
      {status === 'error' && <ErrorState title={failedTitle} onRetry={onRetry} />}
      {status === 'ready' && children(formId)}
    </SidePanel>
  );
}
