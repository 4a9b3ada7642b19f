import type { ChatMentionGroup } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';

interface ConfirmGroupMentionProps {
  group: ChatMentionGroup | undefined;
  reach: number;
  editing: boolean;
  onConfirm(): void;
  onCancel(): void;
}

export function ConfirmGroupMention(props: ConfirmGroupMentionProps) {
  const { group, reach, editing, onConfirm, onCancel } = props;
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      open={group !== undefined}
      title={t('groupMention.confirm.title', { count: reach })}
      description={group && t(`groupMention.confirm.${group}`)}
      confirmLabel={t(editing ? 'groupMention.confirm.save' : 'groupMention.confirm.send')}
      cancelLabel={t('groupMention.confirm.back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
