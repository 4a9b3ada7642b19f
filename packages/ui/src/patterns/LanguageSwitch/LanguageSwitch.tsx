import { languages } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './LanguageSwitch.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface LanguageSwitchProps extends RootProps<'div'> {
  /** Current language. */
  language: Language;
  /** Called when the other language is selected. */
  onLanguageChange(event: { language: Language }): void;
}

/** Switches the language; each language is labelled in that language. */
export function LanguageSwitch({ language, onLanguageChange, ...rest }: LanguageSwitchProps) {
  const t = useText();
  return (
    <div
      {...rootProps(
        {
          role: 'group',
          'aria-label': t(texts.languageSwitch.label),
          'data-component': 'LanguageSwitch',
          className: styles.root,
        },
        rest,
      )}
    >
      {languages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-pressed={option === language}
          className={styles.option}
          onClick={() => {
            if (option !== language) onLanguageChange({ language: option });
          }}
        >
          {t(texts.languageSwitch[option])}
        </button>
      ))}
    </div>
  );
}
