import type { Command, LinePart } from "@tieout/core/spread/command";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { LineStyle, ReportedAs, ShownStyle } from "@tieout/core/statement/layout";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import {
  MenuCheck,
  MenuChoices,
  MenuItem,
  type MenuPoint,
  MenuSeparator,
  PointMenu,
  Submenu,
} from "@tieout/ui-kit";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { LineDialog } from "./line-dialog.ts";

/** Where it was asked for, and of which line. */
export interface AskedMenu {
  readonly lineId: string;
  readonly at: MenuPoint;
}

interface LineMenuProps {
  readonly editor: SpreadEditor;
  readonly asked: AskedMenu | undefined;
  readonly shown: FinancialStatement;
  /** Of the active line, which is the menu's. */
  readonly editing: { readonly move: () => void; readonly remove: () => void };
  readonly onDialog: (dialog: LineDialog) => void;
  readonly onHistory: (line: PresentedLineItem) => void;
  readonly onClose: () => void;
}

/** What may be done with one line (S-E41), its side (S-U94) and its style (S-U86). */
export function LineMenu({ asked, shown, onClose, ...does }: LineMenuProps) {
  const { formatMessage } = useIntl();
  const chosen = useRef<() => void>(undefined);
  const line = shown.lineItems.find(({ id }) => id === asked?.lineId);
  if (!asked || !line) return null;
  const { editor } = does;
  /** Once the focus is back on the line, so that a dialog returns it there. */
  const afterwards = (act: () => void) => () => {
    chosen.current = act;
  };
  const close = () => {
    const act = chosen.current;
    chosen.current = undefined;
    onClose();
    act?.();
  };

  return (
    <PointMenu
      at={asked.at}
      label={formatMessage({ id: "editor.menu" }, { line: line.captionText })}
      onClose={close}
    >
      {line.canSelect || line.canDeleteSection ? (
        <MenuItem onSelect={afterwards(does.editing.move)}>
          <FormattedMessage id="editor.menu.move" />
        </MenuItem>
      ) : null}
      {line.canAddSubsection && (
        <MenuItem
          onSelect={afterwards(() => does.onDialog({ kind: "addSection", node: line.node }))}
        >
          <FormattedMessage id="editor.menu.addSection" />
        </MenuItem>
      )}
      {line.canEditReportedAs && <Side editor={editor} line={line} />}
      {line.canRename && <Style editor={editor} line={line} />}
      <OfAccount
        editor={editor}
        line={line}
        onClassify={afterwards(() => does.onDialog({ kind: "classify", node: line.node }))}
      />
      <MenuItem onSelect={afterwards(() => does.onHistory(line))}>
        <FormattedMessage id="editor.menu.history" />
      </MenuItem>
      {(line.canDeleteLineItem || line.canDeleteSection) && (
        <>
          <MenuSeparator />
          <MenuItem destructive onSelect={afterwards(does.editing.remove)}>
            <FormattedMessage id="editor.remove" />
          </MenuItem>
        </>
      )}
    </PointMenu>
  );
}

interface LineProps {
  readonly editor: SpreadEditor;
  readonly line: PresentedLineItem;
}

const sides: readonly ReportedAs[] = ["Debit", "Credit"];

function Side({ editor, line }: LineProps) {
  const { formatMessage } = useIntl();
  const section = line.node;
  return (
    <Submenu
      label={formatMessage({ id: "editor.side" })}
      value={formatMessage({ id: `editor.side.${line.reportedAs}` })}
    >
      <MenuChoices
        choices={sides.map((side) => ({
          value: side,
          label: formatMessage({ id: `editor.side.${side}` }),
        }))}
        onChoose={(side) => editor.edit([{ do: "side", section, side, was: line.reportedAs }])}
        value={line.reportedAs}
      />
    </Submenu>
  );
}

const underlines: readonly ShownStyle["underline"][] = ["none", "single", "double"];

function Style({ editor, line: { node, lineItemType, style } }: LineProps) {
  const { formatMessage } = useIntl();
  const change = (changed: LineStyle) => {
    const command: Command = {
      ...{ do: "style", node, part: parts[lineItemType] },
      ...{ style: changed, was: {} },
    };
    editor.edit([command]);
  };
  return (
    <Submenu label={formatMessage({ id: "editor.style" })}>
      <MenuCheck checked={style.bold} onChange={(bold) => change({ ...style, bold })}>
        <FormattedMessage id="editor.style.bold" />
      </MenuCheck>
      <MenuCheck checked={style.italic} onChange={(italic) => change({ ...style, italic })}>
        <FormattedMessage id="editor.style.italic" />
      </MenuCheck>
      <MenuSeparator />
      <MenuChoices
        choices={underlines.map((underline) => ({
          value: underline,
          label: formatMessage({ id: `editor.style.${underline}` }),
        }))}
        onChoose={(underline) => change({ ...style, underline })}
        value={style.underline}
      />
      <MenuSeparator />
      <MenuItem onSelect={() => change({})}>
        <FormattedMessage id="editor.style.standard" />
      </MenuItem>
    </Submenu>
  );
}

/** A section has a line each for its header and its total. */
const parts = {
  SectionHeader: "header",
  SectionFooter: "footer",
  Formula: "caption",
  DetailAccount: "caption",
} as const satisfies Record<PresentedLineItem["lineItemType"], LinePart>;

interface OfAccountProps extends LineProps {
  readonly onClassify: () => void;
}

function OfAccount({ editor, line, onClassify }: OfAccountProps) {
  const accountId = line.detailAccountReference?.accountId;
  if (accountId === undefined) return null;
  const isGuessed = editor.books.books.account(accountId)?.classifiedBySource === false;

  return (
    isGuessed && (
      <MenuItem onSelect={onClassify}>
        <FormattedMessage id="editor.menu.classify" />
      </MenuItem>
    )
  );
}
