import type { TourStep } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { FirstSteps } from '../FirstSteps/index.ts';

export interface TourOfferProps {
  done: readonly TourStep[] | null;
  onBegin(): void;
}

export function TourOffer({ done, onBegin }: TourOfferProps) {
  const { t } = useTranslation('help');
  return (
    <Card data-component="TourOffer">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {t('tour.again.title')}
        </Heading>
        <Text as="p" size="sm" tone="muted">
          {t('tour.again.text')}
        </Text>
        {done ? (
          <FirstSteps done={done} />
        ) : (
          <div>
            <Button size="sm" onPress={onBegin}>
              {t('tour.again.begin')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
