import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';

interface UnlinkQuestionProps {
  provider: string | null;
  text: 'meetingUnlinkText' | 'calendarUnlinkText';
  onCancel(): void;
  onConfirm(): void;
}

export function UnlinkDialog({ provider, text, onCancel, onConfirm }: UnlinkQuestionProps) {
  const { t } = useTranslation('settings');
  return (
    <ConfirmDialog
      isOpen={provider !== null}
      hiddenCancelBtn={false}
      title={t('unlinkTitle', { provider })}
      description={t(text, { provider })}
      confirmText={t('unlink')}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
