import { useEffect, type ComponentProps, type Ref, type SyntheticEvent } from 'react';
import { ElementProxy } from '../ElementProxy.tsx';

type TriggerHandlers = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;
export type TriggerEventName = keyof TriggerHandlers;

/** A press has five. */
const maxQueued = 8;

/** Sends events of an element to the handlers that Radix passes to its trigger. */
export class TriggerEvents {
  #handlers: TriggerHandlers | null = null;
  #queue: [name: TriggerEventName, event: SyntheticEvent<HTMLElement>][] = [];

  setHandlers(handlers: TriggerHandlers | null): void {
    this.#handlers = handlers;
    if (handlers) for (const [name, event] of this.#queue.splice(0)) this.send(name, event);
  }

  /** Queues events until handlers are set, without repeated ones. */
  send(name: TriggerEventName, event: SyntheticEvent<HTMLElement>): void {
    if (this.#handlers) this.#handlers[name]?.(event as never);
    else if (this.#queue.at(-1)?.[0] !== name) {
      this.#queue = [...this.#queue.slice(1 - maxQueued), [name, event]];
    }
  }
}

interface TriggerProxyProps extends TriggerHandlers {
  /** The trigger in the page. */
  element: HTMLElement;
  events: TriggerEvents;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
}

/** Passes an element to a Radix tooltip as its trigger, with the handlers of the tooltip. Renders nothing. */
export function TriggerProxy(props: TriggerProxyProps) {
  const { element, events, ref, 'aria-describedby': describedBy, ...handlers } = props;
  useEffect(() => events.setHandlers(handlers));
  useEffect(() => () => events.setHandlers(null), [events]);
  useEffect(() => {
    if (!describedBy || element.hasAttribute('aria-describedby')) return undefined;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  return <ElementProxy element={element} ref={ref} />;
}
