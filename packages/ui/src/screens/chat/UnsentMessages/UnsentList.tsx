import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';

export interface UnsentMessage {
  id: string;
  text: string;
  fileCount: number;
}

export interface UnsentCallbacks {
  onCopy(event: { text: string }): void;
  onDiscard(event: { id: string }): void;
}

interface UnsentListProps extends UnsentCallbacks {
  messages: readonly UnsentMessage[];
}

export function UnsentList({ messages, onCopy, onDiscard }: UnsentListProps) {
  const { t } = useTranslation('chat');
  return (
    <Stack as="ul" role="list" gap={3} ariaLabel={t('unsent.title')}>
      {messages.map(({ id, text, fileCount }) => (
        <li key={id}>
          <Callout
            tone="warning"
            action={
              <Stack direction="row" gap={2}>
                {text && (
                  <Button size="sm" onPress={() => onCopy({ text })}>
                    {t('message.copyText')}
                  </Button>
                )}
                <Button size="sm" variant="ghost" onPress={() => onDiscard({ id })}>
                  {t('message.discard')}
                </Button>
              </Stack>
            }
          >
            {text && (
              <Text as="p" preserveLines>
                {text}
              </Text>
            )}
            {fileCount > 0 && (
              <Text as="p" tone="muted">
                {t('unsent.files', { count: fileCount })}
              </Text>
            )}
          </Callout>
        </li>
      ))}
    </Stack>
  );
}
