import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { Crop } from './crop.ts';
import { CropDialog } from './CropDialog.tsx';
import { cutPicture, pictureAccept, readPicture, type ReadPicture } from './picture.ts';
import * as styles from './PicturePicker.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { ruleText, type RuleKey } from '../ruleText.ts';

/** A new picture, null to take the present one away, undefined to leave it as it is. */
export type PictureChange = File | null | undefined;

export interface PicturePickerProps {
  /** The owner's name; its first letters stand in for a missing picture. */
  name: string;
  /** A person's is round, an organisation's has corners. */
  kind?: 'person' | 'organization';
  /** The picture that is stored. */
  src?: string | null | undefined;
  /** Shown where there is none, instead of the letters: a portrait. */
  standIn?: string | undefined;
  /** The choice that is not stored yet. */
  picture: PictureChange;
  /** Its words. */
  texts: {
    /** The kind of picture: "Photo". */
    label: string;
    choose: string;
    change: string;
    remove: string;
    /** Which files fit. */
    hint: string;
  };
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
  /** `picture` is a JPG or PNG file of 5 KB to 5 MB, square, at most 1024 pixels wide. */
  onChange(event: { picture: PictureChange }): void;
}

type Step = { at: 'rest' } | { at: 'reading' } | { at: 'crop'; source: ReadPicture };

/**
 * A picture of someone or something: chosen from the device, cut to a square, shown before it is
 * saved, refused with the reason. A file counts as what its content is, whatever its name says.
 */
export function PicturePicker(props: PicturePickerProps) {
  const { name, kind = 'person', src, standIn, picture, texts, disabled = false, onChange } = props;
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The last choice. A file that is read more slowly than the next one is chosen is dropped.
  const latest = useRef<File>(undefined);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [problem, setProblem] = useState<RuleKey>();
  const preview = usePreview(picture);
  const source = 'source' in step ? step.source : undefined;
  const shown = picture === undefined ? src : picture === null ? undefined : preview;
  useEffect(() => () => void (latest.current = undefined), []);
  useEffect(() => () => void (source && URL.revokeObjectURL(source.url)), [source]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setStep({ at: 'reading' });
    const read = await readPicture(file);
    if (latest.current !== file) {
      if ('url' in read) URL.revokeObjectURL(read.url);
      return;
    }
    setProblem('problem' in read ? read.problem : undefined);
    setStep('problem' in read ? { at: 'rest' } : { at: 'crop', source: read });
  };
  const use = (chosen: ReadPicture, crop: Crop) => {
    try {
      onChange({ picture: cutPicture(chosen, crop) });
    } catch {
      setProblem('validation.imageUnreadable');
    }
    setStep({ at: 'rest' });
  };
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={texts.label}
      data-component="PicturePicker"
    >
      <Avatar
        name={name}
        src={shown ?? standIn}
        size={kind === 'person' ? 96 : 64}
        kind={kind}
        decorative
      />
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept={pictureAccept}
          // The button beside it is the one control.
          hidden
          aria-label={shown ? texts.change : texts.choose}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file may be chosen again after it was refused or taken away.
            event.target.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button
            size="sm"
            icon={icons.camera}
            disabled={disabled}
            loading={step.at === 'reading'}
            describedBy={`${id}-message`}
            onPress={() => input.current?.click()}
          >
            {shown ? texts.change : texts.choose}
          </Button>
          {shown && (
            <Button
              size="sm"
              variant="ghost"
              disabled={disabled}
              onPress={() => {
                setProblem(undefined);
                onChange({ picture: src ? null : undefined });
              }}
            >
              {texts.remove}
            </Button>
          )}
        </div>
        <div id={`${id}-message`} aria-live="polite">
          <Text as="p" size="xs" tone={problem ? 'danger' : 'muted'}>
            {problem ? t(ruleText(problem)) : texts.hint}
          </Text>
        </div>
      </div>
      {source && (
        <CropDialog
          picture={source}
          kind={kind}
          onUse={({ crop }) => use(source, crop)}
          onCancel={() => setStep({ at: 'rest' })}
        />
      )}
    </div>
  );
}

/** An address under which the browser shows the new picture, for as long as it is the one. */
function usePreview(picture: PictureChange): string | undefined {
  const [preview, setPreview] = useState<{ of: File; url: string }>();
  useEffect(() => {
    if (!picture) return undefined;
    const url = URL.createObjectURL(picture);
    const image = new Image();
    image.onload = () => setPreview({ of: picture, url });
    image.src = url;
    return () => {
      image.onload = null;
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return preview && preview.of === picture ? preview.url : undefined;
}
