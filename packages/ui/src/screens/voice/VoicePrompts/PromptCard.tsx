import { useId, type ReactNode } from 'react';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { VoicePerson } from '../voice.ts';
import * as styles from './VoicePrompts.css.ts';

interface PromptCardProps {
  name: string;
  title: string;
  person?: VoicePerson;
  children?: ReactNode;
  actions: ReactNode;
}

/** Card of a voice prompt. Does not take the focus, so that typing continues. */
export function PromptCard({ name, title, person, children, actions }: PromptCardProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.card} data-component={name}>
      <div className={styles.head}>
        {person && <Avatar name={person.name} src={person.avatarUrl ?? null} decorative />}
        <div className={styles.words}>
          <Text id={titleId} weight="bold" as="div">
            {title}
          </Text>
          {children}
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
