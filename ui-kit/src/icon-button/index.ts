export { CloseButton, type CloseButtonProps } from "./close-button.tsx";
export { IconButton, type IconButtonProps } from "./icon-button.tsx";
