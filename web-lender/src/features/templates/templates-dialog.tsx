import { useQuery } from "@tanstack/react-query";
import { languageOf } from "@tieout/core/language";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { formatAmount } from "@tieout/core/statement/number-style";
import {
  Button,
  Dialog,
  EmptyState,
  ErrorPanel,
  GatedButton,
  Heading,
  SearchInput,
  Skeleton,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { CircleAlert, CircleCheck, LayoutTemplate, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type StatementTemplate, statementTemplates } from "../../api/statement-templates.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useEditorState } from "../../spread/open-editor.ts";
import { applyPlan, plannedTemplate } from "../../spread/planned-template.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { effectOf, type TemplateEffect } from "./template-effect.ts";
import { TemplateList } from "./template-list.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import * as styles from "./templates.css.ts";

interface TemplatesDialogProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  /** Whose figures the preview shows; the latest unless said. */
  readonly columnId: string | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (template: StatementTemplate) => void;
  readonly onSaveAs: () => void;
  readonly onDelete: (template: StatementTemplate) => void;
  readonly onClose: () => void;
}

/** The tenant's templates, and what one would change before it's applied. */
export function TemplatesDialog({ onClose, onSaveAs, ...props }: TemplatesDialogProps) {
  const { record, editor, shown, columnId, chosenId, onChoose, onDelete } = props;
  const { formatMessage, locale } = useIntl();
  const { dirty } = useEditorState(editor);
  const [sought, setSought] = useState("");
  const [refused, setRefused] = useState<string>();
  const templates = useQuery(statementTemplates());
  const all = templates.data ?? [];
  const found = all.filter(({ displayName }) => holds(displayName, sought));
  const chosen = all.find(({ id }) => id === chosenId) ?? all[0];
  const planning = useQuery({
    ...plannedTemplate(record, editor, chosen ?? noTemplate),
    enabled: chosen !== undefined,
  });
  const plan = chosen && planning.data;
  const effect = useMemo(
    () => plan && effectOf(editor, shown, plan, columnId, languageOf(locale)),
    [editor, shown, plan, columnId, locale],
  );
  const showsSkeleton = useSkeleton(templates.isPending);
  const showsPlanning = useSkeleton(planning.isLoading);
  const save = (
    <Button icon={<Plus />} onClick={onSaveAs}>
      <FormattedMessage id="editor.saveAsTemplate" />
    </Button>
  );
  const why =
    effect && !breaksBalance(effect)
      ? undefined
      : formatMessage({
          id: effect
            ? "editor.templates.breaks"
            : planning.error
              ? "editor.templates.notApplied"
              : planning.isLoading
                ? "editor.templates.planning"
                : "editor.templates.needs",
        });
  const apply = () => {
    const refusal = plan && applyPlan(editor, plan);
    if (refusal) setRefused(formatMessage({ id: `editor.refusal.${refusal}` }));
    else onClose();
  };

  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      description={formatMessage({ id: "editor.templates.description" })}
      foot={
        <>
          {effect && (
            <Text size="small" tone="muted">
              <FormattedMessage
                id={dirty ? "editor.templates.undoUntilSaved" : "editor.templates.undo"}
              />
            </Text>
          )}
          <Button onClick={onClose}>
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <GatedButton onClick={apply} variant="primary" why={why}>
            <FormattedMessage id="editor.templates.apply" />
          </GatedButton>
        </>
      }
      footStart={effect && <BalanceLine effect={effect} shown={shown} />}
      initialFocus="first"
      onClose={onClose}
      open
      size="wide"
      title={formatMessage({ id: "editor.templates" })}
    >
      <div className={styles.panes}>
        <section
          aria-label={formatMessage({ id: "editor.templates.list" })}
          className={styles.pane}
        >
          <div className={styles.bar}>
            <div className={styles.search}>
              <SearchInput
                clearLabel={formatMessage({ id: "editor.templates.clearSearch" })}
                label={formatMessage({ id: "editor.templates.search" })}
                onChange={setSought}
                value={sought}
              />
            </div>
            <span aria-live="polite" className={styles.count}>
              {templates.data && (
                <FormattedMessage
                  id={sought === "" ? "editor.templates.count" : "editor.templates.found"}
                  values={{ count: all.length, found: found.length }}
                />
              )}
            </span>
            {all.length > 0 && save}
          </div>
          <div className={styles.scrolls}>
            {templates.error && !templates.data && (
              <div className={styles.message}>
                <LoadFailure
                  error={templates.error}
                  onTryAgain={() => templates.refetch()}
                  title={formatMessage({ id: "editor.templates.failed" })}
                />
              </div>
            )}
            {showsSkeleton && (
              <div className={styles.message}>
                <Skeleton count={5} label={formatMessage({ id: "editor.templates.loading" })} />
              </div>
            )}
            {templates.data && all.length === 0 && (
              <EmptyState
                action={save}
                headingLevel={3}
                icon={<LayoutTemplate />}
                title={formatMessage({ id: "editor.templates.none" })}
              >
                <FormattedMessage id="editor.templates.first" />
              </EmptyState>
            )}
            {all.length > 0 && found.length === 0 && (
              <EmptyState
                headingLevel={3}
                title={formatMessage({ id: "editor.templates.noMatch" })}
              />
            )}
            {found.length > 0 && (
              <TemplateList
                chosen={chosen}
                onChoose={onChoose}
                onDelete={onDelete}
                templates={found}
              />
            )}
          </div>
        </section>
        <section
          aria-busy={planning.isLoading}
          aria-label={formatMessage({ id: "editor.templates.preview" })}
          className={styles.pane}
        >
          {chosen && (
            <div className={styles.previewHead}>
              <Heading level={3}>{chosen.displayName}</Heading>
              {effect && (
                <Text as="p" size="small" tone="muted">
                  <FormattedMessage
                    id="editor.templates.previewOn"
                    values={{ company: shown.heading.legalName, column: effect.column.label }}
                  />
                </Text>
              )}
            </div>
          )}
          <div className={styles.scrolls}>
            {refused !== undefined && (
              <div className={styles.message}>
                <ErrorPanel title={formatMessage({ id: "editor.templates.notApplied" })}>
                  {refused}
                </ErrorPanel>
              </div>
            )}
            {chosen && planning.error && (
              <div className={styles.message}>
                <LoadFailure
                  error={planning.error}
                  onTryAgain={() => planning.refetch()}
                  title={formatMessage({ id: "editor.templates.notApplied" })}
                />
              </div>
            )}
            {showsPlanning && (
              <div className={styles.message}>
                <Skeleton count={6} label={formatMessage({ id: "editor.templates.planning" })} />
              </div>
            )}
            {effect && <TemplatePreview effect={effect} key={chosen?.id} shown={shown} />}
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** Keys the query that isn't enabled. */
const noTemplate = { id: "", version: 0 };

function holds(name: string, sought: string): boolean {
  const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain(name).includes(plain(sought.trim()));
}

/** Nobody applies what would put statements out of balance that were in it. */
function breaksBalance({ balance: { before, after } }: TemplateEffect): boolean {
  const known = new Map(before.map(({ label, difference }) => [label, difference]));
  return after.some(({ label, difference }) => known.get(label) !== difference);
}

interface BalanceLineProps {
  readonly effect: TemplateEffect;
  readonly shown: FinancialStatement;
}

/** Whether the balance sheet balances before and after, else where it doesn't and by how much. */
function BalanceLine({ effect, shown }: BalanceLineProps) {
  const { locale } = useIntl();
  const { periods, after } = effect.balance;
  const [first] = after;
  const Icon = first ? CircleAlert : CircleCheck;
  const format = {
    style: shown.numberStyle,
    currency: shown.data[0]?.currency ?? "",
    language: languageOf(locale),
  };
  return (
    <Text size="small" tone={first ? "danger" : "success"}>
      <span className={styles.balance}>
        <Icon aria-hidden size={14} />
        {first ? (
          <FormattedMessage
            id={
              breaksBalance(effect) ? "editor.templates.unbalances" : "editor.templates.unbalanced"
            }
            values={{
              column: first.label,
              amount: formatAmount(first.difference, format),
            }}
          />
        ) : (
          <FormattedMessage id="editor.templates.balanced" values={{ count: periods }} />
        )}
      </span>
    </Text>
  );
}
