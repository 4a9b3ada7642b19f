import { formatDateTime } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordForm } from '../../../patterns/form/CurrentPasswordForm.tsx';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { bytesText } from '../../../patterns/numbers.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from './Section.tsx';
import type { DataExport, DataExportConfirmation } from './settingsValues.ts';
import * as styles from './Settings.css.ts';

interface DataExportSectionProps {
  dataExport: DataExport;
  onExportData?(): void;
  onConfirmExport?(event: { currentPassword: string }): void;
  onCancelExport?(): void;
  onDownloadData?(): void;
}

export function DataExportSection(props: DataExportSectionProps) {
  const { dataExport, onExportData, onDownloadData } = props;
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <Section id="personal-data" title={t('dataExport.title')} hint={t('dataExport.hint')}>
      {dataExport.status === 'pending' && (
        <>
          <Text as="p" size="sm">
            {t('dataExport.pending')}
          </Text>
          <Progress value={dataExport.progress} label={t('dataExport.progress')} />
        </>
      )}
      {dataExport.status === 'failed' && <Callout tone="danger">{t('dataExport.failed')}</Callout>}
      {dataExport.status === 'ready' && (
        <Text as="p" size="sm">
          {t('dataExport.ready', {
            size: bytesText(dataExport.size, language),
            time: formatDateTime(dataExport.expiresAt),
          })}
        </Text>
      )}
      <div className={styles.buttons}>
        {dataExport.status === 'ready' && (
          <Button icon={icons.download} onPress={onDownloadData}>
            {t('dataExport.download')}
          </Button>
        )}
        {dataExport.status !== 'pending' && (
          <Button
            variant={dataExport.status === 'ready' ? 'ghost' : 'secondary'}
            loading={dataExport.requesting ?? false}
            onPress={onExportData}
          >
            {t(dataExport.status === 'ready' ? 'dataExport.again' : 'dataExport.request')}
          </Button>
        )}
      </div>
      {dataExport.confirmation && (
        <ConfirmationDialog {...props} confirmation={dataExport.confirmation} />
      )}
    </Section>
  );
}

interface ConfirmationDialogProps extends DataExportSectionProps {
  confirmation: DataExportConfirmation;
}

function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { dataExport, confirmation, onConfirmExport, onCancelExport } = props;
  const { t } = useTranslation('settings');
  const formId = useId();
  const submitting = dataExport.requesting ?? false;
  return (
    <Dialog
      open
      title={t('dataExport.request')}
      description={t('dataExport.confirm')}
      actions={
        <>
          <Button onPress={onCancelExport}>{t('twoFactor.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('dataExport.request')}
          </Button>
        </>
      }
      onClose={() => onCancelExport?.()}
    >
      <Stack gap={4}>
        {confirmation.error?.kind === 'other' && (
          <Callout tone="danger" announce>
            {confirmation.error.text}
          </Callout>
        )}
        <CurrentPasswordForm
          formId={formId}
          submitting={submitting}
          error={confirmation.error}
          onSubmit={(event) => onConfirmExport?.(event)}
        />
      </Stack>
    </Dialog>
  );
}
