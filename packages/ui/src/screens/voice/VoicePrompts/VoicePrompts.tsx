import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface VoicePromptsProps {
  /** `VoiceInvitation`, `Calling`, `ContinueCall`, of which one is open at a time. */
  children: ReactNode;
}

/** Prompts of voice chat in the notice row of `AppShell`. */
export function VoicePrompts({ children }: VoicePromptsProps) {
  const { t } = useTranslation('voice');
  return (
    // A modal dialog hides other content from assistive technology, except live regions.
    <section aria-label={t('prompts')} aria-live="off" data-component="VoicePrompts">
      {children}
    </section>
  );
}
