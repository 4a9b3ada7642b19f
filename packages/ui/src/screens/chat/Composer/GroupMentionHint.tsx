import type { ChatMentionGroup } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatGroupMentions } from '../chat.ts';
import * as styles from './GroupMentionHint.css.ts';

interface GroupMentionHintProps {
  group: ChatMentionGroup;
  groupMentions: ChatGroupMentions;
}

/** How many people a typed group mention notifies, or why it is not allowed. */
export function GroupMentionHint({ group, groupMentions }: GroupMentionHintProps) {
  const { t } = useTranslation('chat');
  const { refusal } = groupMentions;
  return (
    <div role="status" className={styles.root} data-component="GroupMentionHint">
      <Icon
        icon={refusal ? icons.warning : icons.mention}
        size="sm"
        tone={refusal ? 'danger' : 'muted'}
      />
      <Text size="xs" tone={refusal ? 'danger' : 'muted'}>
        {refusal
          ? t(`groupMention.refused.${refusal}`)
          : t(`groupMention.reach.${group}`, { count: groupMentions.reach[group] })}
      </Text>
    </div>
  );
}
