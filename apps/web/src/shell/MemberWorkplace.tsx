import { ChatProvider } from '../features/chat/index.ts';
import { DataProvider } from '../platform/swr/DataProvider.tsx';
import { VoiceProvider } from '../features/voice/index.ts';
import { Workplace, type WorkplaceProps } from './Workplace.tsx';

export { signOutParts } from './signOutParts.ts';

export function MemberWorkplace(props: WorkplaceProps) {
  return (
    <DataProvider>
      <ChatProvider>
        <VoiceProvider>
          <Workplace {...props} />
        </VoiceProvider>
      </ChatProvider>
    </DataProvider>
  );
}
