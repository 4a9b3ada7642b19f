const department = {
  sales: '営業企画部',
  design: 'デザイン室',
  dev: '開発本部',
  hr: 'People team',
};

export const members = [
  {
    userId: 'aoi',
    name: '佐々木 葵',
    department: department.sales,
    workingStatus: 'OFFICE',
    status: 'AVAILABLE',
  },
  {
    userId: 'ren',
    name: '高橋 蓮',
    department: department.dev,
    workingStatus: 'OFFICE',
    status: 'BUSY',
  },
  {
    userId: 'mei',
    name: '小林 芽衣',
    department: department.design,
    workingStatus: 'HOME',
    status: 'AVAILABLE',
  },
  {
    userId: 'haru',
    name: '伊藤 陽',
    department: department.dev,
    workingStatus: 'HOME',
    status: 'LEAVING',
  },
  {
    userId: 'olivia',
    name: 'Olivia Bennett',
    department: department.hr,
    workingStatus: 'IN_WITH_CLIENT',
    status: 'BUSY',
  },
  {
    userId: 'sota',
    name: '渡辺 颯太',
    department: department.sales,
    workingStatus: 'HOME',
    status: 'ON_VACATION',
  },
  {
    userId: 'kenji',
    name: '中村 健二',
    department: department.dev,
    workingStatus: 'OFFICE',
    status: 'LOGGED_OUT',
  },
  {
    userId: 'lucas',
    name: 'Lucas Martin',
    department: department.design,
    workingStatus: 'OFFICE',
    status: 'LEAVING',
  },
] as const;
