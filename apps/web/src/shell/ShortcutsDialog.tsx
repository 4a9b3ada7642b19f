import { KeyboardShortcuts } from '@office/ui/screens/shell';
import { useTourOffer } from '../features/help/index.ts';
import { useMayView } from '../features/organization/index.ts';
import { useNavEntries } from './useNavEntries.ts';

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const entries = useNavEntries();
  const isChatClosed = useMayView('chat') === false;
  const isVoiceClosed = useMayView('voice') === false;
  const offerTour = useTourOffer();
  return (
    <KeyboardShortcuts
      open
      entries={entries}
      hidden={[
        ...(isChatClosed ? (['message', 'composer'] as const) : []),
        ...(isVoiceClosed ? (['call'] as const) : []),
      ]}
      {...(offerTour
        ? {
            onTour: () => {
              onClose();
              offerTour();
            },
          }
        : {})}
      onClose={onClose}
    />
  );
}
