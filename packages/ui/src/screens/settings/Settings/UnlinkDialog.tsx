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
      open={provider !== null}
      title={t('unlinkTitle', { provider })}
      description={t(text, { provider })}
      confirmLabel={t('unlink')}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
