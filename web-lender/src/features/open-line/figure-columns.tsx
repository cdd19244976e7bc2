import { ColumnHeader } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { PlainMessageId } from "../../messages/catalogue.ts";

interface FigureColumnsProps {
  readonly ids: readonly PlainMessageId[];
  /** At the end, where figures stand. */
  readonly figureIds: readonly PlainMessageId[];
}

/** Heads of a table of figures. */
export function FigureColumns({ ids, figureIds }: FigureColumnsProps) {
  return (
    <>
      {ids.map((id) => (
        <ColumnHeader key={id}>
          <FormattedMessage id={id} />
        </ColumnHeader>
      ))}
      {figureIds.map((id) => (
        <ColumnHeader align="end" key={id}>
          <FormattedMessage id={id} />
        </ColumnHeader>
      ))}
    </>
  );
}
