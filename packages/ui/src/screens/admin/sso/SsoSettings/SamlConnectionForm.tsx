import { formatDateTime } from '@office/vocabulary';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { notBlank } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextArea } from '../../../../patterns/form/FormTextArea.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { BreakGlassField, type SsoAdministrator } from './BreakGlassField.tsx';
import * as styles from '../sso.css.ts';

const maxMetadataLength = 200_000;
/** Longer than the 255 characters of other fields. The server limits the length. */
const longText = () => z.string().check(notBlank, z.trim());

export interface SamlConnectionValues {
  issuer: string;
  signOnUrl: string;
  /** PEM certificates, one below the other. */
  certificates: string;
  breakGlassUserIds: string[];
}

export interface SamlCertificateItem {
  subject: string;
  fingerprint: string;
  validUntil: Date;
  expired: boolean;
}

export interface SamlConnectionFormProps {
  /** Stored values, or those of the metadata. Null until the provider is configured. */
  connection: SamlConnectionValues | null;
  /** Stored certificates. */
  certificates: readonly SamlCertificateItem[];
  /** Administrators with a password. */
  administrators: readonly SsoAdministrator[];
  saving?: boolean | undefined;
  /** The metadata is being read. */
  reading?: boolean | undefined;
  /** Translated error of the metadata. */
  metadataProblem?: string | undefined;
  /** A new object for each response. Without a field, the text is shown above the button. */
  problem?: { field?: 'issuer' | 'signOnUrl' | 'certificates'; text: string } | undefined;
  /** Reads a metadata document and passes its values as `connection`. */
  onReadMetadata(event: { metadata: string; breakGlassUserIds: string[] }): void;
  onSave(event: { values: SamlConnectionValues }): void;
}

export function SamlConnectionForm({
  connection,
  certificates,
  administrators,
  saving = false,
  reading = false,
  metadataProblem,
  problem,
  onReadMetadata,
  onSave,
}: SamlConnectionFormProps) {
  const { t } = useTranslation('admin-sso');
  const schema = useMemo(
    () =>
      z.object({
        issuer: longText(),
        signOnUrl: longText().check(
          z.refine((text) => /^https?:\/\/[^\s#]+$/.test(text), {
            error: t('saml.signOnUrlInvalid'),
          }),
        ),
        certificates: longText(),
        breakGlassUserIds: z.array(z.string()),
      }),
    [t],
  );
  const { control, handleSubmit, getValues } = useValidatedForm<SamlConnectionValues>({
    schema,
    defaultValues: connection ?? {
      issuer: '',
      signOnUrl: '',
      certificates: '',
      breakGlassUserIds: [],
    },
    problem: problem?.field && { field: problem.field, text: problem.text, cause: problem },
  });
  return (
    <>
      <MetadataForm
        {...{ reading, metadataProblem }}
        onRead={(metadata) =>
          onReadMetadata({ metadata, breakGlassUserIds: getValues('breakGlassUserIds') })
        }
      />
      <Form submitting={saving} onSubmit={handleSubmit((values) => onSave({ values }))}>
        <FormTextField control={control} name="issuer" label={t('saml.issuer')} />
        <FormTextField
          control={control}
          name="signOnUrl"
          inputMode="url"
          label={t('saml.signOnUrl')}
          hint={t('saml.signOnUrlHint')}
        />
        <FormTextArea
          control={control}
          name="certificates"
          rows={6}
          label={t('saml.certificates')}
          hint={t('saml.certificatesHint')}
        />
        {certificates.length > 0 && <Certificates certificates={certificates} />}
        <BreakGlassField control={control} name="breakGlassUserIds" options={administrators} />
        {problem && !problem.field && (
          <Callout tone="danger" announce>
            {problem.text}
          </Callout>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" loading={saving}>
            {t('connection.save')}
          </Button>
        </div>
      </Form>
    </>
  );
}

interface MetadataFormProps extends Pick<SamlConnectionFormProps, 'metadataProblem'> {
  reading: boolean;
  onRead(metadata: string): void;
}

function MetadataForm({ reading, metadataProblem, onRead }: MetadataFormProps) {
  const { t } = useTranslation('admin-sso');
  const file = useRef<HTMLInputElement>(null);
  const schema = useMemo(
    () =>
      z.object({
        metadata: longText().check(z.maxLength(maxMetadataLength, t('saml.metadataTooLarge'))),
      }),
    [t],
  );
  const { control, handleSubmit, setError, clearErrors } = useValidatedForm<{ metadata: string }>({
    schema,
    defaultValues: { metadata: '' },
  });
  async function readFile(chosen: File) {
    clearErrors();
    if (chosen.size > maxMetadataLength) {
      setError('metadata', { message: t('saml.metadataTooLarge') });
      return;
    }
    const metadata = await chosen.text().catch(() => null);
    if (metadata === null) setError('metadata', { message: t('saml.fileUnreadable') });
    else onRead(metadata);
  }
  return (
    <Form submitting={reading} onSubmit={handleSubmit(({ metadata }) => onRead(metadata))}>
      <FormTextArea
        control={control}
        name="metadata"
        rows={3}
        label={t('saml.metadata')}
        hint={t('saml.metadataHint')}
      />
      {metadataProblem && (
        <Callout tone="danger" announce>
          {metadataProblem}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button onPress={() => file.current?.click()}>{t('saml.chooseFile')}</Button>
        <Button type="submit" loading={reading}>
          {t('saml.readMetadata')}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".xml,text/xml,application/xml"
        hidden
        aria-label={t('saml.chooseFile')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // Allows choosing the same file again after correcting it.
          event.target.value = '';
          if (chosen) void readFile(chosen);
        }}
      />
    </Form>
  );
}

function Certificates({ certificates }: Pick<SamlConnectionFormProps, 'certificates'>) {
  const { t } = useTranslation('admin-sso');
  const id = useId();
  return (
    <div className={styles.head}>
      <Text as="p" size="xs" tone="muted" id={id}>
        {t('saml.savedCertificates')}
      </Text>
      <ul className={styles.list} aria-labelledby={id}>
        {certificates.map(({ subject, fingerprint, validUntil, expired }) => (
          <li key={fingerprint} className={styles.line}>
            <div className={styles.grow}>
              <Text as="p">{subject}</Text>
              <Text as="p" size="xs" tone="muted">
                {t('saml.validUntil', { at: formatDateTime(validUntil) })}
              </Text>
              <Text as="p" size="xs" tone="muted">
                {t('saml.fingerprint', { fingerprint })}
              </Text>
            </div>
            {expired && <StatusLabel tone="warning">{t('saml.expired')}</StatusLabel>}
          </li>
        ))}
      </ul>
    </div>
  );
}
