import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { usePromptShortcut } from './usePromptShortcut.ts';
import { invitationKeys, type VoicePerson } from '../voice.ts';
import { PromptCard } from './PromptCard.tsx';

interface ConsentPromptProps {
  name: string;
  /** Null closes the prompt. Keep the component mounted, so that the next prompt is announced. */
  question: { title: string; person: VoicePerson; texts: readonly string[] } | null;
  agreeLabel: string;
  declineLabel: string;
  onAgree(): void;
  /** Also called when the prompt is closed. */
  onDecline(): void;
}

/** Asks for consent. Does not take the focus, so that a key press cannot answer it accidentally. */
export function ConsentPrompt({ name, question, ...props }: ConsentPromptProps) {
  const { agreeLabel, declineLabel, onAgree, onDecline } = props;
  const { t } = useTranslation('voice');
  const decline = useRef<HTMLButtonElement>(null);
  usePromptShortcut(decline);
  return (
    <>
      <LiveRegion politeness="assertive">
        {question && t('invitation.announcement', { text: question.title, keys: invitationKeys })}
      </LiveRegion>
      {question && (
        <PromptCard
          name={name}
          title={question.title}
          person={question.person}
          urgent
          onClose={onDecline}
          actions={
            <>
              <Button ref={decline} onPress={onDecline}>
                {declineLabel}
              </Button>
              <Button variant="primary" onPress={onAgree}>
                {agreeLabel}
              </Button>
            </>
          }
        >
          {question.texts.map((text) => (
            <Text key={text} size="sm" tone="muted" as="div">
              {text}
            </Text>
          ))}
        </PromptCard>
      )}
    </>
  );
}
