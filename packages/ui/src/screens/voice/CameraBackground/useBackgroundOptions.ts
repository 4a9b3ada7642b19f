import { useTranslation } from 'react-i18next';
import { cameraBackgrounds, type CameraBackgroundChoice } from '../voice.ts';

export function useBackgroundOptions() {
  const { t } = useTranslation('voice');
  return ({ hasOwnPicture }: CameraBackgroundChoice) =>
    cameraBackgrounds
      .filter((background) => background !== 'own' || hasOwnPicture)
      .map((background) => ({
        value: background,
        label: t(`background.option.${background}`),
      }));
}
