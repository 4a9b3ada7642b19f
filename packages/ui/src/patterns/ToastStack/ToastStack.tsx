import { Avatar } from '../../primitives/Avatar/index.ts';
import { Toast, ToastRegion } from '../../primitives/Toast/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

/** A toast; what a click does is raised as `onOpen`. */
export interface ToastItem {
  /** Its own within the stack. */
  id: string;
  /** The kind of news, which decides the place in the window. */
  type: 'SUCCESS' | 'ERROR' | 'INFO';
  /** The news in a few words; the type in words without it. */
  title?: string;
  /** More about it. */
  description?: string;
  /** Whether it is there; false lets it go. */
  open?: boolean;
  /** Milliseconds; 5000 where nothing else is said. */
  timeout?: number;
  /** It tells of a chat message: `chatData` is shown. */
  isChat?: boolean;
  /** The sender or the room, and the message. */
  chatData?: { logo?: string; message: string; name: string };
  /** False: pressing it leads nowhere. */
  leads?: boolean;
}

export interface ToastStackProps {
  /** The newest last. */
  toasts: readonly ToastItem[];
  /** A toast's time is over, or it was closed or opened. */
  onClose(event: { id: string }): void;
  /** An info toast was pressed: to the chat, or to the notification of its id. */
  onOpen(event: { toast: ToastItem }): void;
}

/**
 * Success and error toasts at the top centre, info toasts at the bottom right, where they can be
 * pressed. Each closes after its time, which waits while it is hovered or focused.
 */
export function ToastStack({ toasts, onClose, onOpen }: ToastStackProps) {
  const t = useText();
  const results = toasts.filter((toast) => toast.type !== 'INFO');
  const notices = toasts.filter((toast) => toast.type === 'INFO');
  return (
    <>
      <ToastRegion label={t(texts.toast.regionTop)} placement="top-center">
        {results.map((toast) => (
          <Toast
            key={toast.id}
            tone={toast.type === 'ERROR' ? 'danger' : 'success'}
            title={
              toast.title || t(toast.type === 'ERROR' ? texts.toast.error : texts.toast.success)
            }
            description={toast.description}
            duration={toast.timeout}
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
          />
        ))}
      </ToastRegion>
    </>
  );
}

interface NoticeProps {
  toast: ToastItem;
  onClose(): void;
  onOpen(): void;
}

function Notice({ toast, onClose, onOpen }: NoticeProps) {
  const t = useText();
  const chat = toast.isChat ? toast.chatData : undefined;
  return (
    <Toast
      tone="info"
      title={chat?.name || toast.title || t(texts.toast.info)}
      description={chat ? chat.message : toast.description}
      duration={toast.timeout}
      open={toast.open}
      leading={chat && <Avatar name={chat.name} src={chat.logo} decorative />}
      closeLabel={t(texts.toast.close)}
      onClose={onClose}
      {...(toast.leads === false ? {} : { onPress: onOpen })}
    />
  );
}
