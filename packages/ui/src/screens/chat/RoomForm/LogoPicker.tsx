import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAccept, imageProblem } from '../../../patterns/fieldRules.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './RoomForm.css.ts';

/** A new logo, null to take the present one away, undefined to leave it as it is. */
export type LogoChange = File | null | undefined;

interface LogoPickerProps {
  name: string;
  /** The logo that is stored. */
  src?: string | null | undefined;
  logo: LogoChange;
  disabled?: boolean | undefined;
  onChange(event: { logo: LogoChange }): void;
}

/** A room's logo: chosen from the device, shown before it is saved, refused with the reason. */
export function LogoPicker({ name, src, logo, disabled = false, onChange }: LogoPickerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const shown = logo === undefined ? src : logo === null ? undefined : preview;

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = imageProblem(file);
    setProblem(found);
    if (found) return;
    setPreview(URL.createObjectURL(file));
    onChange({ logo: file });
  };
  return (
    <div className={styles.logo} role="group" aria-label={t('form.logo')}>
      <Avatar name={name} src={shown} size={64} kind="organization" decorative />
      <div className={styles.logoSide}>
        <input
          ref={input}
          type="file"
          accept={imageAccept}
          className={styles.picker}
          tabIndex={-1}
          aria-label={t('form.chooseLogo')}
          aria-describedby={`${id}-message`}
          aria-invalid={problem !== undefined || undefined}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file may be chosen again after it was refused or taken away.
            event.target.value = '';
          }}
        />
        <div className={styles.logoButtons}>
          <Button
            size="sm"
            icon={icons.camera}
            disabled={disabled}
            describedBy={`${id}-message`}
            onPress={() => input.current?.click()}
          >
            {t(shown ? 'form.changeLogo' : 'form.chooseLogo')}
          </Button>
          {shown && (
            <Button
              size="sm"
              variant="ghost"
              disabled={disabled}
              onPress={() => {
                setProblem(undefined);
                onChange({ logo: src ? null : undefined });
              }}
            >
              {t('form.removeLogo')}
            </Button>
          )}
        </div>
        <div id={`${id}-message`} aria-live="polite">
          <Text as="p" size="xs" tone={problem ? 'danger' : 'muted'}>
            {problem ? t(`common:${problem}`) : t('form.logoHint')}
          </Text>
        </div>
      </div>
    </div>
  );
}
