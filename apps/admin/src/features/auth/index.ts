export { SwitchOrganization } from './pages/SwitchOrganization.tsx';
