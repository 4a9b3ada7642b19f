import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMention } from '../chat.ts';
import { MessageText } from '../Message/MessageText.tsx';
import * as styles from './MessagePreview.css.ts';

interface MessagePreviewProps {
  text: string;
  members: readonly ChatMention[];
  groupMentions: boolean;
}

export function MessagePreview({ text, members, groupMentions }: MessagePreviewProps) {
  const { t } = useTranslation('chat');
  const shown = useDeferredValue(text);
  return (
    <div
      role="region"
      aria-label={t('composer.preview')}
      tabIndex={0}
      className={styles.root}
      data-component="MessagePreview"
    >
      <MessageText text={shown} mentions={members} group={groupMentions} onOpenProfile={() => {}} />
    </div>
  );
}
