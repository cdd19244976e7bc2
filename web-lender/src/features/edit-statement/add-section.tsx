import { capitalized } from "@tieout/core/language";
import { captionFault } from "@tieout/core/spread/line-commands";
import { sectionTakesMore } from "@tieout/core/spread/permissions";
import { newSectionRefusal } from "@tieout/core/spread/section-commands";
import type { Spread } from "@tieout/core/spread/spread";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { type NodeRef, type ReportedAs, refOf } from "@tieout/core/statement/layout";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import {
  Button,
  Combobox,
  Dialog,
  ErrorPanel,
  Field,
  Segmented,
  Stack,
  Text,
  TextInput,
} from "@tieout/ui-kit";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { LineDialogProps } from "./line-dialog.ts";
import { useRefusalText } from "./refusal-text.ts";
import { SectionChoice } from "./section-choice.tsx";

interface AddSectionProps extends LineDialogProps {
  /** The line from which it was asked for; its section is the parent to begin with. */
  readonly near?: NodeRef;
}

const sides = ["Debit", "Credit"] as const;
const atTheEnd = "end";

/** Adds a section with header and total (S-U95 to S-U98). */
export function AddSection({ editor, viewed: { shown }, near, onClose }: AddSectionProps) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const formId = useId();
  const { spread } = useEditorState(editor).session;
  const [id] = useState(() => crypto.randomUUID());
  const prefilled = `${formatMessage({ id: "editor.addSection.totalWord" })} `;
  const [footer, setFooter] = useState(prefilled);
  /** Undefined while it follows the footer. */
  const [ownHeader, setOwnHeader] = useState<string>();
  const [to, setTo] = useState(() => near && sectionNear(spread, near));
  const [before, setBefore] = useState<NodeRef>();
  /** Undefined while it follows the parent. */
  const [ownSide, setOwnSide] = useState<ReportedAs>();
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string>();

  const header = ownHeader ?? headerOf(footer, formatMessage({ id: "editor.addSection.totals" }));
  const side = ownSide ?? sideOf(spread, to) ?? "Debit";
  const faults = {
    footer: footer.trim() === prefilled.trim() ? "missing" : captionFault(footer.trim()),
    header: captionFault(header.trim()),
  } as const;
  const fault = (part: "footer" | "header") => {
    const found = faults[part];
    return asked && found ? formatMessage({ id: `editor.caption.${found}` }) : undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (faults.footer || faults.header || !to) return;
    const refusal = editor.edit([
      {
        do: "addSection",
        ...{ id, to, side },
        ...(before && { before }),
        headerCaption: header.trim(),
        footerCaption: footer.trim(),
      },
    ]);
    if (refusal) setRefused(refusalText(refusal));
    else onClose();
  };

  const siblings = shown.lineItems.filter(
    ({ node, lineItemType }) =>
      lineItemType !== "SectionFooter" && parentOf(spread, node) === to && to !== undefined,
  );
  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      foot={
        <>
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <Button form={formId} type="submit" variant="primary">
            <FormattedMessage id="editor.addSection" />
          </Button>
        </>
      }
      initialFocus="first"
      onClose={onClose}
      open
      title={formatMessage({ id: "editor.addSection" })}
      typed={footer !== prefilled || ownHeader !== undefined}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="medium">
          {refused !== undefined && (
            <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
          )}
          <Field
            error={fault("footer")}
            hint={formatMessage({ id: "editor.addSection.footer.hint" })}
            label={formatMessage({ id: "editor.addSection.footer" })}
          >
            <TextInput
              autoComplete="off"
              onChange={(event) => setFooter(event.target.value)}
              onFocus={({ target }) =>
                target.setSelectionRange(target.value.length, target.value.length)
              }
              value={footer}
            />
          </Field>
          <Field error={fault("header")} label={formatMessage({ id: "editor.addSection.header" })}>
            <TextInput
              autoComplete="off"
              onChange={(event) => setOwnHeader(event.target.value)}
              value={header}
            />
          </Field>
          <Field
            error={asked && !to ? formatMessage({ id: "editor.section.missing" }) : undefined}
            label={formatMessage({ id: "editor.addSection.parent" })}
          >
            <SectionChoice
              onChange={(section) => {
                setTo(section);
                setBefore(undefined);
              }}
              refusalOf={(section) => newSectionRefusal(spread, id, section)}
              spread={spread}
              type={shown.financialStatementType}
              value={to}
            />
          </Field>
          <Field label={formatMessage({ id: "editor.addSection.before" })}>
            <Combobox
              disabled={to === undefined}
              noMatch={formatMessage({ id: "editor.line.noMatch" })}
              onChange={(chosen) => setBefore(siblings.find(({ node }) => node === chosen)?.node)}
              options={[
                { value: atTheEnd, label: formatMessage({ id: "editor.addSection.atTheEnd" }) },
                ...siblings.map(({ node, captionText }) => ({
                  value: node,
                  label: formatMessage(
                    { id: "editor.addSection.beforeLine" },
                    { caption: captionText },
                  ),
                })),
              ]}
              value={before ?? atTheEnd}
            />
          </Field>
          <Stack gap="tiny">
            <Text size="small" weight="medium">
              <FormattedMessage id="editor.side" />
            </Text>
            <Segmented
              label={formatMessage({ id: "editor.side" })}
              onChange={setOwnSide}
              options={sides.map((value) => ({
                value,
                label: formatMessage({ id: `editor.side.${value}` }),
              }))}
              value={side}
            />
            <Text size="small" tone="muted">
              <FormattedMessage id="editor.side.hint" />
            </Text>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The line's own section, or the nearest one around it that takes another. */
function sectionNear(spread: Spread, near: NodeRef): NodeRef | undefined {
  const placed = placedNodes(spread).get(near);
  if (!placed) return undefined;
  return [...placed.ancestors, placed.node]
    .map(refOf)
    .findLast((ref) => sectionTakesMore(spread, ref));
}

function sideOf(spread: Spread, ref: NodeRef | undefined): ReportedAs | undefined {
  const node = ref && placedNodes(spread).get(ref)?.node;
  return node?.node === "section" ? node.reportedAs : undefined;
}

function parentOf(spread: Spread, node: PresentedLineItem["node"]): NodeRef | undefined {
  const parent = placedNodes(spread).get(node)?.ancestors.at(-1);
  return parent && refOf(parent);
}

/**
 * A total's caption without its word for total: "Funded debt" of "Total funded debt".
 *
 * @param totals how a total's caption may begin, longest first and separated by bars
 */
function headerOf(footer: string, totals: string): string {
  const text = footer.trim();
  const begins = totals.split("|").find((word) => text.toLowerCase().startsWith(word));
  return capitalized(text.slice(begins?.length ?? 0).trimStart());
}
