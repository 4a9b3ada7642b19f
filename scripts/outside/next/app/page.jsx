import { errorStatuses } from '@office/api';
import { Avatar } from '@office/ui/Avatar';
import { Button } from '@office/ui/Button';
import { Heading } from '@office/ui/Heading';
import { Stack } from '@office/ui/Stack';
import { Text } from '@office/ui/Text';
import * as icons from '@office/ui/icons';
import { Booking } from './Booking';
import { Room } from './Room';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>')}`;

/** A server component: what it shows of the package is the client's. */
export default function Page() {
  return (
    <Stack gap={4} padding={4}>
      <Heading level={1}>Another product</Heading>
      <Text tone="muted">Blocked members are answered {errorStatuses.userBlocked}</Text>
      <Avatar name="Aoi Tanaka" src={picture} />
      <Button href="/" icon={icons.home}>
        Home
      </Button>
      <Booking />
      <Room />
    </Stack>
  );
}
