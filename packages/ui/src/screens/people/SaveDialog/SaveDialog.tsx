import { useId, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import * as styles from './SaveDialog.css.ts';

export interface SaveDialogProps {
  open: boolean;
  /** Value of `data-component`. */
  component: string;
  title: string;
  description: string;
  submitLabel: string;
  /** The button beside Save, which cancels or clears the saved value. */
  secondary: { label: string; onPress(): void };
  submitting: boolean;
  /** Message after saving failed. */
  failure: string | null;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Not called while submitting. */
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog that stays open with its input when saving fails. */
export function SaveDialog(props: SaveDialogProps) {
  const { open, component, title, description, secondary, submitting, failure } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      sheet
      title={title}
      description={description}
      {...(props.initialFocus && { initialFocus: props.initialFocus })}
      onClose={props.onClose}
      actions={
        <>
          <Button onPress={secondary.onPress}>{secondary.label}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        data-component={component}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting) props.onSubmit();
        }}
      >
        {failure && (
          <Callout tone="danger" announce>
            {failure}
          </Callout>
        )}
        {props.children}
      </form>
    </Dialog>
  );
}
