import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './VoicePrompts.css.ts';

export interface VoicePromptsProps {
  /** `VoiceInvitation`, `Calling`, `ContinueCall`. */
  children: ReactNode;
}

/** Shows the questions of voice chat beside the member's work, never in its way. */
export function VoicePrompts({ children }: VoicePromptsProps) {
  const { t } = useTranslation('voice');
  return (
    // An open dialog hides what is around it from assistive technology, but no live region.
    <section
      className={styles.root}
      aria-label={t('prompts')}
      aria-live="off"
      data-component="VoicePrompts"
    >
      {children}
    </section>
  );
}
