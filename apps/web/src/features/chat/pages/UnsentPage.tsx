import { UnsentMessages } from '@office/ui/screens/chat';
import { useChat } from '../models/chatContext.ts';
import { toUnsentMessage } from '../compose/undeliverable.ts';
import { useCopyText } from './useCopyText.ts';
import { useUndeliverable } from './useUndeliverable.ts';

export function UnsentPage({ onBack }: { onBack(): void }) {
  const { outbox } = useChat();
  const copy = useCopyText();
  return (
    <UnsentMessages
      messages={useUndeliverable().map(toUnsentMessage)}
      onCopy={copy}
      onDiscard={({ id }) => outbox.discard(id)}
      onBack={onBack}
    />
  );
}
