import { Brand } from '@office/ui/Brand';
import { Button } from '@office/ui/Button';
import { Callout } from '@office/ui/Callout';
import { Card } from '@office/ui/Card';
import { Checkbox } from '@office/ui/Checkbox';
import { DataTable } from '@office/ui/DataTable';
import { DateRangeField } from '@office/ui/DateRangeField';
import { EmptyState } from '@office/ui/EmptyState';
import { FormField } from '@office/ui/FormField';
import { Heading } from '@office/ui/Heading';
import { Icon } from '@office/ui/Icon';
import { LocaleProvider } from '@office/ui/LocaleProvider';
import { PageShell } from '@office/ui/PageShell';
import { Select } from '@office/ui/Select';
import { Stack } from '@office/ui/Stack';
import { Switch } from '@office/ui/Switch';
import { Tabs } from '@office/ui/Tabs';
import { TextField } from '@office/ui/TextField';
import { Theme } from '@office/ui/Theme';
import * as icons from '@office/ui/icons';
import { useState, type SyntheticEvent } from 'react';

interface Member {
  id: string;
  name: string;
  team: string;
}

const members: Member[] = [
  { id: '1', name: 'Noor', team: 'Design' },
  { id: '2', name: 'Omar', team: 'Support' },
];
const columns = [
  { id: 'name', title: 'Name', sortable: true, cell: ({ name }: Member) => name },
  { id: 'team', title: 'Team', cell: ({ team }: Member) => team },
];
const actions = ({ name }: Member) => [
  { id: 'remove', label: `Remove ${name}`, danger: true, onSelect: () => {} },
];

function Invitation() {
  const [errors, setErrors] = useState<{ name?: string; email?: string }>({});
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = {
      ...(data.get('name') ? {} : { name: 'Enter a name.' }),
      ...(String(data.get('email')).includes('@') ? {} : { email: 'Enter an email address.' }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        {Object.keys(errors).length > 0 && (
          <Callout tone="danger" title="The invitation was not sent" announce>
            Correct the marked fields.
          </Callout>
        )}
        <FormField label="Name" error={errors.name}>
          {(control) => <TextField {...control} name="name" />}
        </FormField>
        <FormField label="Email" error={errors.email}>
          {(control) => <TextField {...control} name="email" type="email" />}
        </FormField>
        <FormField label="Role">
          {(control) => (
            <Select
              {...control}
              name="role"
              defaultValue="member"
              options={[
                { value: 'member', label: 'Member' },
                { value: 'admin', label: 'Administrator' },
              ]}
            />
          )}
        </FormField>
        <FormField label="Access" group>
          {(control) => <DateRangeField {...control} name="access" today="2026-11-30" />}
        </FormField>
        <Checkbox label="Send a copy to me" name="copy" />
        <Switch label="Notify the team" name="notify" />
        <Button type="submit" variant="primary">
          Invite
        </Button>
      </Stack>
    </form>
  );
}

const brand = <Brand name="Bazaar" mark={<Icon icon={icons.people} />} />;
const entries = [
  { id: 'home', href: '/', name: 'Home', icon: icons.home },
  { id: 'team', href: '/?team', name: 'Team', icon: icons.people },
];

/** Another product, with its own brand, colours, density, size and direction. */
export function Team() {
  const table = (
    <DataTable
      label="Members"
      columns={columns}
      state={{ status: 'ready', rows: members, page: 1, limit: 10, total: 2 }}
      empty={<EmptyState icon={icons.people} title="No members" />}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={actions}
      onPageChange={() => {}}
    />
  );
  return (
    <Theme
      appearance="dark"
      accent="#ffb703"
      neutral="cool"
      radius="large"
      density="comfortable"
      scaling="110%"
      dir="rtl"
    >
      <LocaleProvider language="en">
        <PageShell
          brand={brand}
          bar={brand}
          entries={entries}
          current="team"
          path="/team"
          pageName="Team"
          panel={{ label: 'Help', content: 'Members with an invitation can sign in.' }}
        >
          <Stack gap={4}>
            <Heading level={1}>Team</Heading>
            <Card>
              <Tabs
                label="Team"
                items={[
                  { value: 'invite', label: 'Invite', content: <Invitation /> },
                  { value: 'members', label: 'Members', content: table },
                ]}
              />
            </Card>
          </Stack>
        </PageShell>
      </LocaleProvider>
    </Theme>
  );
}
