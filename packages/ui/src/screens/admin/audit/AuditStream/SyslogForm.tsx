import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextArea } from '../../../../patterns/form/FormTextArea.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { fieldProblem, type DestinationFormProps } from './destination.ts';
import { SaveDestination } from './SaveDestination.tsx';

const hostPattern = /^[A-Za-z0-9._:-]+$/;
const maxCertificateLength = 20_000;
const maxPort = 65_535;
/** Syslog over TLS (RFC 5425). */
const defaultPort = 6514;

export function SyslogForm({ stored, problem, saving, onSave }: DestinationFormProps<'syslog'>) {
  const { t } = useTranslation('admin-audit');
  const schema = useMemo(
    () =>
      z.object({
        host: requiredText().check(z.regex(hostPattern, t('stream.syslog.hostInvalid'))),
        port: requiredText().check(
          z.refine(
            (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= maxPort,
            {
              error: t('stream.syslog.portInvalid'),
            },
          ),
        ),
        caCertificate: z.string().check(
          z.trim(),
          z.maxLength(maxCertificateLength, t('stream.syslog.certificateInvalid')),
          z.refine((text) => text === '' || text.startsWith('-----BEGIN CERTIFICATE-----'), {
            error: t('stream.syslog.certificateInvalid'),
          }),
        ),
      }),
    [t],
  );
  const { control, handleSubmit } = useValidatedForm<{
    host: string;
    port: string;
    caCertificate: string;
  }>({
    schema,
    defaultValues: {
      host: stored?.host ?? '',
      port: String(stored?.port ?? defaultPort),
      caCertificate: stored?.caCertificate ?? '',
    },
    problem: fieldProblem(problem, ['host', 'caCertificate']),
  });
  return (
    <Form
      submitting={saving}
      onSubmit={handleSubmit(({ host, port, caCertificate }) =>
        onSave({ syslog: { host, port: Number(port), caCertificate: caCertificate || null } }),
      )}
    >
      <FormTextField
        control={control}
        name="host"
        inputMode="url"
        label={t('stream.syslog.host')}
        hint={t('stream.syslog.hostHint')}
      />
      <FormTextField
        control={control}
        name="port"
        inputMode="numeric"
        label={t('stream.syslog.port')}
      />
      <FormTextArea
        control={control}
        name="caCertificate"
        rows={4}
        mark="optional"
        label={t('stream.syslog.certificate')}
        hint={t('stream.syslog.certificateHint')}
      />
      <SaveDestination problem={problem} saving={saving} />
    </Form>
  );
}
