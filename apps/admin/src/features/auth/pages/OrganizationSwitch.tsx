import { AdministeredOrganizations, SwitchOrganization } from '@office/ui/screens/admin/auth';
import { useNavigate } from 'react-router-dom';
import { useOrganizationChoice } from '../useOrganizationChoice.ts';

export interface OrganizationSwitchProps {
  open: boolean;
  onClose(): void;
}

/** Switches to another organisation and resets the pages: the URL may name an item of the previous one. */
export function OrganizationSwitch({ open, onClose }: OrganizationSwitchProps) {
  return (
    <SwitchOrganization open={open} onClose={onClose}>
      <Choice onClose={onClose} />
    </SwitchOrganization>
  );
}

/** Mounted when the dialog opens, so that the organisations are loaded only then. */
function Choice({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const choice = useOrganizationChoice(() => {
    onClose();
    void navigate('/');
  });
  return <AdministeredOrganizations {...choice} />;
}
