import { UnsentMessages } from '@office/ui';
import { useChat } from '../models/chatContext.ts';
import { toUnsentMessage } from '../compose/unsent.ts';
import { useCopyUnsent } from '../compose/useCopyUnsent.ts';
import { useStranded } from '../compose/useStranded.ts';

/** What was written into rooms that are not the member's any more, and did not get there. */
export function UnsentPage({ onBack }: { onBack(): void }) {
  const { outbox } = useChat();
  const copy = useCopyUnsent();
  return (
    <UnsentMessages
      messages={useStranded().map(toUnsentMessage)}
      onCopy={copy}
      onDiscard={({ id }) => outbox.discard(id)}
      onBack={onBack}
    />
  );
}
