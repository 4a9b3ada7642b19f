import '@office/ui/styles.css';
import { toErrorKey } from '@office/api';
import texts from '@office/api/locales/en.json';
import { Button } from '@office/ui/Button';
import { Dialog } from '@office/ui/Dialog';
import { FormField } from '@office/ui/FormField';
import { LocaleProvider } from '@office/ui/LocaleProvider';
import { PersonRow } from '@office/ui/PersonRow';
import { Select } from '@office/ui/Select';
import { TextField } from '@office/ui/TextField';
import { Theme } from '@office/ui/Theme';
import * as icons from '@office/ui/icons';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import useSWR from 'swr';
import { enter, query } from './office';
import { Team } from './Team';

const organizations = ['Sakura Works', 'Northwind Studio'] as const;

function Members() {
  const { data: members } = useSWR(
    ...query('/v1/users/org-members', { query: { keyword: '高橋' } }),
  );
  return members?.data.map(({ userId, nameKanji }) => (
    <PersonRow
      key={userId}
      name={nameKanji}
      workingStatus="OFFICE"
      status="AVAILABLE"
      onOpen={() => {}}
    />
  ));
}

function Page() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [organization, setOrganization] =
    useState<(typeof organizations)[number]>('Northwind Studio');
  const [error, setError] = useState<string>();
  const [entered, setEntered] = useState(false);
  const signIn = async () => {
    try {
      setError(undefined);
      await enter(email, password, organization);
      setEntered(true);
    } catch (reason) {
      const [, code = ''] = toErrorKey(reason).split('.');
      setError((texts.errorResponse as Record<string, string>)[code] ?? code);
    }
  };
  return (
    <Theme appearance="system">
      <LocaleProvider language="en">
        <FormField label="Email" mark="required">
          {(control) => (
            <TextField
              {...control}
              type="email"
              value={email}
              onChange={({ value }) => setEmail(value)}
            />
          )}
        </FormField>
        <FormField label="Password" mark="required" error={error}>
          {(control) => (
            <TextField
              {...control}
              type="password"
              value={password}
              onChange={({ value }) => setPassword(value)}
            />
          )}
        </FormField>
        <Select
          ariaLabel="Organisation"
          options={organizations.map((name) => ({ value: name, label: name }))}
          value={organization}
          onChange={({ value }) => setOrganization(value)}
        />
        <Button variant="primary" icon={icons.organization} onPress={() => void signIn()}>
          Sign in
        </Button>
        <Dialog
          open={entered}
          title={organization}
          closeLabel="Close"
          onClose={() => setEntered(false)}
        >
          <Members />
        </Dialog>
      </LocaleProvider>
    </Theme>
  );
}

const page = location.search === '?team' ? <Team /> : <Page />;
createRoot(document.getElementById('root')!).render(page);
