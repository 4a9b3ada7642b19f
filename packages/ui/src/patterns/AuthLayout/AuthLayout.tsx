import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Brand } from '../Brand/index.ts';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/index.ts';
import { StillPlaceholder } from './StillPlaceholder.tsx';
import * as styles from './AuthLayout.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface AuthLayoutProps
  extends Pick<LanguageSwitchProps, 'language' | 'onLanguageChange'>, RootProps<'div'> {
  /** URL of an image of the office. Defaults to an illustration. */
  stillSrc?: string;
  /** URL of the terms of service. */
  termsHref?: string;
  /** URL of the privacy policy. */
  privacyHref?: string;
  /** Name of the application, shown beside the product name; omit it for the office. */
  mark?: ReactNode;
  /** Replaces the image. */
  aside?: ReactNode;
  /** The form, in a `FormPage`. */
  children: ReactNode;
}

/**
 * Sign-in layout: a form beside an image of the office. Keep it mounted while its content changes.
 */
export function AuthLayout({
  language,
  onLanguageChange,
  stillSrc,
  termsHref = '/terms-of-service',
  privacyHref = '/privacy',
  mark,
  aside,
  children,
  ...rest
}: AuthLayoutProps) {
  const t = useText();
  return (
    <div {...rootProps({ 'data-component': 'AuthLayout', className: styles.root }, rest)}>
      <div className={styles.side}>
        <header className={styles.header}>
          <span className={styles.name}>
            <Brand />
            {mark}
          </span>
          <LanguageSwitch language={language} onLanguageChange={onLanguageChange} />
        </header>
        <main className={styles.main}>
          <div className={styles.content}>{children}</div>
        </main>
        <footer className={styles.footer}>
          <Text size="xs">
            <Link href={termsHref} tone="muted" underline="hover">
              {t(texts.legal.terms)}
            </Link>
          </Text>
          <Text size="xs">
            <Link href={privacyHref} tone="muted" underline="hover">
              {t(texts.legal.privacy)}
            </Link>
          </Text>
        </footer>
      </div>
      <div className={styles.still} data-part="Still">
        {aside ??
          (stillSrc ? (
            <img src={stillSrc} alt="" fetchPriority="low" className={styles.image} />
          ) : (
            <StillPlaceholder />
          ))}
      </div>
    </div>
  );
}
