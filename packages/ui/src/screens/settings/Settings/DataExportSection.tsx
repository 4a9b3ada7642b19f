import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { bytesText } from '../../../patterns/numbers.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from './Section.tsx';
import type { DataExport } from './settingsValues.ts';
import * as styles from './Settings.css.ts';

interface DataExportSectionProps {
  dataExport: DataExport;
  onExportData?(): void;
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
    </Section>
  );
}
