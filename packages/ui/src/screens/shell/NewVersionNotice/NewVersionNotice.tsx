import { useTranslation } from 'react-i18next';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';

export interface NewVersionNoticeProps {
  onReload(): void;
  onDismiss(): void;
}

/** Offers a reload after a deployment. The member chooses the time: a reload discards unsent text. */
export function NewVersionNotice({ onReload, onDismiss }: NewVersionNoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <FrameNotice
      name={t('newVersion.title')}
      component="NewVersionNotice"
      icon={icons.refresh}
      title={t('newVersion.title')}
      text={t('newVersion.text')}
      onClose={onDismiss}
    >
      <Button size="sm" variant="primary" onPress={onReload}>
        {t('newVersion.reload')}
      </Button>
    </FrameNotice>
  );
}
