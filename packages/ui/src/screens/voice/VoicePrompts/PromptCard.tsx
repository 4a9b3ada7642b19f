import type { ReactNode } from 'react';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import type { VoicePerson } from '../voice.ts';

interface PromptCardProps {
  name: string;
  title: string;
  person?: VoicePerson;
  children?: ReactNode;
  actions: ReactNode;
  /** Another member is waiting for the answer. */
  urgent?: boolean;
  onClose(): void;
}

/** Voice prompt. Does not take the focus, so that typing continues. */
export function PromptCard({ name, person, children, actions, ...notice }: PromptCardProps) {
  return (
    <FrameNotice
      {...notice}
      role="group"
      name={notice.title}
      component={name}
      announced={false}
      leading={person && <Avatar name={person.name} src={person.avatarUrl ?? null} decorative />}
      details={children}
    >
      {actions}
    </FrameNotice>
  );
}
