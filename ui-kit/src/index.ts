export { Avatar, type AvatarProps } from "./avatar/avatar.tsx";

export { Badge, type BadgeProps, CountPill } from "./badge/badge.tsx";

export { Button, type ButtonProps, type ButtonVariant } from "./button/button.tsx";

export { Callout, type CalloutProps, type CalloutTone } from "./callout/callout.tsx";

export { Card, type CardProps } from "./card/card.tsx";

export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/confirm-dialog.tsx";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";

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

export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";

export {
  Columns,
  type ColumnsProps,
  type Gap,
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

export { Meter, type MeterProps } from "./progress/meter.tsx";
export { Progress, type ProgressProps } from "./progress/progress.tsx";

export { Select, type SelectOption, type SelectProps } from "./select/select.tsx";

export { Spinner, type SpinnerProps } from "./spinner/spinner.tsx";

export { Stepper, type StepperProps } from "./stepper/stepper.tsx";

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
export { type Brand, type BrandInMode, deriveTheme } from "./theme/derive-theme.ts";
export { brokenGuarantees, type Guarantee, guarantees } from "./theme/guarantees.ts";
export { contrast } from "./theme/oklch.ts";
export {
  type ColorName,
  type Density,
  type Mode,
  type Status,
  type Theme,
  type TokenName,
  type Tokens,
  tokenNames,
} from "./theme/tokens.ts";
export { size, vars } from "./theme/vars.css.ts";

export { Tooltip, type TooltipProps } from "./tooltip/tooltip.tsx";
