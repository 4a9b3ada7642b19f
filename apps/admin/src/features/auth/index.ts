/** The parts of signing in that the shell uses. */
export { SwitchOrganization } from './pages/SwitchOrganization.tsx';
