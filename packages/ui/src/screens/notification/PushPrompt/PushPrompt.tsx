import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';

export interface PushPromptProps {
  onAllow(): void;
  onLater(): void;
}

/** Asks before the browser does, which asks only once. Announced without taking the focus. */
export function PushPrompt({ onAllow, onLater }: PushPromptProps) {
  const { t } = useTranslation('notification');
  return (
    <FrameNotice
      name={t('pushPrompt.title')}
      component="PushPrompt"
      icon={icons.notifications}
      title={t('pushPrompt.title')}
      text={t('pushPrompt.text')}
      onClose={onLater}
    >
      <Button size="sm" variant="ghost" onPress={onLater}>
        {t('pushPrompt.later')}
      </Button>
      <Button size="sm" variant="primary" onPress={onAllow}>
        {t('pushPrompt.allow')}
      </Button>
    </FrameNotice>
  );
}
