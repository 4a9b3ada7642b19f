import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../../patterns/Brand/index.ts';
import {
  LanguageSwitch,
  type LanguageSwitchProps,
} from '../../../patterns/LanguageSwitch/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { cx } from '../../../primitives/cx.ts';
import * as styles from './LegalDocument.css.ts';

type Section = { title: string; body: string[] } | { title: string; items: string[] };

/** Date of the last change of the texts. Update it together with them. */
const updatedAt = '2026-11-20';

export interface LegalPageProps extends LanguageSwitchProps {
  otherHref?: string;
  /** The back link leads to the office if true, otherwise to the sign-in page. */
  signedIn?: boolean;
  backHref?: string;
}

interface LegalDocumentProps extends LegalPageProps {
  name: 'terms' | 'privacy';
}

/** A legal document with a table of contents. Also shown before sign-in, outside the shell. */
export function LegalDocument({
  name,
  otherHref = name === 'terms' ? '/privacy' : '/terms-of-service',
  signedIn = false,
  backHref = signedIn ? '/main' : '/auth/sign-in',
  language,
  onLanguageChange,
}: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  const id = useId();
  const sections = t(`${name}.sections`, { returnObjects: true }) as Section[];
  const contentsId = `${id}-contents`;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Brand />
        <LanguageSwitch language={language} onLanguageChange={onLanguageChange} />
      </header>
      <div className={styles.page}>
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <Text id={contentsId} size="xs" tone="muted" weight="medium">
            {t('contents')}
          </Text>
          <ol className={styles.contentsList}>
            {sections.map((section, index) => (
              <li key={section.title}>
                {/* Not a `Link`, so that the browser scrolls to the fragment without the router. */}
                <a href={`#${id}-${index}`} className={styles.contentsLink}>
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.document}>
          <Heading level={1} size="2xl">
            {t(`${name}.title`)}
          </Heading>
          <div className={styles.paragraphs}>
            <Text as="p" size="xs" tone="muted" tabular>
              {t('updated', { date: updatedAt.replaceAll('-', '/') })}
            </Text>
            <Text as="p">{t(`${name}.intro`)}</Text>
          </div>
          {sections.map((section, index) => (
            <section
              key={section.title}
              id={`${id}-${index}`}
              aria-labelledby={`${id}-${index}-title`}
              className={styles.section}
            >
              <Heading level={2} size="md" id={`${id}-${index}-title`}>
                {index + 1}. {section.title}
              </Heading>
              {'items' in section ? (
                <ul className={cx(styles.paragraphs, styles.list)}>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : (
                <div className={styles.paragraphs}>
                  {section.body.map((paragraph) => (
                    <Text as="p" key={paragraph}>
                      {paragraph}
                    </Text>
                  ))}
                </div>
              )}
            </section>
          ))}
          <footer className={styles.footer}>
            <Link href={otherHref}>{t(name === 'terms' ? 'privacyLink' : 'termsLink')}</Link>
            <Link href={backHref}>{t(signedIn ? 'backHome' : 'back')}</Link>
          </footer>
        </main>
      </div>
    </div>
  );
}
