export * from './OrganizationList.tsx';
