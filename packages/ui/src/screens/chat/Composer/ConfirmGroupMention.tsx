import type { ChatMentionGroup } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';

interface ConfirmGroupMentionProps {
  /** Undefined while closed. */
  group: ChatMentionGroup | undefined;
  /** Number of people to notify. */
  reach: number;
  editing: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a message notifies many people. */
export function ConfirmGroupMention(props: ConfirmGroupMentionProps) {
  const { group, reach, editing, onConfirm, onCancel } = props;
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      isOpen={group !== undefined}
      hiddenCancelBtn={false}
      title={t('groupMention.confirm.title', { count: reach })}
      description={group && t(`groupMention.confirm.${group}`)}
      confirmText={t(editing ? 'groupMention.confirm.save' : 'groupMention.confirm.send')}
      cancelText={t('groupMention.confirm.back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
