import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactNode, type RefCallback } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AudienceField, wholeOrganization } from './AudienceField/index.ts';
import { CodeInput } from './CodeInput/index.ts';
import { ColorPicker } from './ColorPicker/index.ts';
import { DateField } from './DateField/index.ts';
import { DatePicker } from './DatePicker/index.ts';
import { DateRangeField } from './DateRangeField/index.ts';
import { DurationField } from './DurationField/index.ts';
import { FileUpload } from './FileUpload/index.ts';
import { LocalizedField } from './LocalizedField/index.ts';
import { MarkdownField } from './MarkdownField/index.ts';
import { candidateStates, search } from './MemberPicker/MemberPicker.fixtures.ts';
import { MemberPicker } from './MemberPicker/index.ts';
import { PasswordField } from './PasswordField/index.ts';
import { photoTexts, storedPicture } from './PicturePicker/PicturePicker.fixtures.ts';
import { PicturePicker } from './PicturePicker/index.ts';
import { PresencePicker } from './PresencePicker/index.ts';
import { RecurrenceField } from './RecurrenceField/index.ts';
import { TagInput } from './TagInput/index.ts';
import { TimeField } from './TimeField/index.ts';
import { TimeZoneField } from './TimeZoneField/index.ts';
import { Tree } from './Tree/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Combobox } from '../primitives/Combobox/index.ts';
import { MultiSelect } from '../primitives/MultiSelect/index.ts';
import { NumberField } from '../primitives/NumberField/index.ts';
import { RadioCards } from '../primitives/RadioCards/index.ts';
import { RadioGroup } from '../primitives/RadioGroup/index.ts';
import { SegmentedControl } from '../primitives/SegmentedControl/index.ts';
import { Select } from '../primitives/Select/index.ts';
import { Slider } from '../primitives/Slider/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { Switch } from '../primitives/Switch/index.ts';
import { TextArea } from '../primitives/TextArea/index.ts';
import { TextField } from '../primitives/TextField/index.ts';

// Checks that each input takes part in forms: uncontrolled values, reset, and focus by react-hook-form.
const meta = { title: 'Form inputs', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type Entries = [name: string, value: FormDataEntryValue][];

interface Sample {
  /** Uncontrolled, with a default value. */
  input(field: { name: string; ref: RefCallback<{ focus(): void }> }): ReactNode;
  /** Values in the data of the form. */
  initial: string[];
  change(canvas: Canvas): Promise<unknown>;
  changed: string[];
}

const options = [
  { value: 'a', label: 'Design' },
  { value: 'b', label: 'Engineering' },
];
const onSearch = fn();
const retype = (role: 'textbox' | 'combobox', text: string) => async (canvas: Canvas) => {
  const field = canvas.getByRole(role);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const retypeCode = async (canvas: Canvas) => {
  await retype('textbox', '5b5bd6')(canvas);
  await userEvent.tab();
};
const pick = async (name: string) =>
  userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));

const samples: Record<string, Sample> = {
  AudienceField: {
    input: (field) => (
      <AudienceField
        {...{ ...field, label: 'To', departments: [], candidates: [], memberCount: 1, onSearch }}
        defaultValue={{ ...wholeOrganization, kind: 'ROLES', roles: ['GUEST'] }}
      />
    ),
    initial: ['ROLES', 'GUEST'],
    change: (canvas) => userEvent.click(canvas.getByRole('checkbox', { name: /メンバー|Member/ })),
    changed: ['ROLES', 'USER', 'GUEST'],
  },
  Checkbox: {
    input: (field) => <Checkbox {...field} label="Agree" defaultChecked />,
    initial: ['on'],
    change: (canvas) => userEvent.click(canvas.getByRole('checkbox')),
    changed: [],
  },
  CodeInput: {
    input: (field) => (
      <label>
        Code <CodeInput {...field} defaultValue="0427" />
      </label>
    ),
    initial: ['0427'],
    change: retype('textbox', '12-34'),
    changed: ['1234'],
  },
  ColorPicker: {
    input: (field) => <ColorPicker {...field} ariaLabel="Colour" defaultValue="#30a46c" />,
    initial: ['#30a46c'],
    change: retypeCode,
    changed: ['#5b5bd6'],
  },
  Combobox: {
    input: (field) => (
      <Combobox
        {...field}
        ariaLabel="Group"
        listLabel="Groups"
        options={options}
        defaultValue="a"
        autoSelectFirst
      />
    ),
    initial: ['a'],
    change: retype('combobox', 'ｅｎｇ{Enter}'),
    changed: ['b'],
  },
  DateField: {
    input: (field) => <DateField {...field} ariaLabel="Date" defaultValue="2026-11-20" />,
    initial: ['2026-11-20'],
    change: retype('textbox', '2026/12/5'),
    changed: ['2026-12-05'],
  },
  DatePicker: {
    input: (field) => <DatePicker {...field} defaultValue="2026-11-20" today="2026-11-18" />,
    initial: ['2026-11-20'],
    change: (canvas) => userEvent.click(within(canvas.getByRole('grid')).getByText('25')),
    changed: ['2026-11-25'],
  },
  DateRangeField: {
    input: (field) => (
      <DateRangeField
        {...field}
        ariaLabel="Period"
        defaultValue={{ start: '2026-11-14', end: '2026-11-20' }}
        presets={[{ label: 'First week', start: '2026-11-01', end: '2026-11-07' }]}
      />
    ),
    initial: ['2026-11-14', '2026-11-20'],
    change: (canvas) => userEvent.click(canvas.getByRole('button', { name: 'First week' })),
    changed: ['2026-11-01', '2026-11-07'],
  },
  DurationField: {
    input: (field) => <DurationField {...field} ariaLabel="Length" defaultValue={60} />,
    initial: ['60'],
    change: retype('combobox', '1:30'),
    changed: ['90'],
  },
  FileUpload: {
    input: (field) => <FileUpload {...field} ariaLabel="Files" multiple />,
    initial: [],
    change: async (canvas) => {
      const input = canvas.getByLabelText('Files');
      await userEvent.upload(input, [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')]);
      await userEvent.upload(input, new File(['c'], 'c.csv'));
      await userEvent.click(canvas.getByRole('button', { name: /b\.csv/ }));
    },
    changed: ['a.csv', 'c.csv'],
  },
  LocalizedField: {
    input: (field) => (
      <LocalizedField {...field} label="Title" defaultValue={{ ja: '会議', en: 'Meeting' }} />
    ),
    initial: ['会議', 'Meeting'],
    change: async (canvas) => userEvent.type(canvas.getAllByRole('textbox')[1]!, 's'),
    changed: ['会議', 'Meetings'],
  },
  MarkdownField: {
    input: (field) => <MarkdownField {...field} ariaLabel="Content" defaultValue="One" />,
    initial: ['One'],
    change: retype('textbox', 'Two'),
    changed: ['Two'],
  },
  MultiSelect: {
    input: (field) => (
      <MultiSelect {...field} ariaLabel="Groups" options={options} defaultValue={['b']} />
    ),
    initial: ['b'],
    change: async (canvas) => {
      await userEvent.click(canvas.getByRole('button'));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Design' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    },
    changed: ['a', 'b'],
  },
  NumberField: {
    input: (field) => <NumberField {...field} ariaLabel="Seats" defaultValue={4} />,
    initial: ['4'],
    change: retype('textbox', '1200'),
    changed: ['1200'],
  },
  PasswordField: {
    input: (field) => (
      <>
        <label htmlFor="password">Password</label>
        <PasswordField {...field} id="password" autoComplete="off" defaultValue="Office#2026" />
      </>
    ),
    initial: ['Office#2026'],
    change: (canvas) => userEvent.type(canvas.getByLabelText('Password'), '!'),
    changed: ['Office#2026!'],
  },
  PicturePicker: {
    input: ({ name, ref }) => (
      <PicturePicker ref={ref} inputName={name} name="Aoi" src={storedPicture} texts={photoTexts} />
    ),
    initial: [],
    change: (canvas) => userEvent.click(canvas.getByRole('button', { name: photoTexts.remove })),
    changed: ['true'],
  },
  PresencePicker: {
    input: (field) => (
      <PresencePicker {...field} defaultValue={{ workingStatus: 'HOME', status: 'BUSY' }} />
    ),
    initial: ['HOME', 'BUSY'],
    change: (canvas) => userEvent.click(canvas.getAllByRole('radio')[0]!),
    changed: ['OFFICE', 'BUSY'],
  },
  RadioCards: {
    input: (field) => (
      <RadioCards {...field} ariaLabel="Group" options={options} defaultValue="a" />
    ),
    initial: ['a'],
    change: (canvas) => userEvent.click(canvas.getByRole('radio', { name: 'Engineering' })),
    changed: ['b'],
  },
  RadioGroup: {
    input: (field) => (
      <RadioGroup {...field} ariaLabel="Group" options={options} defaultValue="a" />
    ),
    initial: ['a'],
    change: (canvas) => userEvent.click(canvas.getByRole('radio', { name: 'Engineering' })),
    changed: ['b'],
  },
  RecurrenceField: {
    input: (field) => (
      <RecurrenceField
        {...field}
        ariaLabel="Repetition"
        start="2026-11-20"
        defaultValue="FREQ=DAILY;COUNT=3"
      />
    ),
    initial: ['FREQ=DAILY;COUNT=3'],
    change: async (canvas) => {
      const interval = canvas.getAllByRole('textbox')[0]!;
      await userEvent.clear(interval);
      await userEvent.type(interval, '2');
    },
    changed: ['FREQ=DAILY;INTERVAL=2;COUNT=3'],
  },
  SegmentedControl: {
    input: (field) => (
      <SegmentedControl {...field} ariaLabel="Group" options={options} defaultValue="a" />
    ),
    initial: ['a'],
    change: (canvas) => userEvent.click(canvas.getByRole('radio', { name: 'Engineering' })),
    changed: ['b'],
  },
  Select: {
    input: (field) => <Select {...field} ariaLabel="Group" options={options} defaultValue="a" />,
    initial: ['a'],
    change: async (canvas) => {
      await userEvent.click(canvas.getByRole('combobox'));
      await pick('Engineering');
    },
    changed: ['b'],
  },
  Slider: {
    input: (field) => <Slider {...field} label="Zoom" min={0} max={10} defaultValue={4} />,
    initial: ['4'],
    change: (canvas) => fireEvent.change(canvas.getByRole('slider'), { target: { value: '7' } }),
    changed: ['7'],
  },
  Switch: {
    input: (field) => <Switch {...field} label="Sound" defaultChecked />,
    initial: ['on'],
    change: (canvas) => userEvent.click(canvas.getByRole('switch')),
    changed: [],
  },
  TagInput: {
    input: (field) => <TagInput {...field} ariaLabel="Tags" defaultValue={['red', 'blue']} />,
    initial: ['red', 'blue'],
    change: (canvas) => userEvent.type(canvas.getByRole('textbox'), 'green,yel'),
    changed: ['red', 'blue', 'green', 'yel'],
  },
  TextArea: {
    input: (field) => <TextArea {...field} ariaLabel="Note" defaultValue="One" />,
    initial: ['One'],
    change: retype('textbox', 'Two'),
    changed: ['Two'],
  },
  TextField: {
    input: (field) => <TextField {...field} ariaLabel="Name" defaultValue="One" />,
    initial: ['One'],
    change: retype('textbox', 'Two'),
    changed: ['Two'],
  },
  TimeField: {
    input: (field) => <TimeField {...field} ariaLabel="Start" defaultValue="09:30" />,
    initial: ['09:30'],
    change: retype('combobox', '2pm'),
    changed: ['14:00'],
  },
  TimeZoneField: {
    input: (field) => <TimeZoneField {...field} ariaLabel="Zone" defaultValue="Asia/Tokyo" />,
    initial: ['Asia/Tokyo'],
    change: async (canvas) => {
      await retype('combobox', 'Europe/London')(canvas);
      await screen.findByRole('option', { name: /UTC/ });
      await userEvent.keyboard('{Enter}');
    },
    changed: ['Europe/London'],
  },
  Tree: {
    input: (field) => (
      <Tree
        {...field}
        label="Departments"
        nodes={[
          { id: 'dev', label: 'Development', children: [{ id: 'web', label: 'Web' }] },
          { id: 'sales', label: 'Sales' },
        ]}
        multiple
        defaultExpanded={['dev']}
        defaultValue={['web']}
      />
    ),
    initial: ['web'],
    change: (canvas) => userEvent.click(canvas.getByText('Sales')),
    changed: ['web', 'sales'],
  },
  MemberPicker: {
    input: (field) => (
      <MemberPicker
        {...field}
        {...search()}
        max={9}
        defaultValue={candidateStates.ready.people.slice(0, 1)}
      />
    ),
    initial: candidateStates.ready.people.slice(0, 1).map(({ userId }) => userId),
    change: (canvas) => userEvent.click(canvas.getByRole('checkbox', { name: /小林 芽衣/ })),
    changed: candidateStates.ready.people.slice(0, 2).map(({ userId }) => userId),
  },
};
const names = Object.keys(samples);
const sectionOf = (name: string) => screen.getByRole('group', { name: `${name} sample` });
const textOf = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);
const valuesOf = (name: string) => {
  const data = new FormData(sectionOf(name).closest('form')!);
  const own = ([key]: Entries[number]) => key === name || key.startsWith(`${name}.`);
  return { name, values: [...data].filter(own).map(([, value]) => textOf(value)) };
};

interface RowProps {
  name: string;
  fieldRef: RefCallback<{ focus(): void }>;
}

const Row = ({ name, fieldRef }: RowProps) => (
  <div role="group" aria-label={`${name} sample`}>
    {samples[name]!.input({ name, ref: fieldRef })}
  </div>
);

function PlainForm() {
  const fields = useRef<Record<string, { focus(): void } | null>>({});
  return (
    <form aria-label="Plain">
      <Stack gap={3}>
        {names.map((name) => (
          <Stack key={name} gap={1}>
            <Row name={name} fieldRef={(field) => void (fields.current[name] = field)} />
            <Button onPress={() => fields.current[name]?.focus()}>{`Focus ${name}`}</Button>
          </Stack>
        ))}
        <Button type="reset">Reset</Button>
      </Stack>
    </form>
  );
}

export const Uncontrolled: Story = {
  render: () => <PlainForm />,
  play: async ({ canvas }) => {
    for (const name of names) {
      const { initial, change, changed } = samples[name]!;
      await expect(valuesOf(name)).toEqual({ name, values: initial });
      await change(within(sectionOf(name)));
      await userEvent.click(document.body);
      await waitFor(() => expect(valuesOf(name)).toEqual({ name, values: changed }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    for (const name of names) {
      await waitFor(() => expect(valuesOf(name)).toEqual({ name, values: samples[name]!.initial }));
    }
  },
};

export const FocusedByRef: Story = {
  render: () => <PlainForm />,
  play: async ({ canvas }) => {
    for (const name of names) {
      await userEvent.click(canvas.getByRole('button', { name: `Focus ${name}` }));
      await waitFor(() => expect(sectionOf(name), name).toContainElement(focused()));
      await expect(focused().matches('[role=group], [role=radiogroup]'), name).toBe(false);
    }
  },
};

const focused = () => document.activeElement as HTMLElement;

function InvalidForm({ name }: { name: string }) {
  const { control, handleSubmit } = useForm({ defaultValues: { first: '', second: '' } });
  const rules = { validate: () => 'Wrong' };
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Controller
        {...{ control, rules }}
        name="first"
        render={({ field }) => <Row name={name} fieldRef={field.ref} />}
      />
      <Controller
        {...{ control, rules }}
        name="second"
        render={({ field }) => <TextField ref={field.ref} ariaLabel={`After ${name}`} />}
      />
      <Button type="submit">{`Send ${name}`}</Button>
    </form>
  );
}

export const FirstInvalidIsFocused: Story = {
  render: () => (
    <>
      {names.map((name) => (
        <InvalidForm key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of names) {
      await userEvent.click(canvas.getByRole('button', { name: `Send ${name}` }));
      await waitFor(() => expect(sectionOf(name), name).toContainElement(focused()));
    }
  },
};
