export { OrganizationSwitch } from './pages/OrganizationSwitch.tsx';
