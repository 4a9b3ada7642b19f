import { Link } from '../../primitives/Link/index.ts';
import { StatusLabel } from '../../primitives/StatusLabel/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { DataTableColumn } from './columns.ts';
import type { DataTableState } from './dataTableProps.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  department: string;
  role: string;
  state: 'active' | 'invited' | 'blocked';
  signIns: number;
}

const names = ['田中 葵', '高橋 蓮', '小林 芽衣', 'Haruka Sato', 'Elizabeth Montgomery', '伊藤 陽'];
const departments = ['営業', '第二開発本部プラットフォーム推進室', 'People and culture', 'Design'];

export function peopleFrom(first: number, count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const nth = first + index;
    return {
      id: `person-${nth}`,
      name: `${names[nth % names.length]} ${nth + 1}`,
      email: `person.${nth + 1}@sakura.example`,
      department: departments[nth % departments.length]!,
      role: nth % 9 === 0 ? '管理者 Administrator' : 'メンバー Member',
      state: nth % 7 === 3 ? 'blocked' : nth % 5 === 2 ? 'invited' : 'active',
      signIns: (nth * 7919) % 2400,
    };
  });
}

const stateLabels = {
  active: <StatusLabel tone="success">有効 Active</StatusLabel>,
  invited: <StatusLabel tone="accent">招待中 Invited</StatusLabel>,
  blocked: <StatusLabel tone="danger">ブロック中 Blocked</StatusLabel>,
};

export const columns: readonly DataTableColumn<Person>[] = [
  {
    id: 'name',
    title: '名前 Name',
    sortable: true,
    width: 60,
    cell: ({ id, name }) => (
      <Link href={`/members/${id}`} tone="inherit" underline="hover">
        {name}
      </Link>
    ),
  },
  { id: 'email', title: 'メール Email', width: 64, cell: ({ email }) => email },
  {
    id: 'department',
    title: '部署 Department',
    sortable: true,
    cell: ({ department }) => (
      <Text truncate as="div">
        {department}
      </Text>
    ),
  },
  { id: 'role', title: '権限 Role', cell: ({ role }) => role },
  { id: 'state', title: '状態 State', width: 36, cell: ({ state }) => stateLabels[state] },
  {
    id: 'signIns',
    title: 'サインイン Sign-ins',
    sortable: true,
    align: 'end',
    width: 40,
    cell: ({ signIns }) => signIns,
  },
];

export const states = {
  ready: { status: 'ready', rows: peopleFrom(0, 8), page: 1, limit: 8, total: 1234 },
  loading: { status: 'loading', rows: 8 },
  empty: { status: 'empty' },
  error: { status: 'error' },
} satisfies {
  [Status in DataTableState<Person>['status']]: Extract<DataTableState<Person>, { status: Status }>;
};
