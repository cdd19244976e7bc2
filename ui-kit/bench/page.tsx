import "../src/global/global.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { GridRow } from "../src/statement-grid/grid-model.ts";
import { StatementGrid } from "../src/statement-grid/statement-grid.tsx";
import { amounts, columns, edited, rowsOf } from "./statement.ts";

/* The page that `statement-grid.ts` measures: `?kind=grid`, `table` or `virtual`. */

declare global {
  interface Window {
    /** Changes one amount of that section. Milliseconds until after the paint that shows it. */
    edit: (section: number) => Promise<number>;
  }
}

interface TableProps {
  readonly rows: readonly GridRow[];
}

function Page({ kind }: { readonly kind: string | null }) {
  const [state, setState] = useState(() => ({ amounts, rows: rowsOf(amounts) }));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    window.edit = async (section) => {
      await painted();
      const begin = performance.now();
      flushSync(() =>
        setState((before) => {
          const next = edited(before.amounts, section);
          return { amounts: next, rows: rowsOf(next, before.amounts, before.rows) };
        }),
      );
      await painted();
      return performance.now() - begin;
    };
  }, []);
  if (kind === "table") return <PlainTable rows={state.rows} />;
  if (kind === "virtual") return <BareVirtual rows={state.rows} />;
  return (
    <StatementGrid
      captionLabel="Actuals, US dollars"
      columns={columns}
      label="Balance sheet"
      onRename={rename}
      onSelectionChange={setSelection}
      rows={state.rows}
      selection={selection}
    />
  );
}

/** After the next frame: a message is taken up when it has been painted. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
}

const rename = () => undefined;
const cell = { padding: "0 14px", textAlign: "right", whiteSpace: "nowrap", width: 118 } as const;
const viewport = { height: "100%", overflow: "auto", background: "#fff" } as const;

/** Every cell in the page, and nothing else: no tree, no roles, no keys. */
function PlainTable({ rows }: TableProps) {
  return (
    <div data-viewport="" style={viewport}>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} style={{ height: 27 }}>
              <th style={cell}>{row.caption}</th>
              {columns.map(({ id }, index) => (
                <td key={id} style={cell}>
                  {row.cells[index]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** TanStack Virtual as its documentation begins: text in rows, and nothing else. */
function BareVirtual({ rows }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => 27,
    getScrollElement: () => scroller.current,
    overscan: 4,
  });
  return (
    <div data-viewport="" ref={scroller} style={viewport}>
      <div style={{ height: virtualizer.getTotalSize(), position: "relative", width: 1940 }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            style={{
              display: "flex",
              height: 27,
              position: "absolute",
              transform: `translateY(${start}px)`,
            }}
          >
            <div style={{ width: 300 }}>{rows[index]?.caption}</div>
            {columns.map(({ id }, column) => (
              <div key={id} style={cell}>
                {rows[index]?.cells[column]?.text}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no root");
createRoot(root).render(<Page kind={new URLSearchParams(location.search).get("kind")} />);
