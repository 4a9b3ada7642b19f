import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { LoadingState } from '../LoadingState/index.ts';
import { SidePanel } from '../SidePanel/index.ts';

export const formPanelStatuses = ['loading', 'error', 'ready'] as const;

export interface FormPanelProps {
  /** The form's purpose. */
  title: string;
  /** `ready`: the form is there. */
  status: (typeof formPanelStatuses)[number];
  /** Names the loading content, for assistive technology. */
  loadingLabel: string;
  /** About how many fields come. */
  rows?: number;
  /** Says that the content could not be loaded. */
  failedTitle: string;
  /** The text of the form's one button. */
  submitLabel: string;
  /** The form is being sent. */
  submitting?: boolean;
  /** A step back inside the panel. */
  onBack?(): void;
  /** Loading was to be tried again. */
  onRetry(): void;
  /** The form; by the id that it is to have, the button sends it. */
  children(formId: string): ReactNode;
}

/** A panel that is one form: its button stays in view below it. */
export function FormPanel(props: FormPanelProps) {
  const { title, status, loadingLabel, rows = 3, failedTitle, submitLabel, onRetry } = props;
  const formId = useId();
  return (
    <SidePanel
      title={title}
      onBack={props.onBack}
      footer={
        status === 'ready' && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            fullWidth
            loading={props.submitting ?? false}
          >
            {submitLabel}
          </Button>
        )
      }
    >
      {status === 'loading' && <LoadingState shape="form" rows={rows} label={loadingLabel} />}
      {status === 'error' && <ErrorState title={failedTitle} onRetry={onRetry} />}
      {status === 'ready' && props.children(formId)}
    </SidePanel>
  );
}
