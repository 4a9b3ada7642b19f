import { languages, type Language } from '@office/vocabulary';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FieldMessage } from '../FormField/FieldMessage.tsx';
import { useText } from '../LocaleProvider/useText.ts';
import { languageSwitch, localizedField, optional, required } from '../texts.ts';
import * as styles from './LocalizedField.css.ts';

const noTexts: LocalizedValue = { ja: '', en: '' };
const marks = { required, optional };

export type LocalizedValue = Record<Language, string>;

interface LanguageIssue {
  kind: 'missing' | 'fallback' | 'over' | 'wrong';
  over: number;
}

/**
 * Connects a control with one language; spread it into controls of this package: `{...control}`.
 */
export interface LocalizedControl {
  id: string;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  value: string;
  onChange(event: { value: string }): void;
  onBlur(): void;
}

export interface LocalizedFieldProps extends RootProps<'div', 'ref' | 'onChange' | 'defaultValue'> {
  /** Label above both languages. */
  label: string;
  /** Hint below the controls; replaced by an error. */
  hint?: string | undefined;
  /** Mark beside the label. `optional` also allows empty texts. */
  mark?: 'required' | 'optional' | undefined;
  /** Whether an empty language shows the other one, so that one of them may be empty. */
  fallback?: boolean | undefined;
  /** Text per language. */
  value?: LocalizedValue;
  /** Initial value when uncontrolled. */
  defaultValue?: LocalizedValue;
  /** Name in the data of the form: `title` for `title.ja` and `title.en`. */
  name?: string;
  /** Maximum number of characters per language; longer input is accepted and reported. */
  maxLength?: number | undefined;
  /** Errors by language. A hidden language with an error is shown. */
  errors?: Partial<Record<Language, string | undefined>> | undefined;
  /** `columns` shows both languages, for short texts; `tabs` shows one, for long texts. */
  layout?: 'columns' | 'tabs';
  /** Shows and focuses one language. Defaults to the first with an error. */
  ref?: Ref<{ focus(language?: Language): void }>;
  /** Called on input in one language; `value` contains both. */
  onChange?(event: { language: Language; value: LocalizedValue }): void;
  /** Called when the focus leaves a language. */
  onLanguageBlur?(event: { language: Language }): void;
  /** Renders the control of one language. Defaults to a `TextField`. */
  children?(control: LocalizedControl, language: Language): ReactNode;
}

/** A text in Japanese and English. Marks invalid texts beside the language name, even if hidden. */
export function LocalizedField({
  label,
  hint,
  mark,
  fallback = false,
  value: given,
  defaultValue = noTexts,
  name,
  maxLength,
  errors = {},
  layout = 'columns',
  ref,
  onChange,
  onLanguageBlur,
  children = (control) => <TextField {...control} />,
  ...rest
}: LocalizedFieldProps) {
  const t = useText();
  const id = useId();
  const labelId = `${id}-label`;
  const [shown, setShown] = useState<Language>(languages[0]);
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlValue({
    ...{ value: given, defaultValue, root },
    onChange: undefined,
  });
  const [within, setWithin] = useState(false);
  const wrong = languages.filter((language) => errors[language]);
  const [known, setKnown] = useState<readonly Language[]>([]);
  // Opens the language with an error after a submission, but not while the focus is in the field.
  if (wrong.join() !== known.join()) {
    setKnown(wrong);
    const news = wrong.some((language) => !known.includes(language));
    if (news && !within) setShown(wrong[0]!);
  }

  const [requestedLanguage, setRequestedLanguage] = useState<{ language: Language }>();
  // Hidden controls cannot be focused, so the focus waits until the language is shown.
  useEffect(() => {
    if (requestedLanguage) document.getElementById(`${id}-${requestedLanguage.language}`)?.focus();
  }, [requestedLanguage, id]);
  useImperativeHandle(ref, () => ({
    focus(language = wrong[0] ?? languages[0]) {
      setShown(language);
      setRequestedLanguage({ language });
    },
  }));

  const isWritten = (language: Language) => value[language].trim() !== '';
  const issueOf = (language: Language): LanguageIssue | undefined => {
    const over = maxLength === undefined ? 0 : [...value[language]].length - maxLength;
    if (over > 0) return { kind: 'over', over };
    if (errors[language]) return { kind: 'wrong', over: 0 };
    if (mark === 'optional' || isWritten(language)) return undefined;
    const isShown = fallback && languages.some(isWritten);
    return { kind: isShown ? 'fallback' : 'missing', over: 0 };
  };
  const nameOf = (language: Language) => t(languageSwitch[language]);
  const markOf = (language: Language) => {
    const lack = issueOf(language);
    if (!lack) return null;
    const { kind, over } = lack;
    const isQuiet = kind === 'missing' || kind === 'fallback';
    const other = languages.find((each) => each !== language)!;
    return (
      <span className={styles.mark} data-part="Mark">
        {!isQuiet && <Icon icon={icons.error} tone="danger" />}
        <Text size="xs" tone={isQuiet ? 'muted' : 'danger'}>
          {t(localizedField[kind], { count: over, language: nameOf(other) })}
        </Text>
      </span>
    );
  };
  const controlOf = (language: Language) => {
    const messageId = `${id}-${language}-message`;
    const lack = issueOf(language);
    const tooLong =
      lack?.kind === 'over' ? t(localizedField.over, { count: lack.over }) : undefined;
    const control: LocalizedControl = {
      id: `${id}-${language}`,
      labelledBy: `${labelId} ${id}-${language}-name`,
      describedBy: messageId,
      invalid: Boolean(errors[language] ?? tooLong),
      value: value[language],
      onChange: (event) => {
        const next = { ...value, [language]: event.value };
        setValue(next);
        onChange?.({ language, value: next });
      },
      onBlur: () => onLanguageBlur?.({ language }),
    };
    return (
      <>
        <div lang={language}>{children(control, language)}</div>
        <FieldMessage id={messageId} hint={hint} error={tooLong ?? errors[language]} />
      </>
    );
  };
  return (
    <div
      {...rootProps(
        {
          role: 'group',
          'aria-labelledby': labelId,
          'data-component': 'LocalizedField',
          className: styles.root,
        },
        rest,
      )}
      ref={root}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setWithin(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setWithin(false);
      }}
    >
      <div className={styles.label}>
        <Text id={labelId} weight="medium">
          {label}
        </Text>
        {mark ? (
          <Text size="xs" tone={mark === 'required' ? 'accent' : 'muted'}>
            {t(marks[mark])}
          </Text>
        ) : null}
      </div>
      {layout === 'tabs' ? (
        <Tabs
          label={label}
          value={shown}
          keepMounted
          items={languages.map((language) => ({
            value: language,
            label: nameOf(language),
            badge: markOf(language),
            content: (
              <div className={styles.language}>
                <VisuallyHidden id={`${id}-${language}-name`}>{nameOf(language)}</VisuallyHidden>
                {controlOf(language)}
              </div>
            ),
          }))}
          onChange={(event) => setShown(event.value)}
        />
      ) : (
        <div className={styles.columns}>
          {languages.map((language) => (
            <div key={language} className={styles.language}>
              <div className={styles.name}>
                <Text id={`${id}-${language}-name`} size="xs" tone="muted">
                  {nameOf(language)}
                </Text>
                {markOf(language)}
              </div>
              {controlOf(language)}
            </div>
          ))}
        </div>
      )}
      {name !== undefined &&
        languages.map((language) => (
          <HiddenValues key={language} name={`${name}.${language}`} values={[value[language]]} />
        ))}
    </div>
  );
}
