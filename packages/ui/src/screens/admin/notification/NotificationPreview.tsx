import { type Language, languages, textIn } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';

interface NotificationPreviewProps {
  title: Record<Language, string>;
  content: Record<Language, string>;
  /** Signed URLs of the files in the content, by key. */
  files?: Readonly<Record<string, string>>;
}

export function NotificationPreview({ title, content, files }: NotificationPreviewProps) {
  const { t } = useTranslation('admin-notification');
  const [shown, setShown] = useState<Language>(useLanguage());
  return (
    <section aria-label={t('preview.label')}>
      <Stack gap={3}>
        <SegmentedControl
          size="sm"
          ariaLabel={t('preview.language')}
          value={shown}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={({ value }) => setShown(value)}
        />
        <Card>
          <div lang={shown}>
            <Stack gap={3}>
              <Heading level={2} size="sm">
                {textIn(title, shown).trim() || t('preview.noTitle')}
              </Heading>
              {textIn(content, shown).trim() === '' ? (
                <Text tone="muted">{t('preview.noContent')}</Text>
              ) : (
                <Markdown text={textIn(content, shown)} {...(files && { files })} />
              )}
            </Stack>
          </div>
        </Card>
      </Stack>
    </section>
  );
}
