'use client';
import { Button } from '@office/ui/Button';
import { Dialog } from '@office/ui/Dialog';
import { FormField } from '@office/ui/FormField';
import { Pagination } from '@office/ui/Pagination';
import { PasswordField } from '@office/ui/PasswordField';
import { Select } from '@office/ui/Select';
import { TextField } from '@office/ui/TextField';
import { useState } from 'react';

const floors = [
  { value: '1', label: 'First floor' },
  { value: '2', label: 'Second floor' },
];

export function Booking() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Book a seat
      </Button>
      <Select ariaLabel="Floor" options={floors} defaultValue="2" />
      <PasswordField
        value={password}
        autoComplete="new-password"
        showRules
        onChange={({ value }) => setPassword(value)}
      />
      <Pagination page={2} pages={3} onPageChange={() => {}} />
      <Dialog open={open} title="Booking" closeLabel="Close" onClose={() => setOpen(false)}>
        <FormField label="Name" mark="required">
          {(control) => <TextField {...control} />}
        </FormField>
      </Dialog>
    </>
  );
}
