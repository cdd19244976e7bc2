export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
  type DateRangeValue,
} from "./date-range.tsx";
