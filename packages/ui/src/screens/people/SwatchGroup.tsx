import { useId } from 'react';
import { RadioCards, type RadioCard } from '../../primitives/RadioCards/index.ts';
import * as styles from './SwatchGroup.css.ts';

interface SwatchGroupProps<Value extends string> {
  legend: string;
  options: readonly RadioCard<Value>[];
  value: Value;
  /** `grid`: large pictures with the name below. `row`: small pictures with the name beside. */
  layout?: 'grid' | 'row';
  onChange(value: Value): void;
}

export function SwatchGroup<Value extends string>(props: SwatchGroupProps<Value>) {
  const { legend, layout = 'row', onChange, ...group } = props;
  const id = useId();
  return (
    <div>
      <div id={id} className={styles.legend}>
        {legend}
      </div>
      <RadioCards
        {...group}
        labelledBy={id}
        layout={layout}
        onChange={({ value }) => onChange(value)}
      />
    </div>
  );
}

export function ColourPicture({ paint }: { paint: string }) {
  return <span className={styles.colour} style={{ backgroundColor: paint }} />;
}
