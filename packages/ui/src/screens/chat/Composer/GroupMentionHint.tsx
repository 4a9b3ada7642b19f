import type { ChatMentionGroup } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { icons } from '../../../primitives/Icon/index.ts';
import type { ChatGroupMentions } from '../chat.ts';
import { ComposerHint } from './ComposerHint.tsx';

interface GroupMentionHintProps {
  group: ChatMentionGroup;
  groupMentions: ChatGroupMentions;
}

/** How many people a typed group mention notifies, or why it is not allowed. */
export function GroupMentionHint({ group, groupMentions }: GroupMentionHintProps) {
  const { t } = useTranslation('chat');
  const { refusal } = groupMentions;
  return (
    <ComposerHint icon={refusal ? icons.warning : icons.mention} warning={refusal !== null}>
      {refusal
        ? t(`groupMention.refused.${refusal}`)
        : t(`groupMention.reach.${group}`, { count: groupMentions.reach[group] })}
    </ComposerHint>
  );
}
