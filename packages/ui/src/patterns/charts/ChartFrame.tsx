import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps } from '../../primitives/rootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { chart, labelSeparator, listSeparator } from '../texts.ts';
import { seriesColor, type ChartProps } from './chart.ts';
import * as styles from './chart.css.ts';
import { everyNth, axisTicks } from './scale.ts';

interface ChartFrameProps extends ChartProps {
  component: string;
  /** Highest value in the plot. The scale ends at the next round value. */
  highest: number;
  /** Draws the values. `x` and `y` return percentages of the plot's width and height. */
  children(place: { x(index: number): number; y(value: number): number }): ReactNode;
}

const names = { wide: 8, narrow: 4 };

/** Frame of all charts: title, legend, scale, access by pointer and keyboard, and a table view. */
export function ChartFrame({
  component,
  title,
  categoryTitle,
  categories,
  series,
  highest,
  formatValue,
  children,
  ...rest
}: ChartFrameProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [active, setActive] = useState<number | null>(null);
  const write = formatValue ?? ((value: number) => numberText(value, language));
  const written = (value: number | null | undefined) => (value == null ? '–' : write(value));
  const isInteger = series.every(({ values }) =>
    values.every((value) => Number.isInteger(value ?? 0)),
  );
  const ticks = axisTicks(highest, { whole: isInteger });
  const top = ticks.at(-1) ?? 1;
  const count = categories.length;
  const x = (index: number) => ((index + 0.5) / count) * 100;
  const y = (value: number) => 100 - (value / top) * 100;
  const accessibleText = (index: number) =>
    [categories[index], t(labelSeparator)].join('') +
    series.map(({ name, values }) => `${name} ${written(values[index])}`).join(t(listSeparator));

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * count);
    setActive(Math.min(count - 1, Math.max(0, index)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = active ?? count - 1;
    const to = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (event.key === 'Escape') setActive(null);
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(count - 1, Math.max(0, to)));
  };

  return (
    <figure
      {...rootProps(
        {
          'aria-labelledby': `${id}-title`,
          className: styles.root,
          'data-component': component,
        },
        rest,
      )}
    >
      <figcaption className={styles.head}>
        <Text id={`${id}-title`} weight="bold">
          {title}
        </Text>
        {count > 0 && (
          <SegmentedControl
            size="sm"
            ariaLabel={t(chart.view)}
            labelsHidden
            value={view}
            options={[
              { value: 'chart', label: t(chart.chart), icon: icons.chart },
              { value: 'table', label: t(chart.table), icon: icons.table },
            ]}
            onChange={({ value }) => setView(value)}
          />
        )}
      </figcaption>
      {series.length > 1 && count > 0 && view === 'chart' && (
        <ul className={styles.legend} aria-label={t(chart.legend)}>
          {series.map(({ id: key, name }, index) => (
            <li key={key} className={styles.legendItem}>
              <span className={cx(styles.swatch, seriesColor(index))} />
              <Text size="xs" tone="muted">
                {name}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {count === 0 ? (
        <div className={styles.empty}>
          <Text tone="muted">{t(chart.empty)}</Text>
        </div>
      ) : view === 'table' ? (
        <div
          tabIndex={0}
          role="group"
          aria-labelledby={`${id}-title`}
          className={styles.tableScroller}
        >
          <table aria-labelledby={`${id}-title`} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{categoryTitle}</th>
                {series.map(({ id: key, name }) => (
                  <th key={key} scope="col" className={styles.number}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, index) => (
                <tr key={category}>
                  <th scope="row">{category}</th>
                  {series.map(({ id: key, values }) => (
                    <td key={key} className={styles.number}>
                      {written(values[index])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className={styles.body}>
          <div className={styles.scale} aria-hidden>
            {/* The longest label sets the width of the column. */}
            <span className={styles.longest}>
              {ticks.map(write).reduce((long, text) => (text.length > long.length ? text : long))}
            </span>
            {ticks.map((tick) => (
              <span key={tick} className={styles.tick} style={{ top: `${y(tick)}%` }}>
                {write(tick)}
              </span>
            ))}
          </div>
          <div
            // Exposes the values as a slider, so that arrow keys move through the categories.
            role="slider"
            tabIndex={0}
            aria-labelledby={`${id}-title`}
            aria-valuemin={1}
            aria-valuemax={count}
            aria-valuenow={(active ?? count - 1) + 1}
            aria-valuetext={accessibleText(active ?? count - 1)}
            className={styles.plot}
            onPointerMove={onPointer}
            onPointerDown={onPointer}
            onPointerLeave={() => setActive(null)}
            onFocus={() => setActive((now) => now ?? count - 1)}
            onBlur={() => setActive(null)}
            onKeyDown={onKeyDown}
          >
            <svg
              aria-hidden
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className={styles.drawing}
            >
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x1={0}
                  x2={100}
                  y1={y(tick)}
                  y2={y(tick)}
                  className={tick === 0 ? styles.baseline : styles.gridline}
                />
              ))}
              {active !== null && (
                <rect
                  x={x(active) - 50 / count}
                  y={0}
                  width={100 / count}
                  height={100}
                  className={styles.activeBand}
                />
              )}
              {children({ x, y })}
            </svg>
            {active !== null && (
              <div
                aria-hidden
                data-part="Values"
                className={cx(
                  styles.values,
                  styles.valuesSide[x(active) < 35 ? 'start' : x(active) > 65 ? 'end' : 'center'],
                )}
                style={{ left: `${x(active)}%` }}
              >
                <Text size="xs" weight="medium" as="div">
                  {categories[active]}
                </Text>
                {series.map(({ id: key, name, values }, index) => (
                  <div key={key} className={styles.valueLine}>
                    <span className={cx(styles.swatch, seriesColor(index))} />
                    <Text size="xs" tone="muted">
                      {name}
                    </Text>
                    <span className={styles.value}>
                      <Text size="xs" weight="medium" tabular>
                        {written(values[active])}
                      </Text>
                    </span>
                  </div>
                ))}
              </div>
            )}
          </div>
          <div
            className={cx(styles.names, everyNth(count, names.wide) === 1 && styles.wrapping)}
            aria-hidden
          >
            {categories.map((category, index) => (
              <span
                key={category}
                className={cx(
                  styles.name,
                  index % everyNth(count, names.wide) !== 0 && styles.left,
                  count > names.wide &&
                    index % everyNth(count, names.narrow) !== 0 &&
                    styles.leftNarrow,
                )}
              >
                {category}
              </span>
            ))}
          </div>
        </div>
      )}
    </figure>
  );
}
