export { Checkbox, type CheckboxProps } from "./checkbox.tsx";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./radio-cards.tsx";
export { Switch, type SwitchProps } from "./switch.tsx";
export { SwitchRow, type SwitchRowProps } from "./switch-row.tsx";
