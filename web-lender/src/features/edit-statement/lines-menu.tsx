import { languageOf } from "@tieout/core/language";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import type { Spread } from "@tieout/core/spread/spread";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { type NodeRef, refOf, type StatementType } from "@tieout/core/statement/layout";
import { Button, DropdownMenu, MenuCheck, MenuItem, MenuSeparator, Submenu } from "@tieout/ui-kit";
import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";

export interface ShownLines {
  readonly subtotalsOnly: boolean;
  readonly withoutZeros: boolean;
  /** With accounts that never had a figure. */
  readonly unused: boolean;
}

interface LinesMenuProps {
  readonly editor: SpreadEditor;
  readonly type: StatementType;
  readonly shows: ShownLines;
  readonly onChange: (shows: ShownLines) => void;
  readonly onFoldAll: (isFolded: boolean) => void;
  /** Lists no deleted lines, which could only be shown again. */
  readonly readOnly: boolean;
}

/** So many are listed one by one. */
const listedAtMost = 20;
const choices = ["subtotalsOnly", "withoutZeros", "unused"] as const;

/** Which lines of the statement are shown, and those that a person has deleted. */
export function LinesMenu({ editor, type, shows, onChange, onFoldAll, readOnly }: LinesMenuProps) {
  const { formatMessage, locale } = useIntl();
  const { spread } = useEditorState(editor).session;
  const hidden = useMemo(() => hiddenAccounts(spread, type), [spread, type]);
  const show = (accounts: readonly NodeRef[]) =>
    editor.edit(accounts.map((account) => ({ do: "show", account })));
  const { books } = editor.books;
  const language = languageOf(locale);
  const nameOf = (ref: NodeRef) => nodeCaption(spread, ref, { books, language });
  const hiddenLabel = formatMessage({ id: "editor.hidden" }, { count: hidden.length });

  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button trailingIcon={<ChevronDown />} variant="ghost">
          <FormattedMessage id="editor.lines" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onFoldAll(false)}>
        <FormattedMessage id="editor.lines.expand" />
      </MenuItem>
      <MenuItem onSelect={() => onFoldAll(true)}>
        <FormattedMessage id="editor.lines.collapse" />
      </MenuItem>
      <MenuSeparator />
      {choices.map((choice) => (
        <MenuCheck
          checked={shows[choice]}
          key={choice}
          onChange={(on) => onChange({ ...shows, [choice]: on })}
        >
          <FormattedMessage id={`editor.lines.${choice}`} />
        </MenuCheck>
      ))}
      {!readOnly && (
        <>
          <MenuSeparator />
          {hidden.length === 0 ? (
            <MenuItem disabled>{hiddenLabel}</MenuItem>
          ) : (
            <Submenu label={hiddenLabel}>
              {hidden.slice(0, listedAtMost).map((account) => (
                <MenuItem key={account} onSelect={() => show([account])}>
                  <FormattedMessage id="editor.hidden.show" values={{ line: nameOf(account) }} />
                </MenuItem>
              ))}
              {hidden.length > 1 && (
                <MenuItem onSelect={() => show(hidden)}>
                  <FormattedMessage id="editor.hidden.showAll" />
                </MenuItem>
              )}
            </Submenu>
          )}
        </>
      )}
    </DropdownMenu>
  );
}

function hiddenAccounts(spread: Spread, type: StatementType): NodeRef[] {
  return [...placedNodes(spread).values()].flatMap((placed) => {
    const { node } = placed;
    return placed.type === type && node.node === "account" && node.hidden ? [refOf(node)] : [];
  });
}
