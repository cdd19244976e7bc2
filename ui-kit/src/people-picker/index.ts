export { PeoplePicker, type PeoplePickerProps, type Person } from "./people-picker.tsx";
