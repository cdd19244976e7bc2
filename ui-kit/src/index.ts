export * from "./avatar/avatar.tsx";
export * from "./badge/badge.tsx";
export * from "./badge/change-mark.tsx";
export * from "./button/button.tsx";
export * from "./button/gated-button.tsx";
export * from "./button/split-button.tsx";
export * from "./callout/callout.tsx";
export * from "./card/card.tsx";
export * from "./check-list/check-list.tsx";
export * from "./choice/checkbox.tsx";
export * from "./choice/radio.tsx";
export * from "./choice/radio-cards.tsx";
export * from "./choice/switch.tsx";
export * from "./column-matcher/column-matcher.tsx";
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from "./combobox/combobox.tsx";
export * from "./combobox/lookup.tsx";
export * from "./copy-field/copy-field.tsx";
export * from "./date-range/date-range.tsx";
export * from "./definition-list/definition-list.tsx";
export * from "./detail-list/detail-list.tsx";
export * from "./dialog/confirm-dialog.tsx";
export * from "./dialog/dialog.tsx";
export * from "./diverging-bar/diverging-bar.tsx";
export * from "./drop-zone/drop-zone.tsx";
export * from "./dropdown-menu/dropdown-menu.tsx";
export * from "./dropdown-menu/point-menu.tsx";
export * from "./dropdown-menu/submenu.tsx";
export * from "./empty-state/empty-state.tsx";
export * from "./error-panel/error-panel.tsx";
export * from "./field/field.tsx";
export * from "./field/search-input.tsx";
export {
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from "./field/text-input.tsx";
export * from "./figures/figures.tsx";
export * from "./file-row/file-row.tsx";
export * from "./filter-chip/filter-chip.tsx";
export * from "./header/header.tsx";
export * from "./icon-button/close-button.tsx";
export * from "./icon-button/icon-button.tsx";
export * from "./instructions/instructions.tsx";
export * from "./layout/layout.tsx";
export * from "./layout/page-head.tsx";
export type { Breakpoint, Gap, Placement } from "./layout/placement.ts";
export * from "./line-chart/line-chart.tsx";
export * from "./link-row/link-row.tsx";
export * from "./media/use-media.ts";
export * from "./monogram/monogram.tsx";
export * from "./monogram/package-tile.tsx";
export * from "./notice/end-notice.tsx";
export * from "./notice/notice.tsx";
export { loadOverlays } from "./overlays/overlays.ts";
export * from "./pagination/pagination.tsx";
export * from "./people-picker/people-picker.tsx";
export { Popover, type PopoverProps } from "./popover/popover.tsx";
export * from "./progress/meter.tsx";
export * from "./progress/progress.tsx";
export * from "./segmented/segmented.tsx";
export * from "./select/select.tsx";
export * from "./side-nav/side-nav.tsx";
export * from "./skeleton/skeleton.tsx";
export * from "./spinner/spinner.tsx";
export type { DropPlace } from "./statement-grid/drop-place.ts";
export {
  columnGroups,
  type GridCell,
  type GridColumn,
  type GridRow,
} from "./statement-grid/grid-model.ts";
export type {
  DropHint,
  GridDrag,
  SelectionChange,
  StatementGridHandle,
  StatementGridProps,
} from "./statement-grid/grid-props.ts";
export * from "./statement-grid/statement-grid.tsx";
export * from "./status-icon/status-icon.tsx";
export { StepList, type StepListProps, type StepListStep } from "./step-list/step-list.tsx";
export * from "./stepper/stepper.tsx";
export * from "./table/data-table.tsx";
export * from "./table/expandable-row.tsx";
export {
  Cell,
  type CellProps,
  ColumnHeader,
  type ColumnHeaderProps,
  Row,
  type RowProps,
  type RowState,
  Table,
  type TableProps,
} from "./table/table.tsx";
export { Tab, type TabProps, Tabs, type TabsProps } from "./tabs/tabs.tsx";
export * from "./text/emphasized.tsx";
export * from "./text/text.tsx";
export * from "./theme/apply-theme.ts";
export * from "./theme/css-settings.ts";
export * from "./theme/derivation/derive-theme.ts";
export * from "./toast/toast.tsx";
export { type ToastMessage, useToast } from "./toast/use-toast.ts";
export * from "./tooltip/tooltip.tsx";
export * from "./working/working-indicator.tsx";
