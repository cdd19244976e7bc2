import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./pagination.css.ts";

const english = {
  name: "Pages",
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
};

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPageChange: (page: number) => void;
  /** Without a known last page, only skipping to the first is possible. */
  readonly skips?: "to-ends" | "to-first" | undefined;
  /** "26–50 of 146", already formatted. */
  readonly range?: string | undefined;
  /** "Page 2 of 6", already formatted. */
  readonly pageLabel?: string | undefined;
  readonly labels?: Readonly<typeof english> | undefined;
}

/** At either end its buttons stay focusable, so focus isn't lost. */
export function Pagination({
  page,
  pages,
  onPageChange,
  skips = "to-ends",
  range,
  pageLabel = `Page ${page} of ${pages}`,
  labels = english,
}: PaginationProps) {
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav aria-label={labels.name} className={styles.pager}>
      <span className={styles.range}>{range}</span>
      <IconButton
        label={labels.first}
        onClick={() => onPageChange(1)}
        refused={isFirst}
        size="small"
      >
        <ChevronsLeft />
      </IconButton>
      <IconButton
        label={labels.previous}
        onClick={() => onPageChange(page - 1)}
        refused={isFirst}
        size="small"
      >
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite" className={styles.page}>
        {pageLabel}
      </span>
      <IconButton
        label={labels.next}
        onClick={() => onPageChange(page + 1)}
        refused={isLast}
        size="small"
      >
        <ChevronRight />
      </IconButton>
      {skips === "to-ends" && (
        <IconButton
          label={labels.last}
          onClick={() => onPageChange(pages)}
          refused={isLast}
          size="small"
        >
          <ChevronsRight />
        </IconButton>
      )}
    </nav>
  );
}
