import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAccept, imageProblem } from '../../../patterns/fieldRules.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './PhotoPicker.css.ts';

/** A new picture, null to take the present one away, undefined to leave it as it is. */
export type PhotoChange = File | null | undefined;

interface PhotoPickerProps {
  name: string;
  /** The picture that is stored. */
  src?: string | undefined;
  photo: PhotoChange;
  disabled?: boolean;
  onChange(event: { photo: PhotoChange }): void;
}

/** One's picture: chosen from the device, shown before it is saved, refused with the reason. */
export function PhotoPicker({ name, src, photo, disabled, onChange }: PhotoPickerProps) {
  const { t } = useTranslation(['people', 'common']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const shown = photo === undefined ? src : photo === null ? undefined : preview;

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = imageProblem(file);
    setProblem(found);
    if (found) return;
    setPreview(URL.createObjectURL(file));
    onChange({ photo: file });
  };
  return (
    <div className={styles.root} role="group" aria-label={t('photo')}>
      <Avatar name={name} src={shown} size={96} />
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept={imageAccept}
          className={styles.input}
          tabIndex={-1}
          aria-label={t('choosePhoto')}
          aria-describedby={`${id}-message`}
          aria-invalid={problem !== undefined || undefined}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file may be chosen again after it was refused or taken away.
            event.target.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button
            size="sm"
            icon={icons.camera}
            disabled={disabled}
            describedBy={`${id}-message`}
            onPress={() => input.current?.click()}
          >
            {t(shown ? 'changePhoto' : 'choosePhoto')}
          </Button>
          {shown && (
            <Button
              size="sm"
              variant="ghost"
              disabled={disabled}
              onPress={() => {
                setProblem(undefined);
                onChange({ photo: src ? null : undefined });
              }}
            >
              {t('removePhoto')}
            </Button>
          )}
        </div>
        <div id={`${id}-message`} aria-live="polite">
          <Text as="p" size="xs" tone={problem ? 'danger' : 'muted'}>
            {problem ? t(`common:${problem}`) : t('hint.photo')}
          </Text>
        </div>
      </div>
    </div>
  );
}
