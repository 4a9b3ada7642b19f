import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LocaleProvider } from '../packages/ui/src/patterns/LocaleProvider/index.ts';
import { LinkProvider, type LinkComponentProps } from '../packages/ui/src/primitives/Link/index.ts';
import { Theme } from '../packages/ui/src/primitives/Theme/index.ts';
import type { Mode } from '../packages/ui/src/stories/modes.ts';
import { i18nOf } from '../packages/ui/src/stories/texts.ts';
import { useShownMode } from './modeRun.ts';

interface EnvironmentProps extends Mode {
  direction?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

function StoryLink({ onClick, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

/** Theme, language and links of stories and of examples on documentation pages. */
export function Environment({ children, direction, ...given }: EnvironmentProps) {
  const { locale, appearance } = useShownMode(given);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    if (!direction) return;
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <Theme appearance={appearance} {...(direction && { dir: direction })}>
        <LocaleProvider language={locale}>
          <LinkProvider component={StoryLink}>{children}</LinkProvider>
        </LocaleProvider>
      </Theme>
    </I18nextProvider>
  );
}
