import { Button, Callout, Stack, Text } from '@office/ui';
import { useTranslation } from 'react-i18next';
import { copyText } from '../app/copyText.ts';
import { showError } from '../errors/showError.ts';
import { toasts } from '../toasts/toasts.ts';

export interface UnsentText {
  id: string;
  text: string;
  /** How many files went with it. */
  files: number;
}

interface UnsentTextsProps {
  texts: readonly UnsentText[];
  onDiscard(event: { id: string }): void;
}

/** What was written and cannot be sent: to be taken along, or given up. */
export function UnsentTexts({ texts, onDiscard }: UnsentTextsProps) {
  const { t } = useTranslation('chat');
  if (texts.length === 0) return null;
  const copy = (text: string) =>
    void copyText(text).then(
      () => toasts.show({ type: 'SUCCESS', title: t('invite.copied') }),
      showError,
    );
  return (
    <Stack as="ul" role="list" gap={3} ariaLabel={t('unsent.title')}>
      {texts.map(({ id, text, files }) => (
        <li key={id}>
          <Callout
            tone="warning"
            action={
              <Stack direction="row" gap={2}>
                {text ? (
                  <Button size="sm" onPress={() => copy(text)}>
                    {t('message.copyText')}
                  </Button>
                ) : null}
                <Button size="sm" variant="ghost" onPress={() => onDiscard({ id })}>
                  {t('message.discard')}
                </Button>
              </Stack>
            }
          >
            {text ? (
              <Text as="p" preserveLines>
                {text}
              </Text>
            ) : null}
            {files > 0 ? (
              <Text as="p" tone="muted">
                {t('unsent.files', { count: files })}
              </Text>
            ) : null}
          </Callout>
        </li>
      ))}
    </Stack>
  );
}
