import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import type { CameraBackground, CameraBackgroundChoice } from '../voice.ts';
import * as styles from './CameraBackgroundField.css.ts';
import { useBackgroundOptions } from './useBackgroundOptions.ts';

export interface CameraBackgroundFieldProps {
  background: CameraBackgroundChoice;
  /** The chosen file is not a picture, or is too large. */
  pictureProblem: boolean;
  onSelect(event: { background: CameraBackground }): void;
  onChoosePicture(event: { file: File }): void;
}

export function CameraBackgroundField(props: CameraBackgroundFieldProps) {
  const { background, pictureProblem, onSelect, onChoosePicture } = props;
  const { t } = useTranslation('voice');
  const options = useBackgroundOptions();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormField
      label={t('background.label')}
      hint={t('background.hint')}
      error={pictureProblem ? t('background.pictureProblem') : undefined}
    >
      {({ id, describedBy }) => (
        <div className={styles.root} data-component="CameraBackgroundField">
          <Select
            id={id}
            describedBy={describedBy}
            value={background.selected}
            options={options(background)}
            onChange={({ value }) => onSelect({ background: value })}
          />
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('background.choosePicture')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onChoosePicture({ file });
              // Allows selecting the same file again.
              target.value = '';
            }}
          />
          <Button size="sm" icon={icons.picture} onPress={() => input.current?.click()}>
            {t('background.choosePicture')}
          </Button>
        </div>
      )}
    </FormField>
  );
}
