import { useId } from "react";
import { dateParts, formatDate } from "#app/lib/dates.ts";
import { formatNumber } from "#app/lib/numbers.ts";

const size = { width: 360, height: 190 };
const plot = { left: 34, right: 360, top: 10, bottom: 164 };

/** One value a week. The first series is solid bars, the second woven ones. */
type Series = { name: string; values: number[] };
type Props = {
  title: string;
  /** The Mondays of the weeks. */
  weeks: string[];
  series: Series[];
  empty: string;
};

/** Bars by the week, and the same figures as a table. */
export function WeekChart({ title, weeks, series, empty }: Props) {
  const id = useId();
  const nothing = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className="grid content-start gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {nothing ? (
        <p className="by">{empty}</p>
      ) : (
        <>
          {series.length > 1 && <Legend series={series} />}
          <Bars weeks={weeks} series={series} />
          <details>
            <summary className="min-h-11 w-fit py-[0.7rem] text-sm underline">
              Show as table<span className="sr-only">: {title}</span>
            </summary>
            <Figures title={title} weeks={weeks} series={series} />
          </details>
        </>
      )}
    </section>
  );
}

function Legend({ series }: Pick<Props, "series">) {
  return (
    <p className="row by" aria-hidden="true">
      {series.map(({ name }, index) => (
        <span className="inline-flex items-center gap-[0.4rem]" key={name}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <Bar kind={index} x={1} y={1} width={14} height={14} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

function Bars({ weeks, series }: Pick<Props, "weeks" | "series">) {
  const scale = chartScale(Math.max(...series.flatMap(({ values }) => values)));
  const highest = scale.at(-1) ?? 1;
  const y = (value: number) => Math.round(plot.bottom - ((plot.bottom - plot.top) * value) / highest);
  const slot = (plot.right - plot.left) / weeks.length;
  const width = (slot - 6) / series.length - 1;
  const totals = series.map(({ name, values }) => `${sum(values)} ${name.toLowerCase()}`).join(" and ");
  return (
    <>
      <p className="sr-only">{`${totals} in ${weeks.length} weeks. The table below has the figures.`}</p>
      <svg
        className="h-auto w-full max-w-120"
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
      >
        {scale.map((value) => (
          <g key={value}>
            <line
              className={`${value === 0 ? "stroke-ink" : "stroke-line"} forced-colors:stroke-[CanvasText]`}
              x1={plot.left}
              x2={plot.right}
              y1={y(value)}
              y2={y(value)}
            />
            <text
              className="fill-muted text-[12px] forced-colors:fill-[CanvasText]"
              x={plot.left - 6}
              y={y(value) + 4}
              textAnchor="end"
            >
              {formatNumber(value)}
            </text>
          </g>
        ))}
        {weeks.map((monday, week) => {
          const left = plot.left + slot * week + 3;
          return (
            <g key={monday}>
              <title>{`${weekOf(monday)}: ${series.map(({ name, values }) => `${name} ${values[week]}`).join(", ")}`}</title>
              <rect
                className="fill-none"
                x={left - 3}
                y={plot.top}
                width={slot}
                height={plot.bottom - plot.top}
              />
              {series.map(({ name, values }, index) => (
                <Bar
                  key={name}
                  kind={index}
                  x={left + (width + 2) * index}
                  y={y(values[week] ?? 0)}
                  width={width}
                  height={plot.bottom - y(values[week] ?? 0)}
                />
              ))}
              {(weeks.length - 1 - week) % 4 === 3 || week === weeks.length - 1 ? (
                <text
                  className="fill-muted text-[12px] forced-colors:fill-[CanvasText]"
                  x={left + slot / 2 - 3}
                  y={plot.bottom + 18}
                  textAnchor={week === weeks.length - 1 ? "end" : "middle"}
                >
                  {shortDay(monday)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** Whole, evenly spaced numbers from 0 to `highest` or a little above. */
export function chartScale(highest: number): number[] {
  const wanted = Math.max(1, highest) / 3;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * size).find((one) => one >= wanted) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}

type BarProps = { kind: number; x: number; y: number; width: number; height: number };

/** Series differ without color: solid, or an outline with threads across. */
function Bar({ kind, x, y, width, height }: BarProps) {
  if (height <= 0) return null;
  if (kind === 0)
    return (
      <rect className="fill-(--dye-indigo) forced-colors:fill-[CanvasText]" {...{ x, y, width, height }} />
    );
  const threads = Array.from({ length: Math.floor(height / 5) }, (_, index) => y + height - 5 * (index + 1));
  return (
    <g className="fill-none stroke-(--dye-clay) stroke-2 forced-colors:stroke-[CanvasText]">
      <rect x={x + 0.75} y={y + 0.75} width={width - 1.5} height={Math.max(0, height - 1.5)} />
      {threads
        .filter((at) => at > y + 1)
        .map((at) => (
          <line key={at} x1={x} x2={x + width} y1={at} y2={at} />
        ))}
    </g>
  );
}

function Figures({ title, weeks, series }: Omit<Props, "empty">) {
  return (
    <table className="data-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((monday, week) => (
          <tr key={monday}>
            <th scope="row">
              <time dateTime={monday}>{formatDate(monday)}</time>
            </th>
            {series.map(({ name, values }) => (
              <td key={name}>{formatNumber(values[week] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sum = (values: number[]) => formatNumber(values.reduce((total, value) => total + value, 0));
const weekOf = (monday: string) => `Week of ${formatDate(monday)}`;
const shortDay = (monday: string) => dateParts(monday).slice(1, 3).join(" ");
