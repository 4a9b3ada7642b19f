import { useState } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useContentTexts, type ContentArea } from './useContentTexts.ts';

interface PublishDialogProps {
  area: ContentArea;
  title: string;
  /** Members were already notified, so no second notification is offered. */
  notified: boolean;
  onPublish(event: { notify: boolean }): void;
  onClose(): void;
}

export function PublishDialog({ area, title, notified, onPublish, onClose }: PublishDialogProps) {
  const { t } = useContentTexts(area);
  const [notify, setNotify] = useState(true);
  return (
    <Dialog
      open
      title={t('publishing.title', { title })}
      closeLabel={t('publishing.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('publishing.cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onPublish({ notify: notify && !notified });
              onClose();
            }}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t('publishing.help')}</Text>
        {notified ? (
          <Text as="p" tone="muted">
            {t('publishing.notified')}
          </Text>
        ) : (
          <Switch
            label={t('publishing.notify')}
            hint={t('publishing.notifyHint')}
            checked={notify}
            onChange={({ checked }) => setNotify(checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
