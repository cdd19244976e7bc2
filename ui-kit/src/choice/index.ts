export { Checkbox, type CheckboxProps } from "./checkbox.tsx";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./radio-cards.tsx";
export { SwitchRow, type SwitchRowProps } from "./switch-row.tsx";
