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
  /** Where nobody knows the last page, only the first can be skipped to. */
  readonly skips?: "to-ends" | "to-first" | undefined;
  /** "26–50 of 146", already formatted. */
  readonly range?: string | undefined;
  /** "Page 2 of 6", already formatted. */
  readonly pageLabel?: string | undefined;
  readonly labels?: Readonly<typeof english> | undefined;
}

/** Turns the pages of a long list. */
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
        disabled={isFirst}
        label={labels.first}
        onClick={() => onPageChange(1)}
        size="small"
      >
        <ChevronsLeft />
      </IconButton>
      <IconButton
        disabled={isFirst}
        label={labels.previous}
        onClick={() => onPageChange(page - 1)}
        size="small"
      >
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite" className={styles.page}>
        {pageLabel}
      </span>
      <IconButton
        disabled={isLast}
        label={labels.next}
        onClick={() => onPageChange(page + 1)}
        size="small"
      >
        <ChevronRight />
      </IconButton>
      {skips === "to-ends" && (
        <IconButton
          disabled={isLast}
          label={labels.last}
          onClick={() => onPageChange(pages)}
          size="small"
        >
          <ChevronsRight />
        </IconButton>
      )}
    </nav>
  );
}
