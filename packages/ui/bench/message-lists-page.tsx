// Page for the chat benchmark: plain rows in two list libraries, to compare with the message list.
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Virtualizer, type VirtualizerHandle } from 'virtua';

interface PlainMessage {
  name: string;
  time: string;
  text: string;
}

interface ListProps {
  messages: readonly PlainMessage[];
}

const scroller: CSSProperties = { height: '700px', overflowY: 'auto', overflowAnchor: 'none' };
const row: CSSProperties = { display: 'flex', gap: '12px', padding: '8px 16px 4px' };
const circle: CSSProperties = { width: '32px', height: '32px', borderRadius: '50%' };
const head: CSSProperties = { display: 'flex', gap: '8px' };

const Row = memo(function Row({ message }: { message: PlainMessage }) {
  return (
    <article style={row}>
      <span style={circle}>{message.name.slice(0, 2)}</span>
      <div>
        <div style={head}>
          <b>{message.name}</b>
          <time>{message.time}</time>
        </div>
        <div>{message.text}</div>
      </div>
    </article>
  );
});

function VirtuaList({ messages }: ListProps) {
  const list = useRef<VirtualizerHandle>(null);
  const last = messages.length - 1;
  useLayoutEffect(() => {
    list.current?.scrollToIndex(last, { align: 'end' });
  }, [last]);
  return (
    <div role="feed" style={scroller}>
      <Virtualizer ref={list} data={messages}>
        {(message) => <Row key={message.text} message={message} />}
      </Virtualizer>
    </div>
  );
}

function TanstackList({ messages }: ListProps) {
  const feed = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => feed.current,
    estimateSize: () => 60,
  });
  const last = messages.length - 1;
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(last, { align: 'end' });
  }, [virtualizer, last]);
  const content: CSSProperties = { position: 'relative', height: virtualizer.getTotalSize() };
  return (
    <div role="feed" ref={feed} style={scroller}>
      <div style={content}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ position: 'absolute', width: '100%', transform: `translateY(${start}px)` }}
          >
            <Row message={messages[index]!} />
          </div>
        ))}
      </div>
    </div>
  );
}

const plainLists = { virtua: VirtuaList, '@tanstack/react-virtual': TanstackList };

const root = createRoot(document.getElementById('root')!);

Object.assign(window, {
  bench: {
    show(name: keyof typeof plainLists, messages: readonly PlainMessage[]) {
      const List = plainLists[name];
      root.render(<List key={name} messages={messages} />);
    },
  },
});
