import { languages, type Language } from '@office/vocabulary';
import { useEffect, useId, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FieldMessage } from '../FormField/FieldMessage.tsx';
import { useText } from '../LocaleProvider/useText.ts';
import { languageSwitch, localizedField, optional, required } from '../texts.ts';
import * as styles from './LocalizedField.css.ts';

const marks = { required, optional };

/** One text in each language. */
export type LocalizedValue = Record<Language, string>;

/** How a language is not as it should be. */
interface Lack {
  kind: 'missing' | 'over' | 'wrong';
  /** Characters too many. */
  over: number;
}

/** Ties a control to one language of a `LocalizedField`: `{...control}` for those of this package. */
export interface LocalizedControl {
  id: string;
  /** Ids of the field's label and of the language's name. */
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  value: string;
  onChange(event: { value: string }): void;
  onBlur(): void;
}

export interface LocalizedFieldProps {
  /** The question, above both languages. */
  label: string;
  /** Below them; an error takes its place. */
  hint?: string | undefined;
  /** A small word beside the label. `optional` also says that nothing is missing. */
  mark?: 'required' | 'optional' | undefined;
  /** The text in each language. */
  value: LocalizedValue;
  /** Characters that each language may have; more can be typed, and is counted. */
  maxLength?: number | undefined;
  /** The mistakes by language. One that is out of view is brought into view. */
  errors?: Partial<Record<Language, string | undefined>> | undefined;
  /** `columns` shows both at once, for a line of text; `tabs` one after the other, for a long one. */
  layout?: 'columns' | 'tabs';
  /** Focuses one language, and brings it into view. */
  ref?: Ref<{ focus(language: Language): void }>;
  /** One language was typed into; `value` has both. */
  onChange(event: { language: Language; value: LocalizedValue }): void;
  /** The focus has left one language. */
  onBlur?(event: { language: Language }): void;
  /** The control of one language; without it a `TextField`. */
  children?(control: LocalizedControl, language: Language): ReactNode;
}

/**
 * A text in Japanese and in English. What is empty, too long or wrong is told beside the name of its
 * language, also while the other one is in view.
 */
export function LocalizedField({
  label,
  hint,
  mark,
  value,
  maxLength,
  errors = {},
  layout = 'columns',
  ref,
  onChange,
  onBlur,
  children = (control) => <TextField {...control} />,
}: LocalizedFieldProps) {
  const t = useText();
  const id = useId();
  const labelId = `${id}-label`;
  const [shown, setShown] = useState<Language>(languages[0]);
  const [within, setWithin] = useState(false);
  const wrong = languages.filter((language) => errors[language]);
  const [known, setKnown] = useState<readonly Language[]>([]);
  // While someone is in the field, they choose the language; a mistake opens it when a form was sent.
  if (wrong.join() !== known.join()) {
    setKnown(wrong);
    const news = wrong.some((language) => !known.includes(language));
    if (news && !within) setShown(wrong[0]!);
  }

  const [wanted, setWanted] = useState<{ language: Language }>();
  // Out of view nothing takes the focus: it waits until its language is shown.
  useEffect(() => {
    if (wanted) document.getElementById(`${id}-${wanted.language}`)?.focus();
  }, [wanted, id]);
  useImperativeHandle(ref, () => ({
    focus(language) {
      setShown(language);
      setWanted({ language });
    },
  }));

  const lackOf = (language: Language): Lack | undefined => {
    const over = maxLength === undefined ? 0 : [...value[language]].length - maxLength;
    if (over > 0) return { kind: 'over', over };
    if (errors[language]) return { kind: 'wrong', over: 0 };
    const isMissing = mark !== 'optional' && value[language].trim() === '';
    return isMissing ? { kind: 'missing', over: 0 } : undefined;
  };
  const nameOf = (language: Language) => t(languageSwitch[language]);
  const markOf = (language: Language) => {
    const lack = lackOf(language);
    if (!lack) return null;
    const { kind, over } = lack;
    return (
      <span className={styles.mark} data-part="Mark">
        {kind !== 'missing' && <Icon icon={icons.error} tone="danger" />}
        <Text size="xs" tone={kind === 'missing' ? 'muted' : 'danger'}>
          {t(localizedField[kind], { count: over })}
        </Text>
      </span>
    );
  };
  const controlOf = (language: Language) => {
    const messageId = `${id}-${language}-message`;
    const lack = lackOf(language);
    const tooLong =
      lack?.kind === 'over' ? t(localizedField.over, { count: lack.over }) : undefined;
    const control: LocalizedControl = {
      id: `${id}-${language}`,
      labelledBy: `${labelId} ${id}-${language}-name`,
      describedBy: messageId,
      invalid: Boolean(errors[language] ?? tooLong),
      value: value[language],
      onChange: (event) => onChange({ language, value: { ...value, [language]: event.value } }),
      onBlur: () => onBlur?.({ language }),
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
      role="group"
      aria-labelledby={labelId}
      data-component="LocalizedField"
      className={styles.root}
      onFocus={() => setWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWithin(false);
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
    </div>
  );
}
