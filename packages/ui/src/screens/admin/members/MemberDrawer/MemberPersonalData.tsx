import { formatDateTime } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { bytesText, numberText } from '../../../../patterns/numbers.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Progress } from '../../../../primitives/Progress/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { MemberErasure, MemberExport, MemberPersonalData as State } from '../members.ts';
import * as styles from '../members.css.ts';

interface MemberPersonalDataProps {
  name: string;
  personalData: State;
  /** The member can be erased: not the viewer and not the last administrator. */
  erasable: boolean;
  onExportData(): void;
  onDownloadData(): void;
  onErase(event: { messages: boolean; files: boolean }): void;
}

export function MemberPersonalData(props: MemberPersonalDataProps) {
  const { name, personalData, erasable, onExportData, onDownloadData, onErase } = props;
  const { dataExport, erasure, doing } = personalData;
  const { t } = useTranslation('admin-members');
  const [confirming, setConfirming] = useState(false);
  if (erasure.pending) return <Callout tone="warning">{t('personalData.erasing')}</Callout>;
  return (
    <>
      <Text as="p" size="sm" tone="muted">
        {t('personalData.exportHint')}
      </Text>
      <ExportStatus dataExport={dataExport} />
      <div className={styles.buttons}>
        {dataExport.status === 'ready' && (
          <Button icon={icons.download} loading={doing === 'download'} onPress={onDownloadData}>
            {t('personalData.download')}
          </Button>
        )}
        {dataExport.status !== 'pending' && (
          <Button loading={doing === 'export'} onPress={onExportData}>
            {t(dataExport.status === 'ready' ? 'personalData.again' : 'personalData.export')}
          </Button>
        )}
        {erasable && (
          <Button variant="danger" icon={icons.remove} onPress={() => setConfirming(true)}>
            {t('personalData.erase')}
          </Button>
        )}
      </div>
      {confirming && (
        <EraseDialog
          name={name}
          erasure={erasure}
          loading={doing === 'erase'}
          onConfirm={onErase}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function ExportStatus({ dataExport }: { dataExport: MemberExport }) {
  const { t } = useTranslation('admin-members');
  const language = useLanguage();
  switch (dataExport.status) {
    case 'none':
      return null;
    case 'failed':
      return <Callout tone="danger">{t('personalData.failed')}</Callout>;
    case 'pending':
      return <Progress value={dataExport.progress} label={t('personalData.progress')} />;
    case 'ready':
      return (
        <Text as="p" size="sm">
          {t('personalData.ready', {
            size: bytesText(dataExport.size, language),
            time: formatDateTime(dataExport.expiresAt),
          })}
        </Text>
      );
  }
}

const lost = ['profile', 'signIn', 'calendar', 'answers', 'notifications'] as const;
const kept = ['content', 'others', 'webhooks', 'audit', 'backups', 'account'] as const;

interface EraseDialogProps {
  name: string;
  erasure: MemberErasure;
  loading: boolean;
  onConfirm(event: { messages: boolean; files: boolean }): void;
  onCancel(): void;
}

function EraseDialog({ name, erasure, loading, onConfirm, onCancel }: EraseDialogProps) {
  const { t } = useTranslation('admin-members');
  const language = useLanguage();
  const [messages, setMessages] = useState(false);
  const [files, setFiles] = useState(false);
  const count = (value: number) => numberText(value, language);
  return (
    <AlertDialog
      open
      danger
      title={t('personalData.ask.title', { name })}
      description={t('personalData.ask.description')}
      confirmLabel={t('personalData.ask.confirm')}
      cancelLabel={t('drawer.ask.cancel')}
      loading={loading}
      onConfirm={() => onConfirm({ messages, files })}
      onCancel={onCancel}
    >
      <List
        title={t('personalData.ask.lost')}
        items={lost.map((key) => t(`personalData.lost.${key}`))}
      />
      <List
        title={t('personalData.ask.kept')}
        items={kept.map((key) => t(`personalData.kept.${key}`))}
      />
      {erasure.messages + erasure.posts > 0 && (
        <Checkbox
          checked={messages}
          label={t('personalData.ask.messages', {
            messages: count(erasure.messages),
            posts: count(erasure.posts),
          })}
          onChange={({ checked }) => setMessages(checked)}
        />
      )}
      {erasure.files > 0 && (
        <Checkbox
          checked={files}
          label={t('personalData.ask.files', { files: count(erasure.files) })}
          onChange={({ checked }) => setFiles(checked)}
        />
      )}
    </AlertDialog>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Text as="p" weight="bold">
        {title}
      </Text>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Text size="sm">{item}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
