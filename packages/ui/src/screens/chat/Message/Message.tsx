import { memo, useId } from 'react';
import { cx } from '../../../primitives/cx.ts';
import type { ChatMessage } from '../chat.ts';
import type { ChatTimes } from '../chatTime.ts';
import type { MessageActions } from './actions.ts';
import * as styles from './Message.css.ts';
import { MessageBody } from './MessageBody.tsx';
import { MessageTools, type OpenTool } from './MessageTools.tsx';

export interface MessageProps {
  message: ChatMessage;
  /** Follows one of the same person: name and picture are not repeated. */
  grouped?: boolean;
  times: ChatTimes;
  actions: MessageActions;
  /** The pointer or the focus is on it, and its tools show. */
  tools?: boolean;
  /** Its menu or its emoji are open. */
  open?: OpenTool;
  /** It was jumped to. */
  marked?: boolean;
  /** The one message of the list that Tab leads to. */
  tabbable?: boolean;
  /** Its place in the list, from 1, and how many there are; -1 where that is not known. */
  position?: number;
  setSize?: number;
  onOpenChange?(event: { key: string; open: OpenTool | undefined }): void;
}

/** A message with its sender, files, reactions and thread. */
export const Message = memo(function Message(props: MessageProps) {
  const { message, grouped, times, actions, tools, marked, tabbable, position, setSize } = props;
  const id = useId();
  return (
    <article
      id={id}
      className={cx(styles.root, grouped && styles.grouped)}
      aria-labelledby={`${id}-name ${id}-time ${id}-body`}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={tabbable ? 0 : -1}
      data-component="Message"
      data-key={message.key}
      data-marked={marked || undefined}
      data-tools={tools || undefined}
    >
      <MessageBody id={id} message={message} grouped={grouped} times={times} actions={actions} />
      {tools && message.delivery.status === 'sent' && !message.deleted && (
        <MessageTools
          message={message}
          actions={actions}
          open={props.open}
          onOpenChange={({ open }) => props.onOpenChange?.({ key: message.key, open })}
        />
      )}
    </article>
  );
});
