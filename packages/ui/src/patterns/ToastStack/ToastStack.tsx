import { Avatar } from '../../primitives/Avatar/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Toast, ToastRegion } from '../../primitives/Toast/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';
import * as styles from './ToastStack.css.ts';
import { ToastActions, type ToastAction } from './ToastActions.tsx';

export interface ToastItem {
  id: string;
  tone: 'success' | 'danger' | 'info';
  /** Defaults to the name of the tone. */
  title?: string;
  description?: string;
  open?: boolean;
  /** Milliseconds; defaults to 5000. */
  duration?: number;
  /** Sender of a message: the name replaces the title, and the picture is shown beside it. */
  sender?: { name: string; src?: string };
  /** Whether pressing an info toast calls `onOpen`. Defaults to true. */
  pressable?: boolean;
  /** Buttons of an info toast. */
  actions?: readonly ToastAction[];
}

export interface ToastStackProps extends RootProps<'div'> {
  /** Toasts, newest last. */
  toasts: readonly ToastItem[];
  /** Called when a toast times out, is closed or is opened. */
  onClose(event: { id: string }): void;
  /** Called when an info toast is pressed, to open its chat or notification. */
  onOpen(event: { toast: ToastItem }): void;
  /** Called with the id of an action, or of the option chosen from its menu. */
  onAction?(event: { toast: ToastItem; action: string }): void;
}

/** Success and error toasts at the top centre, and clickable info toasts at the bottom right. */
export function ToastStack({ toasts, onClose, onOpen, onAction, ...rest }: ToastStackProps) {
  const t = useText();
  const results = toasts.filter((toast) => toast.tone !== 'info');
  const notices = toasts.filter((toast) => toast.tone === 'info');
  return (
    <div {...rootProps({ className: styles.root, 'data-component': 'ToastStack' }, rest)}>
      <ToastRegion label={t(texts.toast.regionTop)} placement="top-center">
        {results.map((toast) => (
          <Toast
            key={toast.id}
            tone={toast.tone}
            title={
              toast.title || t(toast.tone === 'danger' ? texts.toast.error : texts.toast.success)
            }
            description={toast.description}
            duration={toast.duration}
            open={toast.open}
            closeLabel={t(texts.toast.close)}
            onClose={() => onClose({ id: toast.id })}
          />
        ))}
      </ToastRegion>
      <ToastRegion label={t(texts.toast.regionInfo)} placement="bottom-right">
        {notices.map((toast) => (
          <Notice
            key={toast.id}
            toast={toast}
            onClose={() => onClose({ id: toast.id })}
            onOpen={() => onOpen({ toast })}
            onAction={({ id }) => onAction?.({ toast, action: id })}
          />
        ))}
      </ToastRegion>
    </div>
  );
}

interface NoticeProps {
  toast: ToastItem;
  onClose(): void;
  onOpen(): void;
  onAction(event: { id: string }): void;
}

function Notice({ toast, onClose, onOpen, onAction }: NoticeProps) {
  const t = useText();
  const { sender } = toast;
  return (
    <Toast
      tone="info"
      title={sender?.name || toast.title || t(texts.toast.info)}
      description={toast.description}
      duration={toast.duration}
      open={toast.open}
      leading={sender && <Avatar name={sender.name} src={sender.src} decorative />}
      footer={
        toast.actions && (
          <ToastActions
            actions={toast.actions}
            onAction={(event) => {
              onAction(event);
              onClose();
            }}
          />
        )
      }
      closeLabel={t(texts.toast.close)}
      onClose={onClose}
      {...(toast.pressable === false ? {} : { onPress: onOpen })}
    />
  );
}
