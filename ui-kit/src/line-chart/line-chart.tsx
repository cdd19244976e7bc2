import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { apart, ticksTo } from "./chart-scale.ts";
import * as styles from "./line-chart.css.ts";

export interface ChartLine {
  readonly label: string;
  /** One for each point, 0 or more. */
  readonly values: readonly number[];
  /** `main` is the subject, `compared` its benchmark, `other` the subject under other conditions. */
  readonly tone: "main" | "compared" | "other";
}

export interface LineChartProps {
  /** Accessible name that says what is drawn. */
  readonly label: string;
  /** Id of the table with the exact figures. */
  readonly describedBy?: string | undefined;
  /** Accessible name of the crosshair, which arrow keys move. */
  readonly readerLabel: string;
  /** Labels below the axis and above the tooltip's figures, such as "1 year". */
  readonly points: readonly string[];
  /** Later lines are drawn over earlier ones. */
  readonly lines: readonly ChartLine[];
  readonly format: (value: number) => string;
  readonly formatTick?: ((value: number) => string) | undefined;
}

/**
 * A chart of a few lines over the same points, from zero, each labeled at its end. Show a table with the exact figures too.
 * The pointer or arrow keys show a point's figures.
 */
export function LineChart(props: LineChartProps) {
  const { label, describedBy, readerLabel, points, lines, format, formatTick = format } = props;
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  /** The point whose figures are shown. */
  const [read, setRead] = useState<number>();
  const [isFocused, setIsFocused] = useState(false);
  const last = points.length - 1;

  const ticks = ticksTo(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const ends = lines.map(({ label: name, values }) => `${format(values[last] ?? 0)} ${name}`);
  const left = 12 + textWidth(longest(ticks.map(formatTick)));
  const right = width - 14 - textWidth(longest(ends));
  const x = (index: number) => left + ((right - left) * index) / Math.max(1, last);
  const y = (value: number) => bottom - ((bottom - roof) * value) / top;
  const endPlaces = apart(
    lines.map(({ values }) => y(values[last] ?? 0)),
    15,
    bottom,
  );

  const point = (event: PointerEvent<HTMLElement>) => {
    const bounds = event.currentTarget.getBoundingClientRect();
    const along = ((event.clientX - bounds.left) / (bounds.width || 1)) * width;
    const nearest = Math.round(((along - left) / (right - left)) * last);
    setRead(Math.max(0, Math.min(last, nearest)));
  };
  const press = (event: KeyboardEvent) => {
    const current = read ?? last;
    const next = {
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setRead(Math.max(0, Math.min(last, next)));
    } else if (event.key === "Escape" && read !== undefined) {
      event.stopPropagation();
      setRead(undefined);
    }
  };
  const now = read ?? last;

  return (
    <figure aria-describedby={describedBy} className={styles.figure} ref={figure}>
      <svg
        aria-label={label}
        className={styles.drawing}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.gridLine} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text className={styles.axisText} textAnchor="end" x={left - 9} y={y(tick) + 4}>
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {points.map((name, index) => (
          <text
            className={styles.axisText}
            key={name}
            textAnchor="middle"
            x={x(index)}
            y={height - 6}
          >
            {name}
          </text>
        ))}
        {read !== undefined && (
          <line className={styles.crosshair} x1={x(read)} x2={x(read)} y1={roof} y2={bottom} />
        )}
        {lines.map(({ label: name, values, tone }) => (
          <polyline
            className={styles.line[tone]}
            key={name}
            points={values.map((value, index) => `${x(index)},${y(value)}`).join(" ")}
          />
        ))}
        {lines.map(({ label: name, values, tone }, lineIndex) => (
          <g key={name}>
            {values.map((value, index) => (
              <circle
                className={styles.mark[tone]}
                cx={x(index)}
                cy={y(value)}
                key={points[index]}
                r={read === index ? 5 : 4}
              />
            ))}
            <text
              className={styles.endText[tone]}
              x={right + 11}
              y={(endPlaces[lineIndex] ?? 0) + 4}
            >
              {ends[lineIndex]}
            </text>
          </g>
        ))}
      </svg>
      <div
        aria-label={readerLabel}
        aria-valuemax={points.length}
        aria-valuemin={1}
        aria-valuenow={now + 1}
        aria-valuetext={`${points[now]}: ${lines
          .map(({ label: name, values }) => `${name} ${format(values[now] ?? 0)}`)
          .join(", ")}`}
        className={styles.reader}
        onBlur={() => {
          setIsFocused(false);
          setRead(undefined);
        }}
        onFocus={() => {
          setIsFocused(true);
          setRead((current) => current ?? last);
        }}
        onKeyDown={press}
        onPointerDown={point}
        onPointerLeave={() => !isFocused && setRead(undefined)}
        onPointerMove={point}
        role="slider"
        tabIndex={0}
      />
      {read !== undefined && (
        <Tip
          format={format}
          lines={lines}
          place={{ at: x(read) / width, flips: read > last / 2 }}
          read={read}
          title={points[read] ?? ""}
        />
      )}
    </figure>
  );
}

interface TipProps extends Pick<LineChartProps, "lines" | "format"> {
  /** `at` is the position along the width, from 0 to 1. */
  readonly place: { readonly at: number; readonly flips: boolean };
  readonly read: number;
  readonly title: string;
}

/** Hidden from screen readers, because the crosshair tells them the same. */
function Tip({ place, read, title, lines, format }: TipProps) {
  const side = place.flips
    ? { insetInlineEnd: `calc(${(1 - place.at) * 100}% + 14px)` }
    : { insetInlineStart: `calc(${place.at * 100}% + 14px)` };
  return (
    <div aria-hidden className={styles.tip} style={{ ...side, insetBlockStart: "30%" }}>
      <span className={styles.tipTitle}>{title}</span>
      {lines.toReversed().map(({ label, values, tone }) => (
        <span key={label} style={{ display: "contents" }}>
          <span className={styles.tipLabel}>
            <svg aria-hidden className={styles.tipMark} height={8} width={8}>
              <circle className={styles.mark[tone]} cx={4} cy={4} r={4} />
            </svg>
            {label}
          </span>
          <span className={styles.tipValue}>{format(values[read] ?? 0)}</span>
        </span>
      ))}
    </div>
  );
}

const height = 226;
/** Top and bottom of the grid, in pixels. */
const roof = 12;
const bottom = height - 30;

/** Estimated width in pixels at 11 px. Generous, so that no text is cut. */
const textWidth = (text: string) => 8 + text.length * 6.1;

const longest = (texts: readonly string[]) =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), "");

/** The measured width, so that text isn't scaled with the drawing. A print scales the whole drawing. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(720);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
