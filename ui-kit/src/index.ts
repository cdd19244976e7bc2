export { Avatar, type AvatarProps } from "./avatar/avatar.tsx";

export { Badge, type BadgeProps, CountPill } from "./badge/badge.tsx";
export { ChangeMark, type ChangeMarkProps } from "./badge/change-mark.tsx";

export { Button, type ButtonProps, type ButtonVariant } from "./button/button.tsx";

export { Callout, type CalloutProps, type CalloutTone } from "./callout/callout.tsx";

export { Card, type CardProps } from "./card/card.tsx";

export { CheckList, type CheckListItem, type CheckListProps } from "./check-list/check-list.tsx";

export { Checkbox, type CheckboxProps } from "./choice/checkbox.tsx";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./choice/radio-cards.tsx";
export { Switch, type SwitchProps } from "./choice/switch.tsx";
export { SwitchRow, type SwitchRowProps } from "./choice/switch-row.tsx";

export {
  ColumnMatcher,
  type ColumnMatcherProps,
  type MatchedColumn,
} from "./column-matcher/column-matcher.tsx";

export { CopyField, type CopyFieldProps } from "./copy-field/copy-field.tsx";
export { copyWhenKnown } from "./copy-field/copy-when-known.ts";

export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
  type DateRangeValue,
} from "./date-range/date-range.tsx";

export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from "./definition-list/definition-list.tsx";

export {
  DetailList,
  type DetailListItem,
  type DetailListProps,
  MarkedText,
  type MarkedTextProps,
} from "./detail-list/detail-list.tsx";

export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/confirm-dialog.tsx";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";

export { DropZone, type DropZoneProps } from "./drop-zone/drop-zone.tsx";
export { FileButton, type FileButtonProps } from "./drop-zone/file-button.tsx";

export {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
} from "./dropdown-menu/dropdown-menu.tsx";
export {
  type MenuChoice,
  MenuChoices,
  type MenuChoicesProps,
} from "./dropdown-menu/menu-choices.tsx";
export { Submenu, type SubmenuProps } from "./dropdown-menu/submenu.tsx";

export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";

export { ErrorPanel, type ErrorPanelProps } from "./error-panel/error-panel.tsx";

export { Field, type FieldProps } from "./field/field.tsx";
export { SearchInput, type SearchInputProps } from "./field/search-input.tsx";
export {
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from "./field/text-input.tsx";

export { type Figure, Figures, type FiguresProps } from "./figures/figures.tsx";

export { FileList, type FileListProps, FileRow, type FileRowProps } from "./file-row/file-row.tsx";

export { FilterChip, type FilterChipProps } from "./filter-chip/filter-chip.tsx";

export {
  Breadcrumb,
  type BreadcrumbProps,
  Crumb,
  type CrumbProps,
  Divider,
  Header,
  type HeaderProps,
  Logo,
  type LogoProps,
} from "./header/header.tsx";

export { CloseButton, type CloseButtonProps } from "./icon-button/close-button.tsx";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";
export {
  type Instruction,
  Instructions,
  type InstructionsProps,
} from "./instructions/instructions.tsx";
export { focusPage } from "./layout/focus-page.ts";
export {
  Box,
  type BoxProps,
  Columns,
  type ColumnsProps,
  Grow,
  Inline,
  type InlineProps,
  Page,
  type PageProps,
  Split,
  type SplitProps,
  Stack,
  type StackProps,
} from "./layout/layout.tsx";
export { PageHead, type PageHeadProps } from "./layout/page-head.tsx";
export type { Breakpoint, Gap, Placement } from "./layout/placement.ts";

export { CardLead, LinkRow, type LinkRowProps } from "./link-row/link-row.tsx";
export { useMedia } from "./media/use-media.ts";

export { Monogram, type MonogramProps } from "./monogram/monogram.tsx";
export { PackageTile, type PackageTileProps, PackageTiles } from "./monogram/package-tile.tsx";

export { EndNotice, type EndNoticeProps } from "./notice/end-notice.tsx";
export { Notice, type NoticeProps } from "./notice/notice.tsx";

export { loadOverlays } from "./overlays/overlays.ts";

export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";

export {
  PeoplePicker,
  type PeoplePickerProps,
  type Person,
} from "./people-picker/people-picker.tsx";

export { Popover, type PopoverProps } from "./popover/popover.tsx";

export { Meter, type MeterProps } from "./progress/meter.tsx";
export { Progress, type ProgressProps } from "./progress/progress.tsx";

export { Segmented, type SegmentedOption, type SegmentedProps } from "./segmented/segmented.tsx";

export { Select, type SelectOption, type SelectProps } from "./select/select.tsx";

export {
  SideNav,
  SideNavLink,
  type SideNavLinkProps,
  type SideNavProps,
} from "./side-nav/side-nav.tsx";

export { Skeleton, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { useSkeleton } from "./skeleton/use-skeleton.ts";

export { Spinner, type SpinnerProps } from "./spinner/spinner.tsx";

export type { GridCell, GridColumn, GridRow } from "./statement-grid/grid-model.ts";
export { StatementGrid, type StatementGridProps } from "./statement-grid/statement-grid.tsx";

export { StatusIcon, type StatusIconProps, type StatusTone } from "./status-icon/status-icon.tsx";

export { StepList, type StepListProps, type StepListStep } from "./step-list/step-list.tsx";

export { Stepper, type StepperProps } from "./stepper/stepper.tsx";

export {
  type CellPlace,
  type DataColumn,
  DataTable,
  type DataTableProps,
} from "./table/data-table.tsx";
export { ExpandableRow, type ExpandableRowProps } from "./table/expandable-row.tsx";
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

export { Emphasized, type EmphasizedProps } from "./text/emphasized.tsx";
export { firstLetter } from "./text/first-letter.ts";
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  Link,
  type LinkProps,
  Text,
  type TextProps,
} from "./text/text.tsx";
export { SkipLink, VisuallyHidden } from "./text/visually-hidden.tsx";

export { applyTheme } from "./theme/apply-theme.ts";
export { defaultBrand, navyBrand } from "./theme/brands.ts";
export {
  applyCssSettings,
  type CssSettingsResult,
  type DroppedSetting,
} from "./theme/css-settings.ts";
export { type Brand, type BrandInMode, deriveTheme } from "./theme/derivation/derive-theme.ts";
export { brokenGuarantees, type Guarantee, guarantees } from "./theme/derivation/guarantees.ts";
export { contrast } from "./theme/derivation/oklch.ts";
export {
  type ColorName,
  type Density,
  type Mode,
  type Status,
  type Theme,
  type TokenName,
  type Tokens,
  tokenNames,
} from "./theme/derivation/tokens.ts";
export { size, vars } from "./theme/vars.css.ts";

export { ToastProvider, type ToastProviderProps } from "./toast/toast.tsx";
export { type ToastMessage, useToast } from "./toast/use-toast.ts";

export { Tooltip, type TooltipProps } from "./tooltip/tooltip.tsx";

export { AnimatedEllipsis } from "./working/animated-ellipsis.tsx";
export { useOneAtATime } from "./working/use-one-at-a-time.ts";
export { WorkingIndicator, type WorkingIndicatorProps } from "./working/working-indicator.tsx";
