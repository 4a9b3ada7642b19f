import { ChatProvider } from '../chat/ChatProvider.tsx';
import { PushNotices } from '../push/PushNotices.tsx';
import { DataProvider } from '../swr/DataProvider.tsx';
import { VoiceProvider } from '../voice/VoiceProvider.tsx';
import { Workplace, type WorkplaceProps } from './Workplace.tsx';

/** The workplace with the data of one member in one organisation. */
export function MemberWorkplace(props: WorkplaceProps) {
  return (
    <DataProvider>
      <ChatProvider>
        <VoiceProvider>
          <Workplace {...props} />
        </VoiceProvider>
        <PushNotices />
      </ChatProvider>
    </DataProvider>
  );
}
