import { formatDateTime } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { bytesText } from '../../../../patterns/numbers.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Progress } from '../../../../primitives/Progress/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { OrganizationExport } from './settingsValues.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface ExportSectionProps {
  dataExport: OrganizationExport;
  onExport(choice: { privateContent: boolean }): void;
  onDownload(archive: { index: number }): void;
}

/** Requests an export of all data of the organisation, and downloads its archives. */
export function ExportSection({ dataExport, onExport, onDownload }: ExportSectionProps) {
  const { t } = useTranslation('admin-organization');
  const id = useId();
  const [privateContent, setPrivateContent] = useState(false);
  const [asking, setAsking] = useState(false);
  const { status } = dataExport;
  const canRequest = status === 'none' || status === 'failed' || status === 'ready';
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {t('export.title')}
          </Heading>
          <Text as="p" tone="muted">
            {t('export.hint')}
          </Text>
        </div>
        <ExportStatus dataExport={dataExport} onDownload={onDownload} />
        {canRequest && (
          <>
            <Checkbox
              checked={privateContent}
              label={t('export.privateContent')}
              hint={t('export.privateContentHint')}
              onChange={({ checked }) => setPrivateContent(checked)}
            />
            <div className={styles.foot}>
              <Button
                loading={dataExport.requesting ?? false}
                onPress={() => (privateContent ? setAsking(true) : onExport({ privateContent }))}
              >
                {t(status === 'ready' ? 'export.again' : 'export.action')}
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('export.ask')}
        description={t('export.askHint')}
        confirmLabel={t('export.action')}
        cancelLabel={t('export.cancel')}
        onConfirm={() => {
          setAsking(false);
          onExport({ privateContent });
        }}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

type StatusProps = Pick<ExportSectionProps, 'dataExport' | 'onDownload'>;

function ExportStatus({ dataExport, onDownload }: StatusProps) {
  const { t } = useTranslation('admin-organization');
  const language = useLanguage();
  switch (dataExport.status) {
    case 'none':
      return null;
    case 'loading':
      return <LoadingState shape="form" rows={1} label={t('loading')} />;
    case 'forbidden':
      return <Text as="p">{t('export.ownerOnly')}</Text>;
    case 'failed':
      return <Callout tone="danger">{t('export.failed')}</Callout>;
    case 'pending':
      return (
        <>
          <Text as="p">{t('export.pending')}</Text>
          <Progress value={dataExport.progress} label={t('export.progress')} />
        </>
      );
    case 'ready': {
      const { archives, expiresAt, requestedBy, privateContent, downloading } = dataExport;
      const time = formatDateTime(expiresAt);
      if (requestedBy !== null) {
        return <Text as="p">{t('export.readyForOther', { name: requestedBy, time })}</Text>;
      }
      return (
        <>
          <Text as="p">
            {t(privateContent ? 'export.readyWithPrivate' : 'export.ready', { time })}
          </Text>
          <ul className={styles.contracts}>
            {archives.map(({ size }, index) => (
              <li key={index} className={styles.line}>
                <Button
                  icon={icons.download}
                  loading={downloading === index}
                  onPress={() => onDownload({ index })}
                >
                  {archives.length === 1
                    ? t('export.download')
                    : t('export.downloadPart', { number: index + 1, count: archives.length })}
                </Button>
                <Text size="sm" tone="muted">
                  {bytesText(size, language)}
                </Text>
              </li>
            ))}
          </ul>
        </>
      );
    }
  }
}
