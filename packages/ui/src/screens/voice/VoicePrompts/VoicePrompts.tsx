import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './VoicePrompts.css.ts';

export interface VoicePromptsProps {
  /** `VoiceInvitation`, `Calling`, `ContinueCall`. */
  children: ReactNode;
}

export function VoicePrompts({ children }: VoicePromptsProps) {
  const { t } = useTranslation('voice');
  return (
    // A modal dialog hides other content from assistive technology, except live regions.
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
