import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { HiddenFiles } from '../HiddenFiles.tsx';
import type { Crop } from './crop.ts';
import { CropDialog } from './CropDialog.tsx';
import { cropPicture, pictureAccept, readPicture, type ReadPicture } from './picture.ts';
import * as styles from './PicturePicker.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { ruleText, type RuleKey } from '../ruleText.ts';
import { usePreview } from './usePreview.ts';

/** A new picture, null to remove the current picture, or undefined to keep it. */
export type PictureChange = File | null | undefined;

export interface PicturePickerProps extends RootProps<'div', 'ref' | 'onChange' | 'defaultValue'> {
  /** Name of the person or organisation; its initials replace a missing picture. */
  name: string;
  /** Shape: round for people, rounded square for organisations. */
  kind?: 'person' | 'organization';
  /** URL of the stored picture. */
  src?: string | null | undefined;
  /** URL of a portrait that replaces the initials if the picture is missing. */
  fallbackSrc?: string | undefined;
  /** Unsaved selection. Omit the prop, rather than setting undefined, when uncontrolled. */
  value?: PictureChange;
  /**
   * Name in the data of the form: `logo` for a new picture, and `logo.remove` with `true` if the stored one is removed.
   */
  inputName?: string;
  /** Labels of the picker. */
  texts: {
    /** Kind of picture, such as "Photo". */
    label: string;
    choose: string;
    change: string;
    remove: string;
    /** Accepted files. */
    hint: string;
  };
  /** Disables the picker. */
  disabled?: boolean | undefined;
  /** Called with a square JPG or PNG of 5 KB to 5 MB, at most 1024 pixels wide. */
  onChange?(event: { value: PictureChange }): void;
  /** The button that selects a picture, for focusing it from a form. */
  ref?: Ref<HTMLButtonElement>;
}

const storedPicture = { picture: undefined };

type Step = { at: 'rest' } | { at: 'reading' } | { at: 'crop'; source: ReadPicture };

/** Selects a picture, crops it to a square and previews it. Detects the type from the content. */
export function PicturePicker(props: PicturePickerProps) {
  const {
    name,
    kind = 'person',
    src,
    fallbackSrc,
    value,
    inputName,
    texts,
    disabled = false,
    onChange,
    ref,
    ...rest
  } = props;
  const t = useText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [{ picture }, setSelection] = useControlValue<{ picture: PictureChange }>({
    // Undefined is a value too: it keeps the stored picture.
    value: 'value' in props ? { picture: value } : undefined,
    defaultValue: storedPicture,
    onChange: (event) => onChange?.({ value: event.value.picture }),
    root,
  });
  const change = (next: PictureChange) => setSelection({ picture: next });
  // Discards the result of a slow read if another file was selected since.
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
  const use = (readPicture: ReadPicture, crop: Crop) => {
    try {
      change(cropPicture(readPicture, crop));
    } catch {
      setProblem('validation.imageUnreadable');
    }
    setStep({ at: 'rest' });
  };
  return (
    <div
      {...rootProps(
        {
          className: styles.root,
          role: 'group',
          'aria-label': texts.label,
          'data-component': 'PicturePicker',
        },
        rest,
      )}
      ref={root}
    >
      <Avatar
        name={name}
        src={shown ?? fallbackSrc}
        size={kind === 'person' ? 'xl' : 'lg'}
        kind={kind}
        decorative
      />
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept={pictureAccept}
          hidden
          aria-label={shown ? texts.change : texts.choose}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Allows selecting the same file again.
            event.target.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button
            ref={ref}
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
                change(src ? null : undefined);
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
      {inputName !== undefined && (
        <>
          <HiddenFiles name={inputName} files={picture ? [picture] : []} disabled={disabled} />
          <HiddenValues
            name={`${inputName}.remove`}
            values={picture === null ? ['true'] : []}
            disabled={disabled}
          />
        </>
      )}
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
